import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {mariage, mariageOptions, tools} from '../../src/mariage/rules/index.js';

// Positions for maxims that a daily sample of deals does not reach.

/** The first of two follows in the first deal: the other has nothing yet, and he has a good part of the way behind him. */
const nothingLost = () => {
  const {table, ...state} = mariage.start(mariageOptions({partie: 1}));
  const hand = ['AH', '9H', '8C', '7C', '6C', '9S'];
  const played = tools.waiting(table, 'playing.talon', 0, {
    seats: [0, 1],
    dealer: 1,
    deal: 1,
    toPlay: 0,
    leader: 1,
    counts: [6, 5],
    trumpCard: '7S',
    turned: '7S',
    left: 10,
    won: [70, 0],
    trick: [{seat: 1, card: 'JH'}],
  });
  return mariage.view({...state, hands: [hand, []], table: played}, 0);
};

/** Four play, and nobody after; the partner has the trick with the ace of trumps. One trump is left, which counts more than the king. */
const oneTrumpLeft = () => {
  const {table, ...state} = mariage.start(mariageOptions({variant: 'kiks', partie: 1}));
  const played = tools.waiting(table, 'playing.end', 0, {
    seats: [0, 1, 2, 3],
    dealer: 1,
    deal: 1,
    toPlay: 0,
    leader: 1,
    counts: [2, 1, 1, 1],
    trumpCard: '6S',
    left: 0,
    trick: [
      {seat: 1, card: 'QD'},
      {seat: 2, card: 'AS'},
      {seat: 3, card: 'JC'},
    ],
  });
  return mariage.view({...state, hands: [['KC', 'TS'], [], [], []], table: played}, 0);
};

/** By maxim. */
export const made: Readonly<Record<string, MadePosition>> = {
  'derived.seven': {view: nothingLost},
  'derived.last-trick': {view: oneTrumpLeft},
};
