import type {DayMeasure} from '@quinola/table';
import {sideOf, type MariageView} from '../rules/index.js';

/** The deal of the day is measured by the points of the own side: what is paid comes only with the partia. */
export const mariageDay: DayMeasure = {
  reached: ({lastDeal}: MariageView, seat) => lastDeal?.points[sideOf(seat)] ?? 0,
  isCount: true,
};
