import type {DayMeasure} from '@quinola/table';
import type {CassinoView} from '../rules/index.js';

/** The deal of the day is measured by the points that the own party has marked. */
export const cassinoDay: DayMeasure = {
  reached: ({lastDeal}: CassinoView, seat) => lastDeal?.net[seat] ?? 0,
  isCount: true,
};
