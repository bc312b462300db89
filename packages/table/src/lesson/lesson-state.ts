import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {GameRecord, LessonKind, LessonWords, Player} from '@quinola/play';
import type {nothing, TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {SavedLesson} from '../table-save.js';

/** A lesson of the game's own, as the menu offers it. */
export interface LessonOffer {
  readonly id: string;
  /** A guided deal unless set. */
  readonly kind?: LessonKind;
  readonly title: LessonWords;
  /** What it teaches, or what a problem asks, in one sentence. */
  readonly about: LessonWords;
  /** About how long it takes. */
  readonly minutes: number;
  /** At which tables it is offered: values that options of the match must have; at all unless set. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Fetches the document. */
  readonly load: () => Promise<unknown>;
}

/** What a table asks of the lesson that is played on it. */
export interface LessonState {
  /** The player whose place the visitor takes. */
  readonly pupil: Player;
  /** The record that the match begins with, or goes on with. */
  readonly record: GameRecord;
  /** All of it, to go on with elsewhere. */
  readonly saved: SavedLesson;
  /** The move of another player. Those who may not go on yet answer later; `null`: he is asked as at any table. */
  answer(question: ThinkerQuestion, signal: AbortSignal): Promise<Thought | null>;
  /** Keeps the record of the lesson instead of that of the table's own match. */
  save(record: GameRecord): void;
  /** The chart has made a step. */
  matchChanged(): void;
  /** The rules have forbidden a move of the visitor. @returns what is said beside the refusal, if anything */
  refused(): string | null;
  /** Whether its last words are still to be read: sheets, and what the game asks, wait for that. */
  readonly speaksLast: boolean;
  /** What the lesson says, docked where advice is; nothing when its last words are read. */
  note(): TemplateResult | typeof nothing;
  /** Its buttons, instead of those of the table. */
  tools(): TemplateResult;
  /** It is played no more. */
  end(): void;
}

/** What a lesson may do beside its own deal: leave the table to its match, or make room for another lesson. */
export interface LessonActions {
  leave(): void;
  /** The lesson after this one; `null` where there is none. */
  readonly next: LessonOffer | null;
  teach(offer: LessonOffer): void;
}

/** What a lesson asks of the table on which it is played. */
export type LessonHost = Pick<
  AnyTable,
  | 'game'
  | 'code'
  | 'words'
  | 'panelWords'
  | 'context'
  | 'note'
  | 'persist'
  | 'store'
  | 'features'
  | 'actor'
  | 'renderRoot'
  | 'play'
  | 'dispatchEvent'
  | 'tag'
  | 'match'
  | 'adopt'
  | 'requestUpdate'
  | 'addController'
  | 'removeController'
  | 'lessons'
>;
