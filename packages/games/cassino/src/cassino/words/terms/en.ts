import type {Glossary} from '@quinola/table';

/** English: the terms of Cassino. */
export const terms: Glossary = {
  round: ['round', 'four cards to each; when they are played, four more, until the pack is out.'],
  lay: [
    'lay the card down|lay it down',
    'put it face up among the cards of the table, where another may take it.',
  ],
  clearing: [
    'clearing|clearings|clear|clears|cleared',
    'taking the last cards of the table: one point, marked at once.',
  ],
  sweep: [
    'Sweep',
    'who made the last take gets what is left on the table; the dealer’s last court takes it all.',
  ],
  lurch: [
    'Lurch',
    'a lost game with fewer than five points, of three players fewer than seven: it costs double.',
  ],
  setOff: [
    'set-off',
    'the fewer points of one party are taken off those of the other, and only the rest is marked.',
  ],
  great: ['great Cassino', 'the ten of diamonds, worth two points; in play a ten like any other.'],
  little: ['little Cassino', 'the two of spades, worth one point; in play a two like any other.'],
  court: ['court', 'king, queen or knave: it has no number, and takes only its own kind.'],
  stake: ['stake|stakes', 'what each loser pays for a game; two in a Lurch.'],
};
