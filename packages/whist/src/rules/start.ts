import {beginRubber} from './cutting.js';
import {EMPTY_HANDS, NO_DEAL} from './state.js';
import type {Table, WhistOptions, WhistState} from './types.js';

/** How many players a table has: four, five of whom one sits out, or three with a dummy. */
export function playersOf({table}: Pick<WhistOptions, 'table'>): number {
  return table === 'four' ? 4 : table === 'five' ? 5 : 3;
}

/** The match before its first move. */
export function startOf(options: WhistOptions): WhistState {
  return {table: beginRubber(emptyTable(options)), pack: [], hands: EMPTY_HANDS, dealt: EMPTY_HANDS};
}

/** A table at which nobody has sat down. */
export function emptyTable(options: WhistOptions): Table {
  return {
    player: -1,
    seat: -1,
    hand: [],
    dummyHand: null,
    options,
    turn: {phase: 'cutting.spreading', must: 'chance', may: [], over: false},
    players: playersOf(options),
    seats: [],
    dummy: -1,
    out: -1,
    order: [],
    draw: null,
    camps: [],
    rubber: 1,
    deal: 0,
    dealer: -1,
    score: [0, 0],
    games: [],
    slams: [],
    rubbers: [],
    preference: null,
    packs: {colours: ['red', 'blue'], inUse: 'red', thrownOver: 0},
    lastDeal: null,
    ...NO_DEAL,
  };
}
