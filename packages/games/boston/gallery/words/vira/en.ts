import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Vira. */
export const words = {
  pageTitle: 'Vira, Stockholm, 1819',
  description:
    'Play Vira, the Swedish game of 1819, in the browser: one against two by a ladder of thirty-one games, with a talon of thirteen cards.',
  name: 'Vira',
  lead: 'one against two, by a ladder of thirty-one games',
  inside: 'Ask, Tournée, Gasque, Solo, misères and Vira: thirteen cards lie in the talon.',
  more: 'More about Vira',
  tile: 'I ask! Thirteen cards in the talon, thirty-one games, and the bêtes on a paper. For three, or four.',
  options: {
    players: ['Players', 'three', 'four, one of whom sits out'],
    end: ['Won games until the end', 'twelve', 'three', 'six', 'until you stop'],
    al: ['An ål is', '12 Fisch', '8', '16', '24', '32'],
    payment: ['Payment', 'full', 'simplified'],
    'codille-divides-going': ['After a codille the going bête', 'is divided', 'stays'],
    'samma-slagna': ['A codille is', 'two bêtes', 'one of double size'],
    'ladder-variant': [
      'The ladder',
      'as in the book',
      'small misère above seven',
      'Solo six above Gasque on six',
      'both',
    ],
    etiquette: ['The laws', 'are kept by the table', 'are punished: strict'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw cards for the seats'],
  },
  rulesVira: 'Vira',
  opponentsBook:
    'They play each game that is open out in deals they imagine, with the exchange, and bid the one that brings most; cards they play by the book’s rules. Press <em>Why?</em> and the table names the rule that decided. The master leaves it where deals that are imagined and played out prove a gain.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what they threw, what was bid and played, what lies open. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'Stockholm, 1819: the part on Wira, a recent Swedish game then; what it leaves open is told in the rules.',
} satisfies GalleryWords;

/** What the page of Vira says in one language. */
export type ViraGallery = Translated<typeof words>;
