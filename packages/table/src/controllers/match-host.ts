import type {Pace, TableEmitted, Thinker} from '@quinola/chart';
import type {Choice, Game, Happening, MoveLike, Player} from '@quinola/play';
import type {ReactiveControllerHost} from 'lit';
import type {AnyStateMachine} from 'xstate';
import type {Continuation} from '../continuation.js';
import type {Settings} from '../settings.js';
import type {LessonsController} from './lessons.js';
import type {Missing} from './missing.js';
import type {PersistenceController, PersistenceHost} from './persistence.js';

/** What a match reads of the table at which it is played. */
export interface MatchHost extends ReactiveControllerHost, EventTarget, PersistenceHost {
  readonly isUpdatePending: boolean;
  readonly level: string | null;
  readonly seat: string | null;
  readonly seed: string | null;
  readonly deal: string | null;
  readonly daily: boolean;
  readonly names: string | null;
  readonly ceremony: string | null;
  readonly autoplay: boolean;
  readonly share: boolean;
  readonly undoable: boolean;
  readonly nostorage: boolean;
  readonly words: {readonly names: readonly string[]};
  readonly settings: {
    readonly current: Settings;
    readonly pace: Pace;
    change(settings: (now: Settings) => Partial<Settings>): void;
  };
  readonly persistence: PersistenceController | null;
  readonly lessons: LessonsController;
  readonly missing: Pick<Missing, 'fetch'>;
  readonly features: {readonly visibility: {readonly hasPaused: boolean}} | null;
}

/** What a game provides for its matches, and callbacks for their events. */
export interface MatchSetup<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice,
> {
  game(): Game<State, View, Move, Options, H, C>;
  machine(): AnyStateMachine;
  /** Where opponents' moves come from. */
  thinker(): Thinker;
  /** The options from the attributes. @throws OptionsError */
  readOptions(): Options;
  /** Options that are always valid. */
  usualOptions(): Options;
  /** How many play under some options. */
  playersFor(options: Options): number;
  /** What the game adds to a player. */
  schoolOf(player: Player): {readonly school?: string};
  /** Reads a record or a save that the page has handed in; `null` if it is none, which the page has then been told. */
  readGiven(given: unknown): Promise<Continuation | null>;
  /** Fetches what a deal of the day needs: its seed, and what comes of the match of another day. */
  ofDay(): Promise<{seed(options: Options): string; goOnOrDeal(today: string): void}>;
  /** A match of so many players is about to begin. */
  begins(players: number): void;
  /** The statechart has emitted something: a move made, refused or taken back, or a failure. */
  emitted(emitted: TableEmitted<Move, H>): void;
  /** The statechart has taken a step; its new context can be read. */
  matchChanged(): void;
}
