import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {
  pamphile,
  pamphileOptions,
  tools,
  type PamphilePhase,
  type PamphileView,
} from '../../src/pamphile/rules/index.js';

// Positions for maxims that a daily sample of deals does not reach.

/** The view of the first of three players, who sits on the dealer's left. */
function first(hand: string, phase: PamphilePhase): PamphileView {
  const {table, ...state} = pamphile.start(pamphileOptions({deals: 1, etiquette: 'strict'}));
  const waiting = tools.waiting(table, phase, 0, {
    seats: [0, 1, 2],
    dealer: 2,
    deal: 1,
    toPlay: 0,
    counts: [5, 5, 5],
    turnUp: '9S',
    left: 16,
  });
  return pamphile.view({...state, hands: [hand.split(' '), [], []], table: waiting}, 0);
}

/** By maxim. */
export const made: Readonly<Record<string, MadePosition>> = {
  'derived.keep': {view: () => first('JC KS AH AD AC', 'declaring.word')},
  'rule.mucha': {view: () => first('AH KH TH 9H 7H', 'calling.dealt')},
};
