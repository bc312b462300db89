import type {Card} from '@quinola/cards';
import type {Due, Player, Turn, Viewer} from './game.js';
import type {Laid, Seat} from './tricks.js';

/**
 * What lies open at a table where people sit. A player's view has the very same fields: `player`, `seat` and `hand` are
 * empty (-1, -1, no cards) for what lies open, and filled for a player. So a view is a copy with a few fields changed.
 */
export interface SeatedTable {
  readonly turn: Turn<string, Due>;
  /** Whose view; -1 for a watcher. */
  readonly player: Player;
  /** This player's own seat; -1 for a watcher, and before anybody is seated. */
  readonly seat: Seat;
  /** Own cards; sorted by nobody. */
  readonly hand: readonly Card[];
  /** Player by seat; empty before seats are drawn. */
  readonly seats: readonly Player[];
}

/** A finished trick. */
export interface Trick {
  readonly leader: Seat;
  /** In the order of playing. */
  readonly cards: readonly Laid[];
  readonly winner: Seat;
}

/** A table at which cards are dealt and tricks are played. */
export interface TrickTable extends SeatedTable {
  /** Number of the deal in the session, from 1; 0 before the first. */
  readonly deal: number;
  readonly dealer: Seat;
  /** How many cards each seat holds. */
  readonly counts: readonly number[];
  /** The trick on the table, in the order of playing. */
  readonly trick: readonly Laid[];
  readonly leader: Seat;
  /** The seat whose card is due; -1 = none. */
  readonly toPlay: Seat;
  readonly tricks: readonly Trick[];
  /** Tricks won in this deal, by seat or by side. */
  readonly tricksWon: readonly number[];
}

/** One state is the whole match: what lies open, and the cards that do not. Plain JSON. */
export interface CardState<Table> {
  readonly table: Table;
  /** The cards that are spread for a draw, or the pack that is shuffled and not yet dealt; top or left end first. */
  readonly pack: readonly Card[];
  /** What each seat holds. */
  readonly hands: readonly (readonly Card[])[];
  /** What each seat was dealt. */
  readonly dealt: readonly (readonly Card[])[];
}

/** A table that is being changed and that nobody else has seen yet. */
export type Draft<Table> = {-readonly [Field in keyof Table]: Table[Field]};

/** No player. */
export const NOBODY: readonly Player[] = [];

/** No cards, on the table or in a hand. */
export const NO_CARDS: readonly never[] = [];

/** Copies of tables with changes. */
export interface TableTools<Table extends SeatedTable> {
  /** A copy, to be changed. */
  readonly copyOf: (table: Table) => Draft<Table>;
  readonly changed: (table: Table, changes: Partial<Table>) => Table;
  /** The table that waits for somebody in a phase; `null` = nobody, the match is over. */
  readonly waiting: (
    table: Table,
    phase: Table['turn']['phase'],
    must: Table['turn']['must'],
    changes?: Partial<Table>,
    may?: readonly Player[],
  ) => Table;
  /** A view, to be filled: what lies open, and where the viewer sits. */
  readonly seenBy: (table: Table, viewer: Viewer) => Draft<Table>;
  /** The table that waits for whoever sits at a seat. */
  readonly waitingAt: (
    table: Table,
    phase: Table['turn']['phase'],
    seat: Seat,
    changes?: Partial<Table>,
    may?: readonly Player[],
  ) => Table;
}

/**
 * Tools for the tables of a game.
 * @param copyOf copies a table field by field, written out: with one shape for all tables a copy costs a twentieth of
 * what spreading does, and a search copies millions
 */
export function tableTools<Table extends SeatedTable>(
  copyOf: (table: Table) => Draft<Table>,
): TableTools<Table> {
  const changed = (table: Table, changes: Partial<Table>): Table => Object.assign(copyOf(table), changes);
  const waiting: TableTools<Table>['waiting'] = (table, phase, must, changes, may = NOBODY) => {
    const next = Object.assign(copyOf(table), changes);
    next.turn = {phase, must, may, over: must === null};
    return next;
  };
  return {
    copyOf,
    changed,
    waiting,
    seenBy(table, viewer) {
      const view = copyOf(table);
      if (viewer !== 'watcher') {
        view.player = viewer;
        view.seat = table.seats.indexOf(viewer);
      }
      return view;
    },
    waitingAt: (table, phase, seat, changes, may) => waiting(table, phase, table.seats[seat]!, changes, may),
  };
}

/** A hand without one of its cards. A plain loop: it runs for every card that is played. */
export function without(hand: readonly Card[], card: Card): Card[] {
  const rest: Card[] = [];
  for (const held of hand) if (held !== card) rest.push(held);
  return rest;
}

/** A hand without some of its cards. */
export function withoutAll(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  return hand.filter((card) => !cards.includes(card));
}

/** Hands of which a card has gone from one to another. */
export function withCardMoved(
  hands: readonly (readonly Card[])[],
  card: Card,
  from: Seat,
  to: Seat,
): readonly (readonly Card[])[] {
  return hands.map((hand, seat) =>
    seat === from ? without(hand, card) : seat === to ? [...hand, card] : hand,
  );
}

/** How many cards lie in each hand. */
export function countsOf(hands: readonly (readonly Card[])[]): readonly number[] {
  return hands.map(({length}) => length);
}

/** Numbers by seat or side, with one of them changed by an amount. */
export function withAdded<Counts extends readonly number[]>(
  counts: Counts,
  at: number,
  amount: number,
): Counts {
  const next = counts.slice();
  next[at]! += amount;
  return next as unknown as Counts;
}
