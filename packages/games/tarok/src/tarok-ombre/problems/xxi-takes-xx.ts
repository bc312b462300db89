import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** XXI with XIX and XVII: it takes the XX. */
export const xxiTakesXx: Lesson = {
  format: 'quinola-lesson/1',
  id: 'xxi-takes-xx',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['xxi-takes-xx'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: on the use of the chief cards, 1',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: o używaniu najważniejszych kart, 1',
  },
  options: {
    manner: 'old',
    deal: 'S:SK,21,19,17,16,15,13,12,11,9,7,5.KQ3.KQ24.K57.K84 W:20,14,10,8,3.J642A.NA5789.NJA23T.972 E:18,6,4,2,1.NT9875.J36T.Q69.QNJT653 dealer=S skat=4D,8D,AC game=solo player=S',
  },
  opening: ['T20', 'T2'],
  steps: [
    {
      say: {
        en: 'You play Solo, and an opponent leads the XX. You hold XXI, but also XIX, XVII and more. *Which tarok?*',
        pl: 'Grasz Solo, a przeciwnik zadał XX. Masz XXI, ale także XIX, XVII i dalsze. *Który tarok?*',
      },
      ask: {card: 'T21'},
      point: ['T20', 'T21', 'T19', 'T17'],
      right: {
        en: 'The XX is gone, and your XIX is now the highest.',
        pl: 'XX padł, a twój XIX jest teraz najwyższy.',
      },
      other: {
        en: 'Then the XX has won, and you lead no more. Here XXI loses nothing: the XIX steps into its place. Take it back, or go on.',
        pl: 'Wtedy XX bierze i już nie wychodzisz. Tu XXI nic nie traci: jej miejsce zajmie XIX. Cofnij albo graj dalej.',
      },
      wrong: {en: 'A tarok must be answered with a tarok.', pl: 'Na taroka trzeba dać taroka.'},
    },
  ],
  end: {
    say: {
      en: 'The book: if you hold XIX, XVII and so on beside it, *XXI may be used when the opponents lead the XX*. How many and how high your taroks are decides whether it is played early or late.',
      pl: 'Książka: gdy przy XXI ma się XIX, XVII i tak dalej, *można jej użyć, gdy przeciwnicy zadali XX*. O tym, czy wcześniej, czy później, rozstrzyga liczba i wysokość taroków.',
    },
  },
};
