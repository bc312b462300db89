import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** Ten taroks are announced: the whip instead of the hunt. */
export const tenAnnounced: Lesson = {
  format: 'quinola-lesson/1',
  id: 'ten-announced',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['ten-announced'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 15',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 15',
  },
  options: {
    players: 3,
    deal: 'S:18,15,12,9,7,4.KQ98754.Q26T.359T.J852 E:SK,19,17,14,13,10,5,3,2,1.N6A.5.NJA248.NT964 W:21,20,16,11,8,6.JT32.KNJA34789.KQ7.KQ7 dealer=W skat=AC,3C,6D',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: ['taroks']},
  ],
  steps: [
    {
      say: {
        en: 'The player on your right has announced ten taroks. You hold six, without the Pagat, and lead. Do you hunt it? *If not, which suit do you lead?*',
        pl: 'Gracz po prawej zgłosił dziesięć taroków. Masz sześć bez Pagata i wychodzisz. Czy grasz na niego? *Jeśli nie, w który kolor wychodzisz?*',
      },
      ask: {cards: ['KS', 'QS', '9S', '8S', '7S', '5S', '4S']},
      point: ['seat:e'],
      right: {
        en: 'The whip: soon he must take it with taroks, and they will be missing at the end.',
        pl: 'Bicz: wkrótce musi bić tarokami, a na końcu będzie mu ich brak.',
      },
      others: [
        {
          cards: ['T18', 'T15', 'T12', 'T9', 'T7', 'T4'],
          say: {
            en: 'He has more taroks than you, and makes the Pagat in the last trick. Take it back, or go on.',
            pl: 'Ma więcej taroków niż ty i zrobi Pagata w ostatniej lewie. Cofnij albo graj dalej.',
          },
        },
      ],
      other: {
        en: 'A suit, yes: but the one in which you hold most and best cards. Take it back, or go on.',
        pl: 'Kolor tak, ale ten, w którym masz najwięcej i najlepsze karty. Cofnij albo graj dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: where ten taroks or more are announced it is not good to play for the Pagat at once. Lead again and again the suit in which you are strongest, *the whip*: its owner must soon take it with a tarok, and cannot keep the Pagat to the end.',
      pl: 'Książka: gdy zgłoszono dziesięć lub więcej taroków, niedobrze grać zaraz na Pagata. Zadawaj raz po raz kolor, w którym masz najwięcej i najlepsze karty, *bicz*: właściciel Pagata musi go wkrótce bić tarokiem i nie doniesie Pagata do końca.',
    },
  },
};
