import type {Random} from '@quinola/cards';
import type {Choice} from './choices.js';

/** Somebody who plays, numbered from 0 and fixed for the whole match; which seat he has is part of the state. */
export type Player = number;

/** Who makes a move: a player, or chance (shuffling, drawing, an accident). */
export type Actor = Player | 'chance';

/** Whose eyes a view is for. A watcher knows what all at the table know. */
export type Viewer = Player | 'watcher';

/** What the table waits for. Public: it says nothing that a hidden card could betray. */
export interface Turn<Phase extends string = string> {
  /** Path of the phase, parts joined by dots, e.g. `play.trick`; the chart has a state of the same path. */
  readonly phase: Phase;
  /** For whom the game waits; `null` when the match is over. */
  readonly must: Actor | null;
  /** Who has a standing right beside (call, claim, object); it lapses when `must` has moved. */
  readonly may: readonly Player[];
  /** Whether the match, not only the deal, has ended. */
  readonly over: boolean;
}

/** The phases of a game, as the turn of its view names them. */
export type PhaseOf<View> = View extends {readonly turn: Turn<infer Phase>} ? Phase : string;

/** Any move: plain JSON, told apart by `type`. */
export interface MoveLike {
  readonly type: string;
}

/** Something that came of a move, in the order in which it came. */
export interface Happening {
  readonly type: string;
  /** The players who may see it; absent: everybody. */
  readonly to?: readonly Player[];
}

/** Why a move is refused. */
export interface Refusal {
  /** Key of the sentence in the game's strings. */
  readonly reason: string;
  /** What the sentence names: a card, a suit, a player, a number. */
  readonly about?: Readonly<Record<string, string | number>>;
  /** Unlawful, yet possible at a table of strict etiquette. */
  readonly breach?: boolean;
}

/** What lies on the table and is played for. */
export type Pool = 'pot' | 'pannier' | 'bank';

/** Who holds an account. */
export type Holder = Player | Pool;

/** One booking of an account. */
export interface Entry {
  /** Which account: `fishes`, `bete`, … */
  readonly account: string;
  readonly holder: Holder;
  /** In the account's own units; positive = received. */
  readonly amount: number;
  /** Key of the reason in the game's strings. */
  readonly reason: string;
  /** Book and section that order it. */
  readonly source?: string;
  /** Number of the deal, rubber or round it belongs to, from 1. */
  readonly round?: number;
}

/** What `play` returns: the next state and what came of the move. */
export interface Played<State, H extends Happening = Happening> {
  readonly state: State;
  readonly events: readonly H[];
}

/**
 * The rules of one game: pure and deterministic, JSON in and JSON out. The same
 * contract serves chart, opponents, tests, replays and benches, a game for one
 * (one player) and chess (nothing hidden) as well as a trick game.
 * `C` is `never` where `moves` lists every move and describes no choice.
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
   * Set where every move of a player lies open to all (a game for one, chess). Elsewhere others see of a move what its
   * happenings name, see `seenMove`.
   */
  readonly openMoves?: boolean;
  /** The whole match before its first move. @throws OptionsError when the options are unknown or exclude each other. */
  start(options: Options): State;
  turn(state: State): Turn<PhaseOf<View>>;
  /** All that this player may lawfully know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** Lawful moves of the view's player, from the view alone, or choices that stand for many. Never a breach. */
  moves(view: View): readonly (Move | C)[];
  /** `null` when the view's player may make the move now. */
  refusal(view: View, move: Move): Refusal | null;
  /**
   * Makes a move and carries every forced consequence to its end.
   * @param judged what `refusal` has said of this very move where it has been asked, or `null` for a move that `moves` has
   * listed: the rules take it at its word and do not decide a second time. Absent: they decide themselves
   * @throws MoveError when it is impossible
   */
  play(state: State, by: Actor, move: Move, judged?: Refusal | null): Played<State, H>;
  /** The move that chance makes when `turn(state).must` is `'chance'`. */
  chance(state: State, random: Random): Move;
  /** Every booking so far, from what lies open: bookings are public. Zero-sum where the book's is. */
  ledger(view: View): readonly Entry[];
  /** Per player: settled accounts and the value of the running score. */
  worth(state: State): readonly number[];
}

/**
 * What opponents that search need of a game beyond its rules. Apart from them, because a table does not need it and
 * a page should not load it.
 */
export interface Imagination<State, View> {
  /** A whole state that agrees with the view and with all that has been shown. */
  imagine(view: View, random: Random): State;
}

/** A game whose types nobody needs to know: for records, charts and tools that serve all games. */
// Move, View and State are invariant in the contract, so the widest form has to be spelt out.
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
