import type {Lesson} from '@quinola/play';
import {inBook} from '../../../../kit/called-king/words/lessons/book.js';
import {onlyBid, setDeal} from '../../../../kit/called-king/words/lessons/set-deal.js';
import {problem} from '../../../../kit/words/lessons/set-deal.js';
import {PROBLEMS} from './offers.js';

const inSecret = problem(
  {game: 'cinquille', id: 'in-secret', text: PROBLEMS['in-secret']},
  {
    source: inBook(
      'Cinquille: trumps before the called King; Quadrille: rule 25',
      '„Cinquille”: atuty przed wołanym królem; „Quadrille”: reguła 25',
      {
        de: 'Cinquille: Trumpf vor dem gerufenen König; Quadrille: Regel 25',
        sv: 'Cinquille: trumf före den kallade kungen; Kadrilj: regel 25',
        ru: 'Сенкиль: козыри раньше вызванного короля; Кадриль: правило 25',
      },
    ),
    ...setDeal({
      hands: [
        'KS 5S KH 4H KC 6C QD 3D',
        '6S 7S QH 5H JD 6D QC 4C',
        'JS AS 2S AC 7H 7C 3C KD',
        '3S QS JH 2H AD 4D JC 2C',
        '4S AH 3H 6H 2D 5D 7D 5C',
      ],
      visitor: 0,
      before: [...onlyBid(2, 5, 'ask'), {type: 'DECLARE', trump: 'S', call: 'KH'}],
    }),
    end: {
      say: {
        en: 'A trump. *With five at the table the partner leads trumps even before the called King*: if they are shared out fairly, five fall in one trick. In Quadrille he would play that King at once, to be known. Here his play may betray him; the King can wait.',
        de: 'Trumpf. *Zu fünft spielt der Partner Trumpf noch vor dem gerufenen König aus*: Sind sie einigermaßen verteilt, so fallen fünf in einem Stich. In der Quadrille spielte er sogleich diesen König, um sich zu zeigen. Hier verrät ihn vielleicht sein Spiel; der König kann warten.',
        pl: 'Atutem. *Gdy gra pięciu, partner wychodzi w atuty, nawet zanim pokaże wołanego króla*: jeśli są jako tako rozdzielone, w jednej lewie padnie ich pięć. W kadrylu zagrałby od razu króla, żeby dać się poznać. Tu zdradzi go gra, a król może poczekać.',
        sv: 'Trumf. *På fem spelar partnern ut trumf redan före den kallade kungen*: är de någorlunda delade faller fem i ett stick. I kadrilj skulle han genast spela den kungen, för att visa sig. Här röjer honom kanske hans spel; kungen kan vänta.',
        ru: 'С козыря. *Впятером партнёр заходит с козырей ещё до вызванного короля*: если они поделены сколько-нибудь ровно, в одной взятке выйдут пять. В кадрили он сразу сыграл бы этим королём, чтобы открыться. Здесь его, может быть, выдаст игра, а король подождёт.',
      },
    },
  },
  {
    say: {
      en: 'The Ombre asks in spades and calls the king of hearts: *you hold it*. You are the eldest hand and lead first. You have king and five of spades, a small heart beside the called King, king of clubs, queen of diamonds. *What do you lead?*',
      de: 'Der Hombre fragt in Pik und ruft den Herz-König: *Sie haben ihn*. Sie sind die Vorhand und spielen zuerst aus. Sie haben König und Fünf von Pik, ein kleines Herz neben dem gerufenen König, den Treff-König, die Karo-Dame. *Was spielen Sie aus?*',
      pl: 'Lomber pyta w pikach i woła króla kier: *masz go ty*. Siedzisz na ręku i wychodzisz pierwszy. Masz króla i piątkę pik, małego kiera przy wołanym królu, króla trefl i damę karo. *Czym wychodzisz?*',
      sv: 'Lombren begär i spader och kallar hjärter kung: *du har den*. Du är förhand och spelar ut först. Du har kung och fem i spader, en låg hjärter bredvid den kallade kungen, klöver kung, ruter dam. *Vad spelar du ut?*',
      ru: 'Ломбер объявил запрос в пиках и вызвал короля червей: *он у вас*. Вы первая рука и ходите первым. У вас король и пятёрка пик, малая черва при вызванном короле, король треф, дама бубен. *С чего зайти?*',
    },
    ask: {cards: ['KS', '5S']},
    point: ['KS', '5S', 'KH', 'KC', 'QD'],
    others: [
      {
        cards: ['KH'],
        say: {
          en: 'In Quadrille, yes. With five at the table the book leads something else before it. Take it back, or go on.',
          de: 'In der Quadrille ja. Zu fünft spielt das Buch vorher etwas anderes aus. Nehmen Sie es zurück, oder spielen Sie weiter.',
          pl: 'W kadrylu tak. Gdy gra pięciu, książka wychodzi wcześniej czym innym. Cofnij albo graj dalej.',
          sv: 'I kadrilj, ja. På fem spelar boken ut något annat före den. Ta tillbaka det, eller spela vidare.',
          ru: 'В кадрили да. Впятером книга сначала заходит с другого. Возьмите ход назад или играйте дальше.',
        },
      },
    ],
    other: {
      en: 'The book leads another suit: what helps the Ombre most? Take it back, or go on.',
      de: 'Das Buch spielt eine andere Farbe aus: Was hilft dem Hombre am meisten? Nehmen Sie es zurück, oder spielen Sie weiter.',
      pl: 'Książka wychodzi w inny kolor: co najbardziej pomoże lombrowi? Cofnij albo graj dalej.',
      sv: 'Boken spelar ut en annan färg: vad hjälper Lombren mest? Ta tillbaka det, eller spela vidare.',
      ru: 'Книга заходит с другой масти: что больше всего поможет ломберу? Возьмите ход назад или играйте дальше.',
    },
  },
);

/** The problems of Cinquille. */
export const problems: readonly Lesson[] = [inSecret];
