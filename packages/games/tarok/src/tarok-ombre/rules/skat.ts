import {countsOf, withoutAll} from '@quinola/play';
import {beginBidding} from './dealing.js';
import {beginPlay} from './playing.js';
import {tools} from './table.js';
import type {Act} from './types.js';

/** Three cards are laid away: by the dealer before the bidding (A.), by the declarer before the play (B.). */
export const laySkat: Act<'LAY_SKAT'> = (state, {cards}, by, events) => {
  const seat = state.table.seats.indexOf(by as number);
  events.push({type: 'skat-laid', seat}, {type: 'skat-cards', seat, cards, to: [by as number]});
  const hands = state.hands.with(seat, withoutAll(state.hands[seat]!, cards));
  const table = tools.changed(state.table, {skatBy: seat, counts: countsOf(hands)});
  const laid = {...state, skat: cards, hands, table};
  return table.declarer < 0 ? {...laid, table: beginBidding(table)} : beginPlay(laid);
};
