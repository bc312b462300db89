import type {Choice} from '@quinola/play';
import type {TableOf} from '@quinola/table';
import type {ViraHappening, ViraMove, ViraView} from '../rules/index.js';
import type {ViraPanelWords, ViraRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export type ViraHost = TableOf<ViraView, ViraMove, ViraHappening, ViraRoomWords, ViraPanelWords, Choice>;
