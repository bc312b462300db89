import {chartSheet, type AnyTable, type ChartModel} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {patienceMachine} from '../machine.js';
import {phases} from '../made/texts.js';

const model: ChartModel = {
  machine: patienceMachine(),
  alone: true,
  phases,
};

/** How the game goes, drawn from its state chart. */
export const render = (table: AnyTable, about: unknown): TemplateResult => chartSheet(table, model, about);
