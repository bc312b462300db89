import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** Very many taroks: which card is asked for. */
export const whatToAskFor: Lesson = {
  format: 'quinola-lesson/1',
  id: 'what-to-ask-for',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['what-to-ask-for'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: old manner, article 16',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: stary sposób, artykuł 16',
  },
  options: {
    manner: 'old',
    deal: 'S:21,20,19,18,16,15,13,12,11,9,7.KQT7.KQA34.279.84 W:SK,17,8,6,5,1.98653.J2679T.NA56.KT63 E:14,10,4,3,2.NJ42A.N58.KQJ348.QNJ975 dealer=E skat=2C,AC,TD game=uno player=S',
  },
  steps: [
    {
      say: {
        en: 'You play a Uno and hold very many taroks, the four highest among them. You may ask for one card that counts. *Which?*',
        pl: 'Grasz a Uno i masz bardzo wiele taroków, wśród nich cztery najwyższe. Możesz żądać jednej karty liczbowej. *Której?*',
      },
      ask: {move: {type: 'DEMAND', card: 'T1'}},
      point: ['hand'],
      right: {
        en: 'Five points, and with so many taroks you will bring it home.',
        pl: 'Pięć punktów, a przy tylu tarokach doprowadzisz go do domu.',
      },
      other: {
        en: 'You may. But with so many taroks there is a card that is safe with you alone. Take it back, or go on.',
        pl: 'Wolno. Ale przy tylu tarokach jest karta, która tylko u ciebie jest bezpieczna. Cofnij albo graj dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: the best cards to ask for are *XXI*; a *king*, if you hold more figures of his suit; *Sky*, for a queen or a knight that is guarded once, or for a Pagat among seven or eight taroks; and *the Pagat itself, if you hold many taroks*.',
      pl: 'Książka: najlepiej żądać *XXI*; *króla*, gdy się ma więcej figur tej maści; *Sky* do damy albo raz obsadzonego kawala, albo gdy Pagata kryje siedem lub osiem taroków; *samego Pagata, gdy się ma wiele taroków*.',
    },
  },
};
