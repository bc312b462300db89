import {chartSheet, type AnyTable, type ChartModel} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {newGameMachine} from '../machine.js';

const model: ChartModel = {
  machine: newGameMachine(),
  alone: ALONE,
  phases: {en: () => import('../phases/en.js')},
};

/** The panel with the drawing of the statechart. */
export const render = (table: AnyTable, about: unknown): TemplateResult => chartSheet(table, model, about);
