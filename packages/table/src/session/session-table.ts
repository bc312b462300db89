import type {Card} from '@quinola/cards';
import type {Back, Ink} from '@quinola/faces';
import type {DrawMove, DrawTable, Entry, Laid, Player, Seat, Turn} from '@quinola/play';
import type {CSSResultOrNative} from 'lit';
import type {TricksHost, ShownTrick} from '../panels/tricks.js';
import type {KitPanelWords, Who} from '../strings.js';
import type {SessionWords} from './words.js';

// What the sheets of a session read: deals follow each other, each is settled in the money of the game, and in the end the
// session is.

/** A settled deal, as every game has it. */
export interface SettledDeal {
  /** Its number in the session, from 1. */
  readonly deal: number;
  /** By seat, the hands as they were played; they are open now. */
  readonly hands: readonly (readonly Card[])[];
  /** By seat, gain or loss in the deal, in the money of the game. */
  readonly net: readonly number[];
}

/** What a player knows of a session. */
export interface SessionView extends DrawTable {
  readonly turn: Turn;
  /** Number of the deal, from 1; 0 before the first. */
  readonly deal: number;
  readonly trick: readonly Laid[];
  readonly tricks: readonly ShownTrick[];
  readonly lastDeal: SettledDeal | null;
}

/** The settled deal of a view. */
export type DealOf<View extends SessionView> = NonNullable<View['lastDeal']>;

/** What the sheets of a session need of their table. */
export interface SessionTable<View extends SessionView> extends TricksHost {
  readonly panelWords: KitPanelWords | null;
  readonly gamePanelWords: SessionWords | null;
  readonly game: {ledger(view: View): readonly Entry[]};
  readonly view: View | null;
  readonly context: {
    readonly view: View;
    readonly turn: Turn;
    readonly sheets: readonly string[];
    readonly players: readonly unknown[];
  } | null;
  readonly features: {readonly announcer: {news(): string}} | null;
  readonly match: {send(event: {readonly type: 'ACKNOWLEDGE'}): void};
  readonly back: Back | null;
  readonly backInk: Ink;
  /** The language of the table. */
  readonly code: string;
  tag(...names: readonly string[]): boolean;
  who(player: Player): Who;
  whoSits(seat: Seat): Who;
  adopt(...sheets: readonly CSSResultOrNative[]): void;
  play(move: DrawMove): boolean;
  restart(): Promise<void>;
}
