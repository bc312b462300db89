import type {Random} from '@quinola/cards';

/** A player, numbered from 0 for the whole match; his seat is part of the state. */
export type Player = number;

/** Who makes a move: a player, or chance (shuffling, drawing, an accident). */
export type Actor = Player | 'chance';

/** Who a view is for. A watcher sees only what everybody at the table sees. */
export type Viewer = Player | 'watcher';

/**
 * Whom a match waits for: one player, chance, or nobody when it is over; or several players who act in any order (`[0, 2, 3]`,
 * never empty), each once or more, until the rules name others.
 */
export type Due = Actor | readonly Player[] | null;

/**
 * Whose turn it is. Public, so it must not depend on hidden cards.
 *
 * Who may act now is said in two ways. `must` are those without whom the match does not go on: nearly always one player; several
 * where each answers the same question for himself and nobody has to wait for another, such as stakes before a deal, or a cry that
 * each raises or declines. `may` are those without whom it does go on: their right lapses when the others have moved.
 *
 * `Must` is `Due` for a game in which several may be waited for; without it, it is one at a time.
 */
export interface Turn<Phase extends string = string, Must extends Due = Actor | null> {
  /** Path of the phase, parts joined by dots, e.g. `play.trick`; the chart has a state of the same path. */
  readonly phase: Phase;
  /** The player, the players or chance that must move; `null` when the match is over. */
  readonly must: Must;
  /** Players who may also act now by a standing right (call, claim, object); the right lapses when `must` has moved. */
  readonly may: readonly Player[];
  /** Whether the match, not only the deal, has ended. */
  readonly over: boolean;
}

/** The phases of a game, as the turn of its view names them. */
export type PhaseOf<View> = View extends {readonly turn: Turn<infer Phase, Due>} ? Phase : string;

/** Whom a game may wait for, as the turn of its view has it. */
export type MustOf<View> = View extends {readonly turn: Turn<string, infer Must extends Due>} ? Must : Due;

/**
 * A choice of some of these cards, or of other things, in any order: an exchange, a discard, squares to stake on. It stands for
 * all moves `{type: choose, cards}` with a permitted number of them; `refusal` says which of those are lawful.
 */
export interface Choice {
  /** The type of the move. */
  readonly choose: string;
  readonly from: readonly Thing[];
  /** The fewest and the most that may be chosen. */
  readonly least: number;
  readonly most: number;
  /** The field of the move that lists them; `cards` unless it is named. */
  readonly as?: string;
}

/** Any move: plain JSON, discriminated by `type`. */
export interface MoveLike {
  readonly type: string;
}

/**
 * Something on a table that can be chosen, pointed at and marked. Usually a card, by its name (`KH`); else its kind and its own
 * name: `square:e4`, `heap:2`, `counter:w`, `pile:stock`, `seat:n`. The room draws it with that name (`data-card="KH"`,
 * `data-square="e4"`), and needs nothing else for a lesson to point at it.
 */
export type Thing = string;

/** An effect of a move, reported in order. */
export interface Happening {
  readonly type: string;
  /** The players who may see it; absent: everybody. */
  readonly to?: readonly Player[];
}

/** Why a move is refused. */
export interface Refusal {
  /** Key of the sentence in the game's strings. */
  readonly reason: string;
  /** Values for the sentence: a card, a suit, a player, a number. */
  readonly about?: Readonly<Record<string, string | number>>;
  /** Unlawful, but possible at a table of strict etiquette. */
  readonly breach?: boolean;
}

/**
 * The holder of an account: a player, or something on the table that has a name in this game, where money lies: `pot`, `pannier`,
 * `dish`, `bank`, a punter's `cards`. A game writes its names down as a type, so that a wrong one is an error: `Holder<'pot' |
 * 'dish'>`.
 */
export type Holder<Name extends string = string> = Player | Name;

/** One booking to an account; `Name` are the names of those holders that are no players. */
export interface Entry<Name extends string = string> {
  /** Which account: `fishes`, `bete`, … */
  readonly account: string;
  readonly holder: Holder<Name>;
  /** In the account's own units; positive = received. */
  readonly amount: number;
  /** Key of the reason in the game's strings. */
  readonly reason: string;
  /** Book and section that require it. */
  readonly source?: string;
  /** Number of the deal, rubber or round it belongs to, from 1. */
  readonly round?: number;
}

/** What `play` returns: the next state and the happenings of the move. */
export interface Played<State, H extends Happening = Happening> {
  readonly state: State;
  readonly events: readonly H[];
}

/**
 * The rules of one game: pure and deterministic, JSON in and JSON out. Statechart, opponents, tests, replays and benchmarks all
 * use this contract; it fits a game for one player and a game without hidden information as well as a trick game. `C` is `never`
 * if `moves` lists every move and offers no choices.
 */
export interface Game<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening = Happening,
  C = Choice,
> {
  readonly id: string;
  /**
   * Whether every move is visible to all (a game for one, a game of men on a board). Otherwise others see of a move what its happenings name, see
   * `seenMove`.
   */
  readonly openMoves?: boolean;
  /** The whole match before its first move. @throws OptionsError when the options are unknown or exclude each other. */
  start(options: Options): State;
  turn(state: State): Turn<PhaseOf<View>, MustOf<View>>;
  /** Everything this viewer may lawfully know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** The lawful moves of the view's player, or choices that stand for many, computed from the view alone. Never a breach. */
  moves(view: View): readonly (Move | C)[];
  /** Why the view's player may not make the move now; `null` if he may. */
  refusal(view: View, move: Move): Refusal | null;
  /**
   * Makes a move and applies all forced consequences.
   * @param judged the result of `refusal` for this move if it was already computed, or `null` for a move listed by `moves`; the
   * rules trust it and do not check again. Absent: the rules check
   * @throws MoveError when it is impossible
   */
  play(state: State, by: Actor, move: Move, judged?: Refusal | null): Played<State, H>;
  /** The move that chance makes when `turn(state).must` is `'chance'`. */
  chance(state: State, random: Random): Move;
  /**
   * The finished tricks of the running deal at which the view's player may look again, as indices of `view.tricks`; the panels of
   * tricks show no others. Absent: the game has no tricks.
   */
  openTricks?(view: View): readonly number[];
  /**
   * The things that a move points at, or the part of one that a lesson writes. Absent: those that its fields name, see
   * `thingsOf`.
   */
  things?(move: Move): readonly Thing[];
  /** Every booking so far. Bookings are public. Zero-sum if the book's account is. */
  ledger(view: View): readonly Entry[];
  /** For each player the settled accounts plus the value of the running score. */
  worth(state: State): readonly number[];
}

/**
 * What searching opponents need beyond the rules. Separate from {@linkcode Game}, so that a page does not load it with the table.
 */
export interface Imagination<State, View> {
  /** A random complete state that is consistent with the view and with everything shown so far. */
  imagine(view: View, random: Random): State;
}

/** A game of unspecified types, for records, charts and tools that serve all games. */
// Move, View and State are invariant in the contract, so the widest type has to be written out.
export type AnyGame = Game<unknown, unknown, MoveLike, unknown>;

/** Options that the rules do not know, or that exclude each other. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
  /**
   * @param code stable key of the message, e.g. `unknown-rules`
   * @param about what the message names
   */
  constructor(
    readonly code: string,
    readonly about: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} ${JSON.stringify(about)}`);
  }
}

/** A move that cannot be made in this state, by this player. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}
