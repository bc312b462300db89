import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** The Pagat cannot be saved, and there are no kings to guard. */
export const pagatAtOnce: Lesson = {
  format: 'quinola-lesson/1',
  id: 'pagat-at-once',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['pagat-at-once'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: hint 8',
    de: 'Das Tarockbuch, Warschau, um 1820: Rat 8',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: wskazówka 8',
    sv: 'Tarockboken, Warszawa, omkring 1820: råd 8',
    ru: 'Книга о тароке, Варшава, около 1820: совет 8',
  },
  options: {
    players: 3,
    deal: 'S:9,5,1.QT8742.JA368.Q2479T.J9753 E:21,20,19,18,16,13,12,8,7,6.K653.QN257.J38.N6A W:SK,17,15,14,11,10,4,3,2.NJ9.K49.KNA56.KQT84 dealer=E skat=AS,TH,2C',
  },
  opening: [
    {type: 'ANNOUNCE', classes: ['taroks']},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    'T14',
  ],
  steps: [
    {
      say: {
        en: 'The XIV is led, and a tarok must be answered with a tarok. You hold the Pagat with only two others, and no king. *Which do you play?*',
        de: 'Die XIV wird ausgespielt, und auf Tarock muss Tarock folgen. Sie haben den Pagat mit nur zwei anderen und keinen König. *Welches spielen Sie?*',
        pl: 'Zagrano XIV, a na taroka trzeba dać taroka. Masz Pagata z dwoma tylko innymi i żadnego króla. *Który grasz?*',
        sv: 'XIV spelas ut, och på tarock måste man lägga tarock. Du har Pagat och bara två till, och ingen kung. *Vilken lägger du?*',
        ru: 'Зашли с XIV, а на тарок надо класть тарок. У вас Пагат, ещё только два тарока и ни одного короля. *Какой положить?*',
      },
      ask: {card: 'T1'},
      point: ['T14'],
      right: {
        en: 'It was lost anyway. Your other taroks stay, against the kings of the others.',
        de: 'Er war ohnehin verloren. Ihre anderen Tarocke bleiben, gegen die Könige der anderen.',
        pl: 'I tak był stracony. Pozostałe taroki zostają przeciw cudzym królom.',
        sv: 'Den var ändå förlorad. Dina andra tarocker är kvar, mot de andras kungar.',
        ru: 'Он всё равно пропал. Остальные ваши тароки остались, против чужих королей.',
      },
      other: {
        en: 'Then the Pagat falls a little later, and you have no tarok left when kings are played. Take it back, or go on.',
        de: 'Dann fällt der Pagat ein wenig später, und wenn Könige gespielt werden, haben Sie kein Tarock mehr. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wtedy Pagat padnie trochę później, a na króle nie zostanie ci żaden tarok. Cofnij albo graj dalej.',
        sv: 'Då faller Pagat lite senare, och när kungar spelas har du ingen tarock kvar. Ta tillbaka det, eller spela vidare.',
        ru: 'Тогда Пагат падёт чуть позже, а когда пойдут короли, тароков у вас уже не будет. Возьмите ход назад или играйте дальше.',
      },
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
      en: 'The book: who has too few taroks to save the Pagat does well to give it *the first time taroks are led*. So taroks stay in play, and hinder a king in the last trick.',
      de: 'Das Buch: Wer zu wenige Tarocke hat, um den Pagat zu retten, tut gut daran, ihn *das erste Mal zu geben, wenn Tarock gespielt wird*. So bleiben Tarocke im Spiel und hindern einen König im letzten Stich.',
      pl: 'Książka: kto ma za mało taroków, żeby Pagata uratować, dobrze zrobi, dając go *za pierwszym razem, gdy zadano taroka*. Wtedy taroki zostają w grze i przeszkadzają zrobić króla ultimo.',
      sv: 'Boken: den som har för få tarocker för att rädda Pagat gör väl i att ge den *första gången tarock spelas*. Så blir tarocker kvar i spelet och hindrar en kung i sista sticket.',
      ru: 'Книга: у кого слишком мало тароков, чтобы спасти Пагата, тому лучше отдать его, *как только зайдут с тароков*. Тогда тароки остаются в игре и мешают королю в последней взятке.',
    },
  },
};
