import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** The Pagat cannot be saved, but there are kings to guard. */
export const pagatToTheEnd: Lesson = {
  format: 'quinola-lesson/1',
  id: 'pagat-to-the-end',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['pagat-to-the-end'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: hint 9',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: wskazówka 9',
  },
  options: {
    players: 3,
    deal: 'S:9,5,1.KT874.KA368.K2479T.J97532 E:21,20,19,18,16,13,12,8,7,6.Q653.QN479.NJ5.Q84 W:SK,17,15,14,11,10,4,3,2.NJ92.J25.QA368.KNT6 dealer=E skat=AS,TH,AC',
  },
  opening: [
    {type: 'ANNOUNCE', classes: ['taroks']},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: ['kings']},
    'T14',
  ],
  steps: [
    {
      say: {
        en: 'The XIV is led. You hold the Pagat with two taroks, as before; but now three kings besides. *Which tarok do you play?*',
        pl: 'Zagrano XIV. Masz jak przedtem Pagata z dwoma tarokami, ale teraz także trzy króle. *Który tarok grasz?*',
      },
      ask: {cards: ['T5', 'T9']},
      point: ['T14', 'KS', 'KH', 'KD'],
      right: {
        en: 'The Pagat waits. The more taroks fall, the safer are your kings.',
        pl: 'Pagat czeka. Im więcej taroków padnie, tym bezpieczniejsze twoje króle.',
      },
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'That is right without kings. Now every tarok that stays in play may take one of yours. Take it back, or go on.',
            pl: 'Tak jest dobrze bez królów. Teraz każdy tarok, który zostaje w grze, może zabrać twojego króla. Cofnij albo graj dalej.',
          },
        },
      ],
      wrong: {en: 'A tarok must be answered with a tarok.', pl: 'Na taroka trzeba dać taroka.'},
    },
  ],
  end: {
    say: {
      en: 'The book: who must lose the Pagat, but *has several kings and has not laid the Skat*, keeps it to the very last and lets the taroks run out, so as not to lose his kings too.',
      pl: 'Książka: kto musi stracić Pagata, ale *ma kilku królów, a Skata sam nie kładł*, trzyma go do ostatniej chwili i pozwala tarokom wyjść, żeby nie stracić jeszcze i królów.',
    },
  },
};
