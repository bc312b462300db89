import type {Viewer} from '@quinola/play';
import {tools} from './table.js';
import type {TarokState, TarokView} from './types.js';

/** All that a player may lawfully know: what lies open, his own cards, and the Skat if he laid it. */
export function viewOf({table, hands, skat}: TarokState, viewer: Viewer): TarokView {
  const view = tools.copyOf(table);
  if (viewer === 'watcher') return view;
  view.player = viewer;
  view.seat = table.seats.indexOf(viewer);
  if (view.seat < 0) return view;
  view.hand = hands[view.seat] ?? view.hand;
  if (view.seat === table.dealer && skat.length) view.skat = skat;
  return view;
}
