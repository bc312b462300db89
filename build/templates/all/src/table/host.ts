import type {TableOf} from '@quinola/table';
import type {NewGameHappening, NewGameMove, NewGameView} from '../rules/index.js';
import type {NewGamePanelWords, NewGameRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface NewGameHost extends TableOf<
  NewGameView,
  NewGameMove,
  NewGameHappening,
  NewGameRoomWords,
  NewGamePanelWords
> {
  /** The line that says whose turn it is. */
  statusLine(): string;
}
