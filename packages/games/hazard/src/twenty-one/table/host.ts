import type {TableOf} from '@quinola/table';
import type {TwentyOneHappening, TwentyOneMove, TwentyOneView} from '../rules/index.js';
import type {TwentyOnePanelWords, TwentyOneRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface TwentyOneHost extends TableOf<
  TwentyOneView,
  TwentyOneMove,
  TwentyOneHappening,
  TwentyOneRoomWords,
  TwentyOnePanelWords
> {}
