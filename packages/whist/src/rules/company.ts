import type {Card} from '@quinola/cards';
import type {Player, Seat} from '@quinola/play';
import {companyPlan} from './company-rotation.js';
import {beginRubber, drawn, DUMMY, seatCamp, takeSeats, type RubberPlan} from './cutting.js';
import type {DrawResult} from './draw.js';
import {firstLook} from './dummy.js';
import type {Acts, Act} from './state.js';
import {changed} from './table.js';
import {toTrick} from './turning.js';
import type {Table, WhistHappening, WhistState} from './types.js';

/** Tables of another number than four: five players in rotation (Vienna §21), three with the dummy (§24). */
export interface Company {
  readonly acts: Acts;
  /** The order of the session is drawn: five are seated by the same draw, the dummy's first rubber is drawn for. */
  ordered(table: Table, result: DrawResult, events: WhistHappening[]): Table;
  /** The player with the dummy and his enemies are seated. */
  seated(table: Table, withDummy: Player, events: WhistHappening[]): Table;
  /** How a rubber finds its partners, or the session its order. */
  plan(table: Table): RubberPlan;
  /** Whether the player of a seat may see a hand of his side. */
  maySee(table: Table, seat: Seat, hand: Seat): boolean;
  /** The dummy's cards, as far as a seat may see them. */
  dummyHand(table: Table, hands: WhistState['hands'], seat: Seat): readonly Card[] | null;
}

/**
 * The exit order of five players (Vienna §21): the highest card goes first; the lady, who does not draw, last.
 * @param ranked drawers from the lowest card to the highest
 */
export function exitOrder(ranked: readonly Player[], lady: Player | null): readonly Player[] {
  const order = [...ranked].reverse();
  return lady === null ? order : [...order, lady];
}

function ordered(table: Table, {ranked}: DrawResult, events: WhistHappening[]): Table {
  const {table: kind, lady} = table.options;
  if (kind === 'dummy') {
    events.push({type: 'ordered', order: ranked});
    return beginRubber(changed(table, {order: ranked}));
  }
  const order = exitOrder(ranked, lady);
  return drawn(
    changed(table, {order}),
    {ranked: ranked.filter((player) => player !== order[0]), camps: []},
    events,
  );
}

/** The player with the dummy keeps his place, the dummy sits opposite, the lower of the others on his left (V-22). */
function seated(table: Table, withDummy: Player, events: WhistHappening[]): Table {
  const dummy = (withDummy + 2) % 4;
  const others = table.camps.find((camp) => !camp.includes(DUMMY))!;
  const seats = seatCamp(
    seatCamp(table.seats, [withDummy, withDummy], withDummy),
    others,
    (withDummy + 1) % 4,
  );
  // The dealer is the lowest drawer; the dummy's card makes the dummy deal.
  const lowest = table.camps[0]![0]!;
  const dealer =
    lowest === DUMMY ? dummy : seats.findIndex((player, seat) => player === lowest && seat !== dummy);
  return takeSeats(changed(table, {dummy}), seats, events, dealer);
}

/** When all is dealt: the hand that plays first, and the other when that one has played to the first trick (Vienna §24 b, c). */
function maySee(table: Table, seat: Seat, hand: Seat): boolean {
  if ((seat + table.dummy) % 2 !== 0) return true;
  const first = firstLook(table);
  return table.looked && (hand === first || table.counts[first]! < 13);
}

/** It is laid open to all when the first trick is complete (§24 d). */
function dummyHand(table: Table, hands: WhistState['hands'], seat: Seat): readonly Card[] | null {
  const {dummy} = table;
  if (table.trump === null) return null;
  return table.tricks.length > 0 || (seat === (dummy + 2) % 4 && maySee(table, seat, dummy))
    ? hands[dummy]!
    : null;
}

/** The player with the dummy looks at the hand that plays first (Vienna §24 b). */
const look: Act<'LOOK'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'looked', player: by as Player, seat: firstLook(table)});
  return toTrick({...state, table: changed(table, {looked: true})});
};

/** What tables of five and of three need beside the rules of four. */
export const company: Company = {ordered, seated, plan: companyPlan, maySee, dummyHand, acts: {LOOK: look}};
