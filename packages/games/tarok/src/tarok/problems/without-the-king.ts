import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** Three figures of a suit whose king another holds. */
export const withoutTheKing: Lesson = {
  format: 'quinola-lesson/1',
  id: 'without-the-king',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['without-the-king'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: hint 11',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: wskazówka 11',
  },
  options: {
    players: 3,
    deal: 'S:19,16,11,8,6,3.QNJ74.A469.QA58.KT9642 E:SK,21,20,18,14,13,9,7,5.K93A.KNJ257.467T.73 W:17,15,12,10,4,2,1.T865.Q38.KNJ239.QNJ85 dealer=W skat=2S,TH,AC',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: ['cavalry-half']},
    {type: 'ANNOUNCE', classes: []},
  ],
  steps: [
    {
      say: {
        en: 'You hold queen, knight and knave of spades; another has the king. You lead. *How do you draw him out, and stay strong in spades?*',
        pl: 'Masz damę, kawala i waleta pik, a króla ma kto inny. Wychodzisz. *Jak go wyciągnąć i zachować siłę w pikach?*',
      },
      ask: {cards: ['QS', 'NS', 'JS']},
      point: ['QS', 'NS', 'JS'],
      right: {
        en: 'The king must come out to take it. Then the suit is yours.',
        pl: 'Król musi wyjść, żeby ją wziąć. Potem kolor jest twój.',
      },
      other: {
        en: 'Then the king waits for your figures. Take it back, or go on.',
        pl: 'Wtedy król czeka na twoje figury. Cofnij albo graj dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: who has half a cavalry *without the king* leads a figure at once, if he wants to draw the king and keep his strength in the suit. Which figure it does not say; the knave costs least.',
      pl: 'Książka: kto ma pół kawalerii *bez króla*, a chce króla wyciągnąć i zachować siłę w kolorze, natychmiast zadaje figurę. Którą, nie mówi; walet kosztuje najmniej.',
    },
  },
};
