import type {LayoutController, TableOf} from '@quinola/table';
import type {ChessHappening, ChessMove, ChessView} from '../rules/index.js';
import type {ChessPanelWords, ChessRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface ChessHost extends TableOf<
  ChessView,
  ChessMove,
  ChessHappening,
  ChessRoomWords,
  ChessPanelWords
> {
  /** The room, as the kit keeps it. */
  readonly board: LayoutController;
  /** Whether black lies below. */
  readonly isTurned: boolean;
  /** Whether the board is seen from the other side than the viewer's. */
  turned: boolean;
  /** After how many moves the board is shown that is looked back at; `null` = as it is now. */
  walked: number | null;
  /** Whether the sheet of a finished game is laid aside, so that its board can be looked at. */
  readonly isAside: boolean;
  /** Lays it aside. */
  layAside(): void;
  /** The line that says whose turn it is. */
  statusLine(): string;
}
