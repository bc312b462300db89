import type {Actor, Player, Seat} from '@quinola/play';
import type {Table, TarokHappening, TarokMove, TarokOptions, TarokPhase, TarokState} from './types.js';

/** A table that is being changed and that nobody else has seen yet. */
export type Draft = {-readonly [Field in keyof Table]: Table[Field]};

/** How one kind of move is made: returns the next state and adds to the list of what came of it. */
export type Act<Type extends TarokMove['type']> = (
  state: TarokState,
  move: Extract<TarokMove, {readonly type: Type}>,
  by: Actor,
  events: TarokHappening[],
) => TarokState;

/** No player. */
export const NOBODY: readonly Player[] = [];

/** No cards. */
export const NO_CARDS: readonly never[] = [];

/** A copy of a table, to be changed; field by field, for all tables have one shape and that makes a copy cheap. */
export function copyOf(table: Table): Draft {
  return {
    player: table.player,
    seat: table.seat,
    hand: table.hand,
    skat: table.skat,
    options: table.options,
    turn: table.turn,
    seats: table.seats,
    draw: table.draw,
    deal: table.deal,
    dealer: table.dealer,
    counts: table.counts,
    announced: table.announced,
    buried: table.buried,
    trick: table.trick,
    leader: table.leader,
    toPlay: table.toPlay,
    tricks: table.tricks,
    tricksWon: table.tricksWon,
    pieces: table.pieces,
    debts: table.debts,
    pot: table.pot,
    scores: table.scores,
    parties: table.parties,
    entries: table.entries,
    lastDeal: table.lastDeal,
  };
}

/** The table that waits for somebody in a phase, with further changes. */
export function waiting(
  table: Table,
  phase: TarokPhase,
  must: Actor | null,
  changes: Partial<Table> = {},
): Table {
  return Object.assign(copyOf(table), changes, {turn: {phase, must, may: NOBODY, over: must === null}});
}

/** The table before the first move. */
export function emptyTable(options: TarokOptions): Table {
  return {
    player: -1,
    seat: -1,
    hand: NO_CARDS,
    skat: null,
    options,
    turn: {phase: 'drawing.spreading', must: 'chance', may: NOBODY, over: false},
    seats: [],
    draw: null,
    deal: 0,
    dealer: -1,
    ...freshDeal(options.players),
    pot: 0,
    scores: options.players === 2 ? [0, 0] : [],
    parties: [],
    entries: [],
    lastDeal: null,
  };
}

/** The fields of a table that begin anew with every deal. */
export function freshDeal(seats: number) {
  const each = <T>(value: T): readonly T[] => Array.from({length: seats}, () => value);
  return {
    counts: each(0),
    announced: each(null),
    buried: false,
    trick: NO_CARDS,
    leader: -1,
    toPlay: -1,
    tricks: NO_CARDS,
    tricksWon: each(0),
    pieces: NO_CARDS,
    debts: NO_CARDS,
  };
}

/** The next seat in the order of play, or the one after some steps. */
export function next({options}: Pick<Table, 'options'>, seat: Seat, steps = 1): Seat {
  return (seat + steps) % options.players;
}

/** The phase of a table, as the rules' own word. */
export function phaseOf({turn}: Pick<Table, 'turn'>): TarokPhase {
  return turn.phase as TarokPhase;
}

/** Whether the table plays Tarok en trois. */
export function isTrois({options}: Pick<Table, 'options'>): boolean {
  return options.players === 3;
}
