import type {TableOf} from '@quinola/table';
import type {CassinoHappening, CassinoMove, CassinoView} from '../rules/index.js';
import type {CassinoPanelWords, CassinoRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface CassinoHost extends TableOf<
  CassinoView,
  CassinoMove,
  CassinoHappening,
  CassinoRoomWords,
  CassinoPanelWords
> {}
