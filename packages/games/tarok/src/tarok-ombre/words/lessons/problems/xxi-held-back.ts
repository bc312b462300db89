import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** XXI with small taroks: it waits. */
export const xxiHeldBack: Lesson = {
  format: 'quinola-lesson/1',
  id: 'xxi-held-back',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['xxi-held-back'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: on the use of the chief cards, 1',
    de: 'Das Buch vom Tarock-l’Hombre, Warschau, um 1820: vom Gebrauch der Hauptkarten, 1',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: o używaniu najważniejszych kart, 1',
    sv: 'Boken om tarock-lomber, Warszawa, omkring 1820: om huvudkortens bruk, 1',
    ru: 'Книга о тарок-ломбере, Варшава, около 1820: об употреблении главных карт, 1',
  },
  options: {
    manner: 'old',
    deal: 'S:21,5,3.QT73.NJ26T.Q3589.NT986432 W:20,19,18,17,16,15,14,13,12,8,7,2.KNJ.K389.KNJ6.KQ E:SK,11,10,9,6,4,1.986542.QA57.A247T.J75 dealer=S skat=AS,4H,AC game=solo player=W',
  },
  opening: ['T14', 'T10'],
  steps: [
    {
      say: {
        en: 'The declarer plays Solo and has led the XIV; your friend followed with the X. You hold XXI with two small taroks, and play last. *Do you take the trick?*',
        de: 'Der Spieler spielt Solo und hat die XIV ausgespielt; Ihr Verbündeter gab die X. Sie haben die XXI mit zwei kleinen Tarocken und spielen zuletzt. *Nehmen Sie den Stich?*',
        pl: 'Grający gra Solo i zadał XIV; przyjaciel dołożył X. Masz XXI z dwoma małymi tarokami i grasz ostatni. *Bierzesz lewę?*',
        sv: 'Spelaren spelar Solo och har spelat ut XIV; din förbundne lade X. Du har XXI med två låga tarocker och spelar sist. *Tar du sticket?*',
        ru: 'Играющий объявил соло и зашёл с XIV; союзник положил X. У вас XXI с двумя малыми тароками, и кладёте вы последним. *Брать взятку?*',
      },
      ask: {cards: ['T3', 'T5']},
      point: ['T14', 'T10'],
      right: {
        en: 'One point was there to win. XXI waits for more.',
        de: 'Ein Punkt war zu gewinnen. Die XXI wartet auf mehr.',
        pl: 'Był tam do wzięcia jeden punkt. XXI czeka na więcej.',
        sv: 'En poäng var att vinna. XXI väntar på mer.',
        ru: 'Там было одно очко. XXI ждёт большего.',
      },
      others: [
        {
          cards: ['T21'],
          say: {
            en: 'Three cards without value are one point, and the highest tarok is spent on it. Take it back, or go on.',
            de: 'Drei leere Karten sind ein Punkt, und dafür geht das höchste Tarock hin. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Trzy próżne karty to jeden punkt, a kosztował najwyższego taroka. Cofnij albo graj dalej.',
            sv: 'Tre tomma kort är en poäng, och den högsta tarocken går åt till dem. Ta tillbaka det, eller spela vidare.',
            ru: 'Три пустые карты — одно очко, а уходит на них старший тарок. Возьмите ход назад или играйте дальше.',
          },
        },
      ],
      wrong: {
        en: 'A tarok must be answered with a tarok.',
        de: 'Auf Tarock muss Tarock folgen.',
        pl: 'Na taroka trzeba dać taroka.',
        sv: 'På tarock måste man lägga tarock.',
        ru: 'На тарок надо класть тарок.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: with small taroks beside it, *XXI is held back* when taroks are played, as long as it can be and is of use, and does not take at once.',
      de: 'Das Buch: Neben kleinen Tarocken *hält man die XXI zurück*, wenn Tarock gespielt wird, solange es geht und nützt, und nimmt nicht gleich.',
      pl: 'Książka: gdy przy XXI ma się jeszcze niskie taroki, *trzeba ją przetrzymać*, gdy biją taroki, póki można i póki jest z tego pożytek, a nie zaraz nią bić.',
      sv: 'Boken: med låga tarocker bredvid *hålls XXI inne* när tarock spelas, så länge det går och är till nytta, och tar inte genast.',
      ru: 'Книга: при малых тароках *XXI придерживают*, когда ходят с тароков, пока можно и есть польза, и не берут сразу.',
    },
  },
};
