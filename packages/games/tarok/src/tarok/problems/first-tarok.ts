import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** How a first tarok tells a helper the number of the others. */
export const firstTarok: Lesson = {
  format: 'quinola-lesson/1',
  id: 'first-tarok',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['first-tarok'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 15',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 15',
  },
  options: {
    players: 3,
    deal: 'S:20,18,15,12,10,7,4,2.K85.Q258.J369.KT964A E:SK,21,16,14,9,8,6.QNT4A.KJA3469.457T.72 W:19,17,13,11,5,3,1.J976.N7.KQNA28.QNJ853 dealer=W skat=3S,2S,TH',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
  ],
  steps: [
    {
      say: {
        en: 'You lead, with eight taroks, but without the Pagat. Nobody has announced taroks. Two of you will hunt the Pagat together. *Which tarok tells your helper that you hold many?*',
        pl: 'Wychodzisz, mając osiem taroków, ale nie Pagata. Nikt nie zgłosił taroków. Na Pagata poluje się we dwóch. *Który tarok powie pomocnikowi, że masz ich dużo?*',
      },
      ask: {cards: ['T2', 'T4']},
      point: ['hand'],
      right: {
        en: 'Very low: “eight or nine, and not the Pagat”.',
        pl: 'Bardzo nisko: „osiem albo dziewięć, Pagata nie mam”.',
      },
      others: [
        {
          cards: ['T20', 'T18', 'T15', 'T12', 'T10'],
          say: {
            en: 'High says: “seven or fewer.” You have eight. Take it back, or go on.',
            pl: 'Wysoki mówi: „siedem lub mniej”. A masz osiem. Cofnij albo graj dalej.',
          },
        },
      ],
      other: {
        en: 'The hunt begins with taroks, and with how high the first one is. Take it back, or go on.',
        pl: 'Polowanie zaczyna się od taroka i od tego, jak wysoki jest pierwszy. Cofnij albo graj dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: without the Pagat, and where no taroks are announced, lead *a high tarok with seven or fewer, a very low one with eight or nine*. Then the third player knows at once whether the Pagat can be caught.',
      pl: 'Książka: kto nie ma Pagata, a taroków nikt nie zgłosił, wychodzi *wysokim tarokiem, gdy ma ich siedem lub mniej, bardzo niskim, gdy osiem lub dziewięć*. Trzeci gracz od razu wie, czy Pagata da się wydobyć.',
    },
  },
};
