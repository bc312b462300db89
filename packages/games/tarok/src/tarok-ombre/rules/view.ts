import {NO_CARDS, type Viewer} from '@quinola/play';
import {forehandOf, tools} from './table.js';
import type {TarokOmbreState, TarokOmbreView} from './types.js';

/** What a player is allowed to know: the open cards, his own, the Skat he laid, the cards he gave or got back. */
export function viewOf(
  {table, hands, aside, skat, returned}: TarokOmbreState,
  viewer: Viewer,
): TarokOmbreView {
  const view = tools.seenBy(table, viewer);
  const {seat} = view;
  if (seat >= 0) {
    view.hand = !table.looked && seat === forehandOf(table) ? NO_CARDS : hands[seat]!;
    if (table.skatBy === seat) view.skat = skat;
    if (table.declarer === seat && aside.length) view.bought = aside;
  }
  if (returned.length) {
    const knows = (i: number): boolean =>
      seat >= 0 && (seat === table.declarer || table.demands[i]!.from === seat);
    view.returned = returned.map((card, i) => (knows(i) ? card : null));
  }
  return view;
}
