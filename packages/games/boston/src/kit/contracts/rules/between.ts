import {isPerDeal} from './agreed.js';
import {tools} from './table.js';
import type {BostonView} from './types.js';

/** A deal begins with its colours, where each has its own. */
export function beforeDeal(table: BostonView): BostonView {
  return isPerDeal(table.options) ? tools.waiting(table, 'dealing.colours', 'chance') : toPackets(table);
}

/** The dealer says how he deals, where he may choose; then he shuffles. */
export const toPackets = (table: BostonView): BostonView =>
  table.options.dealPackets === 'choice'
    ? tools.waitingAt(table, 'dealing.packets', table.dealer)
    : tools.waiting(table, 'dealing.shuffling', 'chance');
