import {NO_CARDS, NOBODY, tableTools, type Draft, type Seat} from '@quinola/play';
import type {Table, TarokOptions, TarokState} from './types.js';

/** A state without any cards. */
export const NO_DEAL = {
  pack: NO_CARDS,
  hands: NO_CARDS,
  dealt: NO_CARDS,
  skat: NO_CARDS,
  aside: NO_CARDS,
} as const satisfies Partial<TarokState>;

/** A copy of a table to modify; field by field, because all tables have one shape and that makes copying cheap. */
function copyOf(table: Table): Draft<Table> {
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

/** Copies of tables with changes applied. */
export const tools = tableTools<Table>(copyOf);

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

/** The fields of a table that are reset with every deal. */
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

/** The seat this many steps ahead in the order of play. */
export function next({options}: Pick<Table, 'options'>, seat: Seat, steps = 1): Seat {
  return (seat + steps) % options.players;
}

/** Whether the table plays Tarok en trois. */
export function isTrois({options}: Pick<Table, 'options'>): boolean {
  return options.players === 3;
}
