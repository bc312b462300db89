import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {GameRecord, LessonKind, LessonWords, MoveLike, Player} from '@quinola/play';
import type {nothing, TemplateResult} from 'lit';
import type {SavedLesson} from '../table-save.js';

/** A lesson of the game's own, as the menu offers it. */
export interface LessonOffer {
  readonly id: string;
  /** `guide` by default. */
  readonly kind?: LessonKind;
  readonly title: LessonWords;
  /** What it teaches, or what a problem asks, in one sentence. */
  readonly about: LessonWords;
  /** Approximate duration. */
  readonly minutes: number;
  /** The option values that a match must have for it to be offered; absent: any. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Fetches the document. */
  readonly load: () => Promise<unknown>;
}

/** The interface of a lesson to its table. */
export interface LessonState {
  /** The player that the visitor plays. */
  readonly pupil: Player;
  /** The record that the match begins or continues with. */
  readonly record: GameRecord;
  /** All of it, to go on with elsewhere. */
  readonly saved: SavedLesson;
  /** The move of another player. The answer is delayed while the others must wait; `null`: the usual thinker is asked. */
  answer(question: ThinkerQuestion, signal: AbortSignal): Promise<Thought | null>;
  /** Stores the record of the lesson instead of that of the table's match. */
  save(record: GameRecord): void;
  /** The chart has made a step. */
  matchChanged(): void;
  /**
   * Called when the rules have refused a move of the visitor.
   * @param why the sentence of the refusal
   * @returns what to show of it, with the lesson's comment; `null` if nothing, because the visitor must first decide on his last
   * move, and was told so again
   */
  refused(why: string): string | null;
  /** Whether a move is what it asks the visitor for now. */
  asksFor(move: MoveLike): boolean;
  /** Whether its last words are still to be read: sheets, and what the game asks, wait for that. */
  readonly speaksLast: boolean;
  /** What the lesson says, docked where advice is; nothing when its last words are read. */
  note(): TemplateResult | typeof nothing;
  /**
   * Its buttons, instead of those of the table.
   * @param ofTable draws those of the table, which the lesson has too when it is over and the visitor plays on
   */
  tools(ofTable: () => TemplateResult): TemplateResult;
  /** Ends the lesson. */
  end(): void;
}

/** What a lesson can do beyond its own deal: return to the table's match, or start another lesson. */
export interface LessonActions {
  leave(): void;
  /** The lesson after this one; `null` where there is none. */
  readonly next: LessonOffer | null;
  teach(offer: LessonOffer): void;
}
