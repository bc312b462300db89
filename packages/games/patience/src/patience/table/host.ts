import type {LanguageCode, LayoutController, TableOf, Tool} from '@quinola/table';
import type {PatienceHappening, PatienceMove, PatienceView} from '../rules/index.js';
import type {PatiencePanelWords, PatienceRoomWords} from '../words/types.js';

/** The table as its room, tools and panels see it. */
export interface PatienceHost extends TableOf<
  PatienceView,
  PatienceMove,
  PatienceHappening,
  PatienceRoomWords,
  PatiencePanelWords
> {
  /** Which patience, by its id, and its options, as attributes. */
  patience: string | null;
  options: string | null;
  readonly strict: boolean;
  /** The layout, what is picked up there, and what taps do. */
  readonly board: LayoutController;
  /** The pile whose card is picked up. */
  readonly picked: string | null;
  /** The title of the current patience. */
  readonly called: string;
  /** Moves that can be redone, the last taken back first. */
  readonly ahead: readonly PatienceMove[];
  /** Whether every movable card is marked. */
  readonly shows: boolean;
  /** Tooltips of buttons. */
  tips: Readonly<Partial<Record<Tool, string>>> | undefined;
  /** What a pile takes, in words; there with the features. */
  takes: (pile: string) => string;
  /** Whether nothing is left to do but to send every card home; there with the features. */
  canGoHome: () => boolean;
  /** The end panel the visitor closed, by its step of the match. */
  closedAt: string;
  /** The moves possible now. */
  moves(): readonly PatienceMove[];
  redo(): void;
  /** Marks what may move, or removes the marks. */
  show(): void;
  /** The title of a patience in the table's language. */
  titleOf(game: string, code?: LanguageCode, words?: Pick<PatienceRoomWords, 'titles'>): string;
}
