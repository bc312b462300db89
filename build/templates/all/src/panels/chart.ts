import {chartSheet, type AnyTable, type ChartModel} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {newGameMachine} from '../machine.js';
import {phases} from '../made/texts.js';

const model: ChartModel = {
  machine: newGameMachine(),
  alone: ALONE,
  phases,
};

/** The panel with the drawing of the statechart. */
export const render = (table: AnyTable, about: unknown): TemplateResult => chartSheet(table, model, about);
