import type {CassinoRoomWords} from '../types.js';

/** English: the room of Cassino. */
export const en: CassinoRoomWords = {
  title: 'Cassino',
  subtitle: 'Poland, about 1820',
  deal: (number) => `Deal ${number}`,
  round: (number, all) => `round ${number} of ${all}`,
  sweep: 'Sweep',
  we: 'We',
  they: 'They',
  party: (name, points, more) =>
    [`${name}: ${points} ${points === 1 ? 'point' : 'points'}`, ...more].join(', '),
  cards: (number) => `${number} ${number === 1 ? 'card' : 'cards'}`,
  clearings: (number) => `${number} ${number === 1 ? 'clearing' : 'clearings'}`,
  tookLast: 'took last',
  yourTurn: {
    play: 'Your turn: choose a card',
    take: 'Your turn: take, or lay the card down',
    lay: 'Your turn: it takes nothing; lay it down',
    draw: 'Your turn: draw a card for your place',
    cut: 'Your turn: cut the pack',
    turn: 'Your turn: turn the cards of the table',
  },
};
