import type {Viewer} from '@quinola/play';
import {tools} from './table.js';
import type {TarokState, TarokView} from './types.js';

/** What a player is allowed to know: all open cards, his own, and the Skat if he laid it. */
export function viewOf({table, hands, skat}: TarokState, viewer: Viewer): TarokView {
  const view = tools.seenBy(table, viewer);
  const {seat} = view;
  if (seat < 0) return view;
  view.hand = hands[seat] ?? view.hand;
  if (seat === table.dealer && skat.length) view.skat = skat;
  return view;
}
