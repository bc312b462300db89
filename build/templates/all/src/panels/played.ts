import {playedMoves} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {NewGameHost} from '../table/host.js';
import type {NewGameMove} from '../rules/index.js';

/** The panel with all moves so far, the last first. */
export const render = (table: NewGameHost): TemplateResult =>
  playedMoves(table, (move) => table.gamePanelWords!.move(move as NewGameMove, table.words));
