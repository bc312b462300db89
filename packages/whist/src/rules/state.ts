import type {Actor, Player, Seat} from '@quinola/play';
import {changed} from './table.js';
import type {Noted, Table, WhistHappening, WhistMove, WhistPhase, WhistState} from './types.js';

/** How one kind of move is made: returns the next state and adds to the list of what came of it. */
export type Act<Type extends WhistMove['type']> = (
  state: WhistState,
  move: Extract<WhistMove, {readonly type: Type}>,
  by: Actor,
  events: WhistHappening[],
) => WhistState;

/** How a chapter of the rules makes its moves, by their types. */
export type Acts = {
  readonly [Type in WhistMove['type']]?: (
    state: WhistState,
    move: Extract<WhistMove, {readonly type: Type}>,
    by: Actor,
    events: WhistHappening[],
  ) => WhistState;
};

/** No player. */
export const NOBODY: readonly Player[] = [];

/** No cards, on the table or in a hand. */
export const NO_CARDS: readonly never[] = [];

/** Four hands without a card. */
export const EMPTY_HANDS: readonly (readonly never[])[] = [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS];

/** Nothing to keep in mind: the etiquette of a fresh deal. */
const CLEAN: Noted = {
  claims: [],
  penalties: [],
  early: -1,
  waived: false,
  announced: [null, null],
  letGo: [],
};

/** The table that waits for somebody in a phase, with further changes. */
export function waiting(
  table: Table,
  phase: WhistPhase,
  must: Actor | null,
  changes: Partial<Table> = {},
  may = NOBODY,
): Table {
  return changed(table, {...changes, turn: {phase, must, may, over: must === null}});
}

/** The player who acts for a seat; the dummy's is his partner. */
export function playerAt(table: Table, seat: Seat): Player {
  return table.seats[seat]!;
}

/** The phase of a table, as the rules' own word. */
export function phaseOf(table: Pick<Table, 'turn'>): WhistPhase {
  return table.turn.phase as WhistPhase;
}

/** The seat on the left after some steps. */
export function left(seat: Seat, steps = 1): Seat {
  return (seat + steps) % 4;
}

/** How many tricks of the deal are done. */
export function tricksDone({tricksWon}: Pick<Table, 'tricksWon'>): number {
  return tricksWon[0] + tricksWon[1];
}

/** Whether the deal is played under strict etiquette. */
export function isStrict(table: Pick<Table, 'options'>): boolean {
  return table.options.etiquette === 'strict';
}

/** What a table holds of a deal before it is given. */
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
