import type {Table} from './types.js';

/** A table that is being changed and that nobody else has seen yet. */
export type Draft = {-readonly [Field in keyof Table]: Table[Field]};

/**
 * A copy of a table, to be changed. Every table comes from here, field by field: engines know such objects by their
 * shape, and with one shape for all a copy costs a tenth of what spreading does.
 */
export function copyOf(table: Table): Draft {
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

/** The table with some changes. */
export function changed(table: Table, changes: Partial<Table>): Table {
  return Object.assign(copyOf(table), changes);
}

/** Numbers, by seat or side, with one of them changed. */
export function plus<Counts extends readonly number[]>(counts: Counts, at: number, by: number): Counts {
  const next = counts.slice();
  next[at]! += by;
  return next as unknown as Counts;
}
