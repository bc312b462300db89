import {playedMoves} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {FaroMove} from '../rules/index.js';
import type {FaroHost} from '../table/host.js';

/** The panel with all moves so far, the last first. */
export const render = (table: FaroHost): TemplateResult =>
  playedMoves(table, (move) => table.gamePanelWords!.move(move as FaroMove, table.words));
