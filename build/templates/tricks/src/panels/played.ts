import {playedTricks} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {NewGameHost} from '../table/host.js';

/** The panel with the tricks that may be looked at again, as the rules say, the last first. */
export const render = (table: NewGameHost): TemplateResult =>
  playedTricks(table, table.view!, table.gamePanelWords!.trick);
