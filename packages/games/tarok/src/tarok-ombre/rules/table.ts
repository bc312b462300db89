import type {Card} from '@quinola/cards';
import {NO_CARDS, NOBODY, seatAfter, tableTools, type Draft, type Seat} from '@quinola/play';
import type {Table, TarokOmbreOptions, TarokOmbreState} from './types.js';

/**
 * A copy of a table to modify. Every table is made here, field by field: JavaScript engines optimise objects by
 * shape, and with one shape for all a copy costs a tenth of spreading.
 */
function copyOf(table: Table): Draft<Table> {
  return {
    player: table.player,
    seat: table.seat,
    hand: table.hand,
    skat: table.skat,
    bought: table.bought,
    returned: table.returned,
    options: table.options,
    turn: table.turn,
    seats: table.seats,
    draw: table.draw,
    deal: table.deal,
    dealer: table.dealer,
    looked: table.looked,
    auction: table.auction,
    unseen: table.unseen,
    declarer: table.declarer,
    contract: table.contract,
    skatBy: table.skatBy,
    demands: table.demands,
    counts: table.counts,
    trick: table.trick,
    leader: table.leader,
    toPlay: table.toPlay,
    tricks: table.tricks,
    tricksWon: table.tricksWon,
    sky: table.sky,
    settled: table.settled,
    lastDeal: table.lastDeal,
  };
}

/** Copies of tables with changes applied. */
export const tools = tableTools<Table>(copyOf);

/** Three empty hands. */
export const NO_HANDS: readonly (readonly Card[])[] = [NO_CARDS, NO_CARDS, NO_CARDS];

/** The seat on the left: dealing, bidding and play go clockwise (7154). */
export function left(seat: Seat, steps = 1): Seat {
  return seatAfter(seat, 3, steps);
}

/** Who bids and leads first: the seat on the dealer's left (6.). */
export function forehandOf({dealer}: Pick<Table, 'dealer'>): Seat {
  return left(dealer);
}

/** The match before its first move. */
export function startOf(options: TarokOmbreOptions): TarokOmbreState {
  const table: Table = {
    player: -1,
    seat: -1,
    hand: NO_CARDS,
    skat: null,
    bought: null,
    returned: NO_CARDS,
    options,
    turn: {phase: 'drawing.spreading', must: 'chance', may: NOBODY, over: false},
    seats: [],
    draw: null,
    deal: 0,
    dealer: -1,
    settled: [],
    lastDeal: null,
    ...FRESH,
  };
  return {table, ...NO_DEAL};
}

/** The fields of a table before a deal's first card. */
export const FRESH = {
  looked: false,
  auction: {speaking: [], high: null, said: []},
  unseen: false,
  declarer: -1,
  contract: null,
  skatBy: -1,
  demands: [],
  counts: [0, 0, 0],
  trick: [],
  leader: -1,
  toPlay: -1,
  tricks: [],
  tricksWon: [0, 0],
  sky: null,
} as const satisfies Partial<Table>;

/** A state without any cards. */
export const NO_DEAL = {
  pack: NO_CARDS,
  hands: NO_HANDS,
  dealt: NO_HANDS,
  aside: NO_CARDS,
  skat: NO_CARDS,
  returned: NO_CARDS,
} as const satisfies Partial<TarokOmbreState>;
