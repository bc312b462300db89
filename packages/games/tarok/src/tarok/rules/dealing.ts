import {cutPack, dealt, packetRounds, booked, countsOf, type Packet, type Seat} from '@quinola/play';
import {freshDeal, next, tools} from './table.js';
import type {Act, Table} from './types.js';

/** Five rounds of five cards from the dealer's right, the last three to the dealer (rule 11, l. 6570-6573; en deux l. 6899-6903). */
export function dealPlan(dealer: Seat, seats: number): readonly Packet[] {
  return [...packetRounds((dealer + 1) % seats, seats, [5, 5, 5, 5, 5]), {to: dealer, count: 3}];
}

/** The table before a deal, with all cards removed. */
export function beginDeal(table: Table, dealer: Seat): Table {
  return tools.waiting(table, 'dealing.shuffling', 'chance', {dealer, ...freshDeal(table.options.players)});
}

/** The pack is cut, the dealer puts his stake into the pot (hint 14), and the cards are dealt. */
export const dealCards: Act<'CUT'> = (state, {index}, _by, events) => {
  const {table} = state;
  const {dealer, options} = table;
  events.push({type: 'cut', seat: cutter(table), index});
  const staked = options.pot ? options.potStake : 0;
  const deal = table.deal + 1;
  const pot = table.pot + staked;
  const entries = [
    ...table.entries,
    ...booked(
      [{from: dealer, to: 'pot', amount: staked}],
      {account: 'pot', reason: 'stake', source: 'Tarok, hint 14', round: deal},
      table.seats,
    ),
  ];
  if (staked) events.push({type: 'staked', seat: dealer, amount: staked, pot});
  const {hands, rest} = dealt(cutPack(state.pack, index), options.players, dealPlan(dealer, options.players));
  events.push({type: 'dealt', dealer});
  return {
    pack: [],
    hands,
    dealt: hands,
    skat: [],
    aside: rest,
    table: tools.waitingAt(table, 'skat', dealer, {deal, pot, entries, counts: countsOf(hands)}),
  };
};

/** The seat that cuts: the one before the dealer in turn (decision; l. 7568). */
export function cutter(table: Pick<Table, 'dealer' | 'options'>): Seat {
  return next(table, table.dealer, table.options.players - 1);
}
