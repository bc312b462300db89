import type {Card} from '@quinola/cards';
import type {Seat, Viewer} from '@quinola/play';
import {firstLook} from './dummy.js';
import {copyOf} from './table.js';
import type {Table, WhistState, WhistView} from './types.js';

/** All that a player may lawfully know: what lies open, and his own cards; a dummy's player both hands in their time. */
export function viewOf({table, hands}: WhistState, viewer: Viewer): WhistView {
  const view = copyOf(table);
  if (viewer !== 'watcher') {
    view.player = viewer;
    view.seat = ownSeat(table, viewer);
    if (view.seat >= 0 && maySee(table, view.seat, view.seat)) view.hand = hands[view.seat]!;
  }
  view.dummyHand = dummyHand(table, hands, view.seat);
  return view;
}

/** The seat in which a player sits himself; -1 = none. */
export function ownSeat({seats, dummy}: Pick<Table, 'seats' | 'dummy'>, player: number): Seat {
  if (player < 0) return -1;
  const seat = seats.indexOf(player);
  return seat === dummy && seat >= 0 ? (seat + 2) % 4 : seat;
}

function dummyHand(table: Table, hands: WhistState['hands'], seat: Seat): readonly Card[] | null {
  const {dummy} = table;
  if (dummy < 0 || table.trump === null) return null;
  // It is laid open to all when the first trick is complete (§24 d).
  const open = table.tricks.length > 0 || (seat === (dummy + 2) % 4 && maySee(table, seat, dummy));
  return open ? hands[dummy]! : null;
}

/**
 * Whether the player of a seat may see a hand of his: when all is dealt, and with a dummy first the hand that
 * plays first, the other when that one has played its card to the first trick (Vienna §24 b, c).
 */
function maySee(table: Table, seat: Seat, hand: Seat): boolean {
  if (table.trump === null) return table.turn.phase === 'dealing.eldestNamesTrump';
  if (table.dummy < 0 || (seat + table.dummy) % 2 !== 0) return true;
  const first = firstLook(table);
  return table.looked && (hand === first || table.counts[first]! < 13);
}

/** The hand from which the view's player has to play now: his own or the dummy's. */
export function handDue(view: WhistView): readonly Card[] {
  return view.toPlay === view.seat ? view.hand : view.dummyHand ?? [];
}
