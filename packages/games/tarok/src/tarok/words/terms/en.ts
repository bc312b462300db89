import type {Glossary} from '@quinola/table';

/** English: the terms of Tarok for three and for two. */
export const terms: Glossary = {
  announce: [
    'announce|announces|announced|announcements|announcing',
    'to say before the first card what your hand is worth (taroks, matadors, kings, cavalries): each of the others pays it.',
  ],
  cavalry: [
    'cavalry|cavalries',
    'king, queen, knight and knave of a suit: 10, half of it (three of them) 5; with Sky twice as much.',
  ],
  kings: [
    'kings',
    'of seven: four kings, Sky, XXI and Pagat. Three in a hand are announced for 5, each more adds 5.',
  ],
  home: ['brings the Pagat home|bring the Pagat home|home', 'to win the trick with it: then it stays yours.'],
  ultimo: ['ultimo', 'in the last trick: there Pagat and kings are won and lost at a higher price.'],
  buried: ['buried', 'laid into the Skat with the only two other taroks; the Pagat then counts as made.'],
  par: [
    'above or below 26',
    'a third of the 78 points: whoever has fewer pays the difference to whoever has more.',
  ],
  pot: ['pot', 'what every dealer stakes: a Pagat ultimo takes it all, a king ultimo half.'],
  direct: [
    'Pagat and ultimo',
    'paid at once: 10 for a lost Pagat, 20 in the last trick, 10 for a king there.',
  ],
  table: [
    'Kings and Pagat',
    'kings and the Pagat lie open before whoever won them: they count 5 and 10, and the differences are paid.',
  ],
  party: [
    'For the game|win the game|wins the game',
    'for two: whoever reaches 100 points wins it, double if the other has fewer than 50. The book calls it a party.',
  ],
  grosz: ['grosz|groszy', 'the small coin of Poland, in which a game is paid.'],
};
