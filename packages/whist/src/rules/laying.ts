import {allRestCertain} from './certain.js';
import {strictly} from './parts.js';
import {giveRest} from './turning.js';
import type {Act} from './state.js';
import {changed} from './table.js';

/** A hand is laid down: what is certain is given; a strict table has its own rules for it. */
export const layDown: Act<'LAY_DOWN'> = (state, _move, _by, events) => {
  const {table, hands} = state;
  const seat = table.toPlay;
  const cards = hands[seat]!;
  const good = allRestCertain(changed(table, {seat, hand: cards}));
  events.push({type: 'laid-down', seat, cards, good});
  return strictly(table)?.laidDown(state, seat, good, events) ?? giveRest(state, seat, events);
};
