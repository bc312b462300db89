import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** A hand of the book: which game it is good for. */
export const elevenTaroks: Lesson = {
  format: 'quinola-lesson/1',
  id: 'eleven-taroks',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['eleven-taroks'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: old manner, article 15',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: stary sposób, artykuł 15',
  },
  options: {
    manner: 'old',
    deal: 'S:20,19,17,15,13,12,10,8,6,5,3.KQN432.KN56.KN56. W:21,18,11,9,7.T9875.A3489T.QJA39.KQ63 E:SK,16,14,4,2,1.J6A.QJ27.2478.NJT98754 dealer=E skat=2C,AC,TD',
  },
  opening: [{type: 'LOOK'}],
  seats: ['visitor', {plays: [{type: 'PASS'}]}, {plays: [{type: 'PASS'}]}],
  steps: [
    {
      say: {
        en: 'You hold eleven taroks without Sky and Pagat, three kings, a queen and three knights. You speak first. *Which game do you bid?*',
        pl: 'Masz jedenaście taroków bez Sky i Pagata, trzy króle, damę i trzech kawali. Mówisz pierwszy. *Jaką grę zapowiadasz?*',
      },
      ask: {move: {type: 'BID', contract: 'uno'}},
      point: ['hand'],
      right: {
        en: 'With one card asked for, the best that is missing, you have enough for forty.',
        pl: 'Z jedną kartą, najlepszą z brakujących, starczy na czterdzieści.',
      },
      other: {
        en: 'You may. But this hand needs one card from the others: neither two, nor none. Take it back, or go on.',
        pl: 'Wolno. Ale tej ręce trzeba jednej cudzej karty: ani dwóch, ani żadnej. Cofnij albo graj dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: with ten, eleven or twelve taroks without Sky and Pagat, three kings, a queen and three knights *a Uno* may be played. Only one card is asked for, but the fittest.',
      pl: 'Książka: mając dziesięć, jedenaście albo dwanaście taroków bez Sky i Pagata, trzy króle, damę i trzech kawali, można grać *a Uno*. Żąda się tylko jednej karty, ale najodpowiedniejszej.',
    },
  },
};
