import type {Suit} from '@quinola/cards';
import type {TableOf} from '@quinola/table';
import type {FaroHappening, FaroMove, FaroView} from '../rules/index.js';
import type {FaroPanelWords, FaroRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface FaroHost extends TableOf<FaroView, FaroMove, FaroHappening, FaroRoomWords, FaroPanelWords> {
  /** The suit of his pack at which the visitor looks, to choose a card. */
  suit: Suit;
}
