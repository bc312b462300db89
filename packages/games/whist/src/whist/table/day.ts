import type {DayMeasure} from '@quinola/table';
import {sideOf, type WhistView} from '../rules/game.js';

/** The deal of the day is measured by the tricks of the own side. */
export const whistDay: DayMeasure = {
  reached: ({lastDeal}: WhistView, seat) => lastDeal?.tricksWon[sideOf(seat)] ?? 0,
  most: () => 13,
};
