import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** A king is led to bare figures: what Sky is for. */
export const queenUnderKing: Lesson = {
  format: 'quinola-lesson/1',
  id: 'queen-under-king',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['queen-under-king'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: hint 6',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: wskazówka 6',
  },
  options: {
    players: 3,
    deal: 'S:SK,15,12,9,7,4.QN.K358T.Q2479.JT87532 E:21,20,19,18,14,13,8,6,5.T842.QN479.K38T.N6A W:17,16,11,10,3,2,1.KJ753.JA26.NJA56.KQ94 dealer=E skat=9S,6S,AS',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    'KS',
  ],
  steps: [
    {
      say: {
        en: 'The king of spades is led. Of spades you hold only the queen and the knight. *What do you play?*',
        pl: 'Zagrano króla pik. Z pików masz tylko damę i kawala. *Co grasz?*',
      },
      ask: {card: 'SK'},
      point: ['KS', 'QS', 'NS'],
      right: {
        en: 'Sky comes back to you. Queen and knight keep their seven points.',
        pl: 'Sky wraca do ciebie. Dama i kawal zachowują swoje siedem punktów.',
      },
      other: {
        en: 'You may. But the king takes your figure, and its points. Take it back, or go on.',
        pl: 'Wolno. Ale król zabiera figurę i jej punkty. Cofnij albo graj dalej.',
      },
      wrong: {
        en: 'You hold spades: it must be one of them, or Sky.',
        pl: 'Masz piki: musi to być jeden z nich albo Sky.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: Sky is the one card you may use where and for what you like. Play it when your figures stand bare: *on the king that is led*, so that you need not give the knight.',
      pl: 'Książka: Sky to jedyna karta, której wolno użyć, gdzie i do czego się chce. Gra się go, gdy figury nie mają osłony: *na zagranego króla*, żeby nie oddać kawala.',
    },
  },
};
