import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {reversis, type ReversisState} from '../../src/reversis/rules/index.js';
import {aloneInPlay, askedToExchange, playedTo} from '../answers-advice.js';
import {seatOf} from '../answers-tables.js';

// Positions for maxims that a daily sample of deals does not reach.

const cards = (list: string): readonly string[] => list.split(' ');

/** The view of a seat, by its letter. */
const seenBy = (state: ReversisState, letter: string) => reversis.view(state, seatOf(letter));

/** Cards that will take every trick, whoever leads. */
const ALL = cards('AS KS QS JS 9S AH KH QH AD KD AC');

/** Nine tricks of A, who then leads the two of clubs; D holds two clubs that beat it. */
const NINE = {
  hands: {
    A: cards('AH KH QH JH 9H 8H 7H 6H AD AC 2C'),
    B: cards('QS 8S 4S 2S 5H 2H QD 5D 3D 8C 6C'),
    C: cards('AS JS 9S 7S 5S 3S KD JD 4D 2D 7C'),
    D: cards('KS 6S 4H 7D 6D KC QC JC 5C 4C 3C'),
  },
  plays: [
    'AH 5H AS 4H',
    'KH 2H KD KS',
    'QH QS JS KC',
    '9H 8S 9S JC',
    '8H 8C 7S 7D',
    '7H 6C 7C 6S',
    '6H 5D 5S 6D',
    'AD 3D 4D 5C',
    'AC 4S 3S 4C',
    '2C QD JD',
  ].map((trick) => cards(trick).map((card, at) => ['ABCD'[at]!, card])),
  leader: 'A',
  underPannier: cards('3H 9D 8D 9C'),
};

/** By maxim. */
export const made: Readonly<Record<string, MadePosition>> = {
  'advice.4b': {
    view: () => seenBy(askedToExchange({seat: 'A', round: 1, hand: [...ALL.slice(0, 10), '2C']}), 'A'),
  },
  // The four aces stay, and nothing else is dangerous.
  'engine.worst': {
    view: () =>
      seenBy(askedToExchange({seat: 'A', round: 1, hand: cards('AS JS 3S 2S AH AD 5D AC 7C 5C 2C')}), 'A'),
  },
  'advice.10th': {view: () => seenBy(playedTo(NINE), 'D')},
  'engine.take': {
    view: () => seenBy(aloneInPlay({seat: 'B', hand: ALL, trick: [['A', '7S']]}), 'B'),
    seldom:
      'who does not lead to the first trick and yet must take them all is dealt such a hand once in many thousand deals',
  },
};
