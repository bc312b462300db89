import type {TableOf} from '@quinola/table';
import type {MariageHappening, MariageMove, MariageView} from '../rules/index.js';
import type {MariagePanelWords, MariageRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface MariageHost extends TableOf<
  MariageView,
  MariageMove,
  MariageHappening,
  MariageRoomWords,
  MariagePanelWords
> {}
