import {NO_CARDS, NOBODY, tableTools, type Draft, type Player, type Seat} from '@quinola/play';
import {playersOf} from './rotation.js';
import type {EtiquetteRecord, Table, WhistOptions} from './types.js';

/** A copy of a table to modify; field by field, because all tables have one shape and that makes copying cheap. */
export function copyOf(table: Table): Draft<Table> {
  return {
    player: table.player,
    seat: table.seat,
    hand: table.hand,
    dummyHand: table.dummyHand,
    options: table.options,
    turn: table.turn,
    players: table.players,
    seats: table.seats,
    dummy: table.dummy,
    out: table.out,
    order: table.order,
    draw: table.draw,
    camps: table.camps,
    rubber: table.rubber,
    deal: table.deal,
    dealer: table.dealer,
    score: table.score,
    games: table.games,
    slams: table.slams,
    rubbers: table.rubbers,
    preference: table.preference,
    packs: table.packs,
    trump: table.trump,
    turnUp: table.turnUp,
    counts: table.counts,
    trick: table.trick,
    leader: table.leader,
    toPlay: table.toPlay,
    tricks: table.tricks,
    gone: table.gone,
    tricksWon: table.tricksWon,
    calls: table.calls,
    asking: table.asking,
    looked: table.looked,
    exposed: table.exposed,
    seen: table.seen,
    bound: table.bound,
    fault: table.fault,
    etiquette: table.etiquette,
    lastDeal: table.lastDeal,
  };
}

/** Copies of tables with changes applied. */
export const {changed, waiting, waitingAt} = tableTools<Table>(copyOf);

/** Four empty hands. */
export const EMPTY_HANDS: readonly (readonly never[])[] = [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS];

/** Nothing noted: the etiquette state of a new deal. */
const CLEAN: EtiquetteRecord = {
  claims: [],
  penalties: [],
  early: -1,
  waived: false,
  announced: [null, null],
  letGo: [],
};

/** The fields of a table that are reset with every deal. */
export const NO_DEAL = {
  trump: null,
  turnUp: null,
  counts: [0, 0, 0, 0],
  trick: NO_CARDS,
  leader: -1,
  toPlay: -1,
  gone: NO_CARDS,
  tricks: NO_CARDS,
  tricksWon: [0, 0],
  calls: NO_CARDS,
  asking: NO_CARDS,
  looked: false,
  exposed: NO_CARDS,
  seen: NO_CARDS,
  bound: null,
  fault: null,
  etiquette: CLEAN,
} as const;

/** A table at which nobody has sat down. */
export function emptyTable(options: WhistOptions): Table {
  return {
    player: -1,
    seat: -1,
    hand: NO_CARDS,
    dummyHand: null,
    options,
    turn: {phase: 'cutting.spreading', must: 'chance', may: NOBODY, over: false},
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

/** The player who acts for a seat; for the dummy, its partner. */
export function playerAt(table: Table, seat: Seat): Player {
  return table.seats[seat]!;
}

/** The seat this many steps to the left. */
export function left(seat: Seat, steps = 1): Seat {
  return (seat + steps) % 4;
}

/** How many tricks of the deal are finished. */
export function tricksDone({tricksWon}: Pick<Table, 'tricksWon'>): number {
  return tricksWon[0] + tricksWon[1];
}

/** Whether the deal is played under strict etiquette. */
export function isStrict(table: Pick<Table, 'options'>): boolean {
  return table.options.etiquette === 'strict';
}
