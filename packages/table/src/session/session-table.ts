import type {Card} from '@quinola/cards';
import type {Back, Ink} from '@quinola/faces';
import type {DrawMove, DrawTable, Due, Entry, PlacesDraw, Player, Seat, Turn} from '@quinola/play';
import type {CSSResultOrNative} from 'lit';
import type {SheetHost} from '../panels/sheet.js';
import type {ShownTricks, TricksHost} from '../panels/tricks.js';
import type {KitRoomWords, Who} from '../strings.js';
import type {DealtWords, SessionWords} from './words.js';

// What the sheets of a session read: deals follow each other, each is settled, and in the end the session is. What is played in
// a deal does not matter for `DealtView` and `DealtTable`; `SessionView` and `SessionTable` are of games of tricks.

/** A settled deal. */
export interface SettledDeal {
  /** Its number in the session, from 1. */
  readonly deal: number;
}

/** A deal that is paid when it is settled. */
export interface PaidDeal extends SettledDeal {
  /** By seat, gain or loss in the deal, in the money of the game. */
  readonly net: readonly number[];
}

/** What a player knows of a session of deals. */
export interface DealtView {
  readonly turn: Turn<string, Due>;
  readonly player: Player;
  readonly seat: Seat;
  readonly seats: readonly Player[];
  /** Number of the deal, from 1; 0 before the first. */
  readonly deal: number;
  /** What is drawn for places; `null` when nothing lies there. */
  readonly draw: object | null;
  readonly lastDeal: SettledDeal | null;
}

/** The settled deal of a view. */
export type DealOf<View extends DealtView> = NonNullable<View['lastDeal']>;

/** What he knows where tricks are played. */
export interface SessionView extends DealtView, DrawTable, ShownTricks {
  readonly turn: Turn<string, Due>;
  readonly draw: PlacesDraw | null;
  readonly lastDeal:
    | (PaidDeal & {
        /** By seat, the hands as they were played; they are open now. */
        readonly hands: readonly (readonly Card[])[];
      })
    | null;
}

/** What the sheets of a session of deals need of their table. */
export interface DealtTable<View extends DealtView> extends SheetHost {
  readonly gamePanelWords: DealtWords | null;
  readonly game: {readonly id?: string; ledger(view: View): readonly Entry[]};
  readonly view: View | null;
  readonly context: {
    readonly view: View;
    readonly turn: Turn<string, Due>;
    readonly sheets: readonly string[];
    readonly players: readonly unknown[];
  } | null;
  readonly match: {send(event: {readonly type: 'ACKNOWLEDGE'}): void};
  /** The language of the table. */
  readonly code: string;
  tag(...names: readonly string[]): boolean;
  who(player: Player): Who;
  whoSits(seat: Seat): Who;
  open(id: string, about?: unknown): Promise<void>;
  restart(): Promise<void>;
}

/** What the sheet of a draw for places needs of its table. */
export interface DrawingTable extends SheetHost {
  readonly words: Pick<KitRoomWords, 'card'>;
  readonly gamePanelWords: Pick<SessionWords, 'drawTitle' | 'drawAsk' | 'drawCard'> | null;
  readonly context: {
    readonly view: {readonly draw: PlacesDraw | null; readonly player: Player};
    readonly turn: Turn<string, Due>;
  } | null;
  readonly features: {readonly announcer: {news(): string}} | null;
  readonly back: Back | null;
  readonly backInk: Ink;
  who(player: Player): Who;
  look(): ReturnType<TricksHost['look']>;
  adopt(...sheets: readonly CSSResultOrNative[]): void;
  play(move: DrawMove): boolean;
}

/** What all sheets of a session of tricks need of their table. */
export interface SessionTable<View extends SessionView>
  extends DealtTable<View>, TricksHost, Omit<DrawingTable, 'words'> {
  readonly gamePanelWords: SessionWords | null;
  readonly game: TricksHost['game'] & DealtTable<View>['game'];
  readonly context: DealtTable<View>['context'];
}
