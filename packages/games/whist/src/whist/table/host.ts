import type {TableOf} from '@quinola/table';
import type {Side, WhistHappening, WhistMove, WhistView} from '../rules/index.js';
import type {WhistPanelWords, WhistRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface WhistHost extends TableOf<
  WhistView,
  WhistMove,
  WhistHappening,
  WhistRoomWords,
  WhistPanelWords
> {
  readonly memory: string | null;
  /** The view with everybody in the seat where he is shown. */
  readonly seen: WhistView;
  /** The side that the visitor sees as his own. */
  readonly ownSide: Side;
  /** Names of the sides, the visitor's own first. */
  readonly sideNames: readonly [string, string];
  /** The question at eight answered by silence, by its step of the match. */
  silentAt: string;
  /** Whether a side is the visitor's; `null` for a watcher. */
  isOurs(side: Side): boolean | null;
}
