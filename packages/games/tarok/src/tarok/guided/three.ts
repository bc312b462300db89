import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** The end of a deal for three: everybody plays for himself, and a Pagat can be caught. */
export const three: Lesson = {
  format: 'quinola-lesson/1',
  id: 'three',
  game: 'tarok',
  ...GUIDES.three,
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 15',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 15',
  },
  options: {
    players: 3,
    deal: 'S:18,15,20,14,13,7,2.QK5A.84K3T.KAQ6T.K954 E:9,1,19,17,11,6,4.7N43.2Q57.52N78.3N872 W:12,5,SK,21,16,10,8,3.9J62.6NJ9.J349.QJT6A dealer=W skat=TS,8S,AH',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    ...'AD 2D SK TH 7H 9H ND 3D QD 6D 7D 4D 9D TD 8D NC JC KC 9C 8C TC 6C 5C 7C 2C AC 4C T20 T19 T21 T16 T14 T17 T11 T10 T13 T7 T6 T8 T3 T2 T4 NS JS KS 5S 4S 6S 2S AS 3S QH NH KH 3H 5H JH'.split(
      ' ',
    ),
  ],
  seats: [
    'visitor',
    {plays: ['5D', 'T9', 'T1', '7S', '3C', '2H']},
    {plays: ['JD', 'T12', 'T5', '9S', '6H', 'QC']},
  ],
  goal: {
    say: {
      en: 'Bring your king home, then catch the Pagat that somebody still holds.',
      pl: 'Uratuj króla, a potem złap Pagata, którego ktoś jeszcze trzyma.',
    },
    when: {happening: {type: 'piece', piece: {event: 'pagat-lost', to: 0}}},
  },
  steps: [
    {
      say: {
        en: '*The aim: catch the Pagat.* Three play, each for himself. Six tricks are left, and one of the others still holds it: if he loses it he pays ten to each.',
        pl: '*Cel: złapać Pagata.* Gra trzech, każdy dla siebie. Zostało sześć lew, a Pagata trzyma ktoś z pozostałych: jeśli go straci, płaci każdemu dziesięć.',
      },
      point: ['seat:e', 'seat:w'],
    },
    {
      say: {
        en: 'The knave (J) of diamonds was led. *Play your king and win the trick*: then you may lead, and whoever hunts must lead.',
        pl: 'Zagrano waleta karo. *Połóż króla i weź lewę*: wtedy wychodzisz ty, a kto poluje, musi wychodzić.',
      },
      ask: {card: 'KD'},
      point: ['answer', 'JD'],
      right: {
        en: 'The king takes the trick, and you lead.',
        pl: 'Król bierze lewę i wychodzisz ty.',
      },
      wrong: {
        en: 'Whoever holds the suit that was led must play it.',
        pl: 'Kto ma kolor, w który zagrano, musi do niego dołożyć.',
      },
    },
    {
      say: {
        en: 'A tarok must be answered with a tarok, *in the end even with the Pagat*. All taroks above your XVIII are gone: *lead it.*',
        pl: 'Na taroka trzeba dać taroka, *w końcu nawet Pagata*. Taroków wyższych od twojego XVIII już nie ma: *zagraj go.*',
      },
      ask: {cards: ['T18', 'T15']},
      point: ['T18', 'T15'],
      right: {en: 'Two taroks fell, but not the Pagat.', pl: 'Spadły dwa taroki, ale Pagat jeszcze nie.'},
      other: {
        en: 'Then the Pagat stays safe. *Take it back, and lead a high tarok.*',
        pl: 'Wtedy Pagat jest bezpieczny. *Cofnij i zagraj wysokiego taroka.*',
      },
    },
    {
      say: {
        en: '*Once more a high tarok.* Whoever holds the Pagat must run out of others.',
        pl: '*Jeszcze raz wysoki tarok.* Temu, kto ma Pagata, inne muszą się skończyć.',
      },
      ask: {cards: ['T15', 'T18']},
      point: ['answer'],
      right: {
        en: 'There it is: *the Pagat is yours*, and its owner pays.',
        pl: 'Jest: *Pagat jest twój*, a kto go trzymał, płaci.',
      },
      other: {
        en: 'One more tarok would catch it. *Take it back.*',
        pl: 'Jeszcze jeden tarok i będzie złapany. *Cofnij.*',
      },
    },
    {
      say: {
        en: 'Nobody has a tarok any more, and the king of spades is gone. *Lead the queen of spades*: nothing beats her, and she is worth four.',
        pl: 'Nikt nie ma już taroków, a król pik wyszedł. *Zagraj damę pik*: nic jej nie bije, a jest warta cztery.',
      },
      ask: {card: 'QS'},
      point: ['answer'],
      right: {en: 'She takes the trick.', pl: 'Dama bierze lewę.'},
    },
  ],
  end: {
    say: {
      en: 'You led taroks until the Pagat fell: so it is caught. Play the last cards as you like; then all cards are counted.',
      pl: 'Taroki szły jeden po drugim, aż Pagat padł: tak się go łapie. Ostatnie karty graj, jak chcesz; potem liczy się wszystkie karty.',
    },
    missed: {
      en: 'The Pagat got away. Play it once more, or go on as you like.',
      pl: 'Pagat umknął. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
    },
  },
};
