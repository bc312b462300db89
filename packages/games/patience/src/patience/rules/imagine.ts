import {shuffled, type Random} from '@quinola/cards';
import {compile} from './compile.js';
import {wholePack, without} from './ranks.js';
import type {PatienceState, PatienceView} from './types.js';

/** A complete state that agrees with the view: the stock is the unseen cards in random order. */
export function imagine({stock, ...open}: PatienceView, random: Random): PatienceState {
  const {def} = compile(open.options);
  const hidden = without(wholePack(def), Object.values(open.piles).flat()) ?? [];
  // It does not matter which of the removable cards are taken out.
  for (const {rank, n} of def.remove ?? []) {
    for (let i = 0; i < n; i++)
      hidden.splice(
        hidden.findIndex((card) => card[0] === rank),
        1,
      );
  }
  return {...open, stock: stock ? shuffled(hidden, random) : []};
}
