import type {Random} from '@quinola/cards';
import type {Choice} from './choices.js';

/** A player, numbered from 0 for the whole match; his seat is part of the state. */
export type Player = number;

/** Who makes a move: a player, or chance (shuffling, drawing, an accident). */
export type Actor = Player | 'chance';

/** Who a view is for. A watcher sees only what everybody at the table sees. */
export type Viewer = Player | 'watcher';

/** Whose turn it is. Public, so it must not depend on hidden cards. */
export interface Turn<Phase extends string = string> {
  /** Path of the phase, parts joined by dots, e.g. `play.trick`; the chart has a state of the same path. */
  readonly phase: Phase;
  /** The player or chance that must move next; `null` when the match is over. */
  readonly must: Actor | null;
  /** Players who may also act now by a standing right (call, claim, object); the right lapses when `must` has moved. */
  readonly may: readonly Player[];
  /** Whether the match, not only the deal, has ended. */
  readonly over: boolean;
}

/** The phases of a game, as the turn of its view names them. */
export type PhaseOf<View> = View extends {readonly turn: Turn<infer Phase>} ? Phase : string;

/** Any move: plain JSON, discriminated by `type`. */
export interface MoveLike {
  readonly type: string;
}

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

/** A pool on the table that is played for. */
export type Pool = 'pot' | 'pannier' | 'bank';

/** The holder of an account. */
export type Holder = Player | Pool;

/** One booking to an account. */
export interface Entry {
  /** Which account: `fishes`, `bete`, … */
  readonly account: string;
  readonly holder: Holder;
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
   * Whether every move is visible to all (a game for one, chess). Otherwise others see of a move what its happenings name, see
   * `seenMove`.
   */
  readonly openMoves?: boolean;
  /** The whole match before its first move. @throws OptionsError when the options are unknown or exclude each other. */
  start(options: Options): State;
  turn(state: State): Turn<PhaseOf<View>>;
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
