import type {DayMeasure} from '@quinola/table';
import {compile, founded, type PatienceView} from '../rules/index.js';

/** The deal of the day is measured by the cards on the foundations; who else plays is the helper, from the open cards alone. */
export const patienceDay: DayMeasure = {
  reached: (view: PatienceView) => founded(view),
  most({options}: PatienceView) {
    const game = compile(options);
    return game.def.win.flatMap(game.pilesOf).reduce((sum, {size}) => sum + size, 0);
  },
  others: ['book'],
};
