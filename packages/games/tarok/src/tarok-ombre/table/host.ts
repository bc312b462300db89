import type {Card} from '@quinola/cards';
import type {Choice} from '@quinola/play';
import type {TableOf} from '@quinola/table';
import type {TarokOmbreHappening, TarokOmbreMove, TarokOmbreView} from '../rules/index.js';
import type {TarokOmbrePanelWords, TarokOmbreRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface TarokOmbreHost extends TableOf<
  TarokOmbreView,
  TarokOmbreMove,
  TarokOmbreHappening,
  TarokOmbreRoomWords,
  TarokOmbrePanelWords,
  Choice
> {
  /** The card that was asked for and came, while another is to be given back for it; `null` = none. */
  readonly received: Card | null;
}
