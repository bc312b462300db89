import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** The card that the declarer gave back tells what he has laid away. */
export const hitTheSkat: Lesson = {
  format: 'quinola-lesson/1',
  id: 'hit-the-skat',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['hit-the-skat'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: articles 22 and 23, and the new manner',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: artykuły 22 i 23 oraz nowy sposób',
  },
  options: {
    manner: 'new',
    deal: 'S:16,12,10,7,5,3.QT73.KJ268.A3.QNT86432 W:21,20,19,18,17,15,14,13,11,9,8,6.KN95.QN5.K468.KJ E:SK,4,2,1.J8642A.A347T.QNJ259T.97A dealer=E game=uno player=W',
  },
  opening: [
    {type: 'DEMAND', card: 'KH'},
    {type: 'GIVE_BACK', card: '6D'},
    {type: 'LAY_SKAT', cards: ['8D', '4D', '5S']},
  ],
  steps: [
    {
      say: {
        en: 'The player on your left plays a Uno. He took your king of hearts, gave you the *six of diamonds* for it, and has laid three cards away. You lead. *Which suit?*',
        pl: 'Gracz po lewej gra a Uno. Wziął twojego króla kier, oddał za niego *szóstkę karo* i odłożył trzy karty. Wychodzisz. *W który kolor?*',
      },
      ask: {cards: ['AD', '3D', '6D']},
      point: ['6D'],
      right: {
        en: 'He is rid of diamonds, or nearly: each one costs him a tarok.',
        pl: 'Kar już nie ma albo prawie: każde kosztuje go taroka.',
      },
      others: [
        {
          cards: ['T16', 'T12', 'T10', 'T7', 'T5', 'T3'],
          say: {
            en: 'Where the declarer plays after you and before your friend, the book leads suits. Take it back, or go on.',
            pl: 'Gdy grający gra zaraz po tobie, a przed przyjacielem, książka zadaje maście. Cofnij albo graj dalej.',
          },
        },
      ],
      other: {
        en: 'A suit, yes. But one card has told you which he does not want. Take it back, or go on.',
        pl: 'Kolor tak. Ale jedna karta powiedziała już, którego nie chce. Cofnij albo graj dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: sitting before the declarer lead *suits*, and try above all to *hit the Skat*: lead the suit of the card he gave you, or one in which you hold a good sequence. His taroks are weakened, and your friend learns which suit to go on with.',
      pl: 'Książka: kto siedzi przed grającym, zadaje *maście* i stara się nade wszystko *dotknąć Skata*: zadaje maść karty, którą od niego dostał, albo tę, w której ma dobry sekwens. Osłabia to jego taroki i mówi przyjacielowi, w co dalej grać.',
    },
  },
};
