import {playedMoves} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {TwentyOneHost} from '../table/host.js';
import type {TwentyOneMove} from '../rules/index.js';

/** The panel with all moves so far, the last first. */
export const render = (table: TwentyOneHost): TemplateResult =>
  playedMoves(table, (move) => table.gamePanelWords!.move(move as TwentyOneMove));
