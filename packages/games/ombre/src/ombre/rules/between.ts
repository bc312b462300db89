import {booked} from '@quinola/play';
import type {DishChange} from '../../kit/rules/index.js';
import {after, clearedTable, clearedCards, tools} from './table.js';
import type {OmbreState, OmbreView} from './types.js';

/** A deal starts with the favourite suit, if it changes with each deal or is not known yet. */
export function beforeDeal(table: OmbreView): OmbreView {
  const {favourite} = table.options;
  const isTurned = favourite === 'volante' || (favourite === 'fixed' && table.favourite === null);
  return tools.waiting(table, isTurned ? 'dealing.favourite' : 'dealing.shuffling', 'chance');
}

/** Takes over a change of the dish, and books its payments to the players' accounts. */
export function bookDish(table: OmbreView, {dish, paid}: DishChange): OmbreView {
  const entries = paid.flatMap(({reason, transfers}) =>
    booked(transfers, {account: 'marks', reason, round: table.deal}),
  );
  return tools.changed(table, {dish, entries: [...table.entries, ...entries]});
}

/** The deal passes to the right. */
export function nextDeal(state: OmbreState): OmbreState {
  const {table} = state;
  const {options} = table;
  const dealer = after(table, table.dealer);
  return {
    ...state,
    ...clearedCards(options),
    table: beforeDeal(tools.changed(table, {...clearedTable(options), dealer})),
  };
}
