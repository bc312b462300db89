import type {TableOf} from '@quinola/table';
import type {Choice} from '@quinola/play';
import type {OmbreHappening, OmbreMove, OmbreView} from '../rules/index.js';
import type {OmbrePanelWords, OmbreRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface OmbreHost extends TableOf<
  OmbreView,
  OmbreMove,
  OmbreHappening,
  OmbreRoomWords,
  OmbrePanelWords,
  Choice
> {
  /** How many sit at the table. */
  readonly size: number;
}
