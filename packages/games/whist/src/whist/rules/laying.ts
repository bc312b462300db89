import {allRestCertain} from './certain.js';
import {laidDown} from './etiquette/faults.js';
import {mayLayDown as mayLayDownStrictly} from './etiquette/rights.js';
import {giveRest} from './turning.js';
import {changed, isStrict} from './table.js';
import type {Act, WhistView} from './types.js';

/** Whether the view's player may lay down his cards: at relaxed tables, if the rest is certain. */
export function mayLayDown(view: WhistView): boolean {
  if (view.toPlay !== view.seat || view.hand.length < 2) return false;
  return isStrict(view) ? mayLayDownStrictly(view) : allRestCertain(view);
}

/** A hand is laid down: certain tricks are granted; a strict table has its own rules for this. */
export const layDown: Act<'LAY_DOWN'> = (state, _move, _by, events) => {
  const {table, hands} = state;
  const seat = table.toPlay;
  const cards = hands[seat]!;
  const good = allRestCertain(changed(table, {seat, hand: cards}));
  events.push({type: 'laid-down', seat, cards, good});
  return isStrict(table) ? laidDown(state, seat, good, events) : giveRest(state, seat, events);
};
