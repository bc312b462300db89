import type {Card} from '@quinola/cards';
import type {Seat, Viewer} from '@quinola/play';
import {dummyHand, maySee} from './dummy.js';
import type {Table, WhistState, WhistView} from './types.js';
import {copyOf} from './table.js';

/** What a player is allowed to know: what is open and his own cards; for a dummy's player, both hands at their time. */
export function viewOf({table, hands}: WhistState, viewer: Viewer): WhistView {
  const view = copyOf(table);
  const hasDummy = table.dummy >= 0;
  if (viewer !== 'watcher') {
    view.player = viewer;
    const seat = (view.seat = ownSeat(table, viewer));
    const dealt = table.trump !== null || table.turn.phase === 'dealing.eldestNamesTrump';
    if (seat >= 0 && dealt && (!hasDummy || maySee(table, seat, seat))) view.hand = hands[seat]!;
  }
  if (hasDummy) view.dummyHand = dummyHand(table, hands, view.seat);
  return view;
}

/** The seat where a player sits himself; -1 = none. */
export function ownSeat({seats, dummy}: Pick<Table, 'seats' | 'dummy'>, player: number): Seat {
  if (player < 0) return -1;
  const seat = seats.indexOf(player);
  return seat === dummy && seat >= 0 ? (seat + 2) % 4 : seat;
}

/** The hand the view's player has to play from now: his own or the dummy's. */
export function handDue(view: WhistView): readonly Card[] {
  return view.toPlay === view.seat ? view.hand : (view.dummyHand ?? []);
}
