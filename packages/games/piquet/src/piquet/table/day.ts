import type {DayMeasure} from '@quinola/table';
import type {PiquetView} from '../rules/index.js';

/** The deal of the day is measured by the points of the deal. */
export const piquetDay: DayMeasure = {
  reached: ({lastDeal}: PiquetView, seat) => lastDeal?.net[seat] ?? 0,
  isCount: true,
};
