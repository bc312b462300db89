import {chartSheet, type AnyTable, type ChartModel} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {tarokMachine} from '../../machine.js';

const model: ChartModel = {
  machine: tarokMachine(),
  phases: {
    en: () => import('../../phases/en.js'),
    de: () => import('../../phases/de.js'),
    pl: () => import('../../phases/pl.js'),
    ru: () => import('../../phases/ru.js'),
    sv: () => import('../../phases/sv.js'),
  },
};

/** How the game goes, drawn from its state chart. */
export const render = (table: AnyTable, about: unknown): TemplateResult => chartSheet(table, model, about);
