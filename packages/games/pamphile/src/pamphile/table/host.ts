import type {TableOf} from '@quinola/table';
import type {Choice} from '@quinola/play';
import type {PamphileHappening, PamphileMove, PamphileView} from '../rules/index.js';
import type {PamphilePanelWords, PamphileRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface PamphileHost extends TableOf<
  PamphileView,
  PamphileMove,
  PamphileHappening,
  PamphileRoomWords,
  PamphilePanelWords,
  Choice
> {}
