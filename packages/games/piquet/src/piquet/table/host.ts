import type {Choice} from '@quinola/play';
import type {Saying, TableOf} from '@quinola/table';
import type {PiquetHappening, PiquetMove, PiquetView} from '../rules/index.js';
import type {PiquetPanelWords, PiquetRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface PiquetHost extends TableOf<
  PiquetView,
  PiquetMove,
  PiquetHappening,
  PiquetRoomWords,
  PiquetPanelWords,
  Choice
> {
  /** What was said in the deal, as it lies on the table; there with the features. */
  talk: (() => readonly Saying[]) | null;
}
