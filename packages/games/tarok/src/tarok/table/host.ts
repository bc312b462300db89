import type {Choice} from '@quinola/play';
import type {TableOf} from '@quinola/table';
import type {TarokHappening, TarokMove, TarokView} from '../rules/index.js';
import type {TarokPanelWords, TarokRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface TarokHost extends TableOf<
  TarokView,
  TarokMove,
  TarokHappening,
  TarokRoomWords,
  TarokPanelWords,
  Choice
> {
  /** Whether Tarok en trois is played. */
  readonly isTrois: boolean;
}
