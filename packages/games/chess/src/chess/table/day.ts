import type {DayMeasure} from '@quinola/table';
import type {ChessView} from '../rules/index.js';

/** The game of the day is won, drawn or lost; no cards are dealt, but everybody has the same opponent. */
export const chessDay: DayMeasure = {
  reached: ({lastDeal}: ChessView, seat) => Math.sign(lastDeal?.net[seat] ?? 0),
};
