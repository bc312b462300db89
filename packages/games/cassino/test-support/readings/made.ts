import {FRENCH_52, type Card} from '@quinola/cards';
import type {Seat, Trick} from '@quinola/play';
import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {
  cassino,
  cassinoOptions,
  GREAT,
  LITTLE,
  tools,
  type CassinoView,
} from '../../src/cassino/rules/index.js';

// Positions for maxims that a daily sample of deals does not reach.

const cards = (list: string): readonly Card[] => list.split(' ');

/** Cards that a seat has taken. */
const trickOf = (winner: Seat, taken: readonly Card[]): Trick => ({
  leader: winner,
  winner,
  cards: taken.map((card) => ({seat: winner, card})),
});

/** The view of the first of two players near the end of a deal; the other has taken everything that counts, and the most cards. */
function nearTheEnd(hand: string, table: string, other: string): CassinoView {
  const hands = [cards(hand), cards(other)];
  const counting = [GREAT, LITTLE, 'AS', 'AC', 'AH', 'AD'];
  const rest = FRENCH_52.cards.filter((card) => ![...hands, cards(table), counting].flat().includes(card));
  const start = cassino.start(cassinoOptions({players: 2}));
  const state = {
    ...start,
    hands,
    table: tools.waiting(start.table, 'playing.turn', 0, {
      seats: [0, 1],
      dealer: 1,
      deal: 1,
      game: 1,
      toPlay: 0,
      counts: hands.map(({length}) => length),
      middle: cards(table).map((card) => ({seat: -1, card})),
      tricks: [trickOf(1, [...counting, ...rest.slice(0, 22)]), trickOf(0, rest.slice(22))],
    }),
  };
  return cassino.view(state, 0);
}

/** By maxim. */
export const made: Readonly<Record<string, MadePosition>> = {
  '5.c': {
    view: () => nearTheEnd('3S 9D', '3H 9H', 'KH QC'),
    seldom: 'that one side takes both Cassinos, every ace and 27 cards comes once in many thousand deals',
  },
};
