import {beginBidding} from './dealing.js';
import {beginPlay} from './playing.js';
import {tools, withHand} from './table.js';
import type {Act} from './types.js';

/** Three cards are laid away: by the dealer before the bidding (A.), by the declarer before the play (B.). */
export const laySkat: Act<'LAY_SKAT'> = (state, {cards}, by, events) => {
  const {table, hands} = state;
  const seat = table.seats.indexOf(by as number);
  events.push({type: 'skat-laid', seat}, {type: 'skat-cards', seat, cards, to: [by as number]});
  const laid = {
    ...state,
    skat: cards,
    hands: withHand(
      hands,
      seat,
      hands[seat]!.filter((card) => !cards.includes(card)),
    ),
    table: tools.changed(table, {
      skatBy: seat,
      counts: table.counts.map((count, i) => (i === seat ? count - 3 : count)),
    }),
  };
  return table.declarer < 0 ? {...laid, table: beginBidding(laid.table)} : beginPlay(laid);
};
