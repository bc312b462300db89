import {countsOf, cutPack, dealt, packetRounds, type Packet, type Seat} from '@quinola/play';
import {openBidding} from './bidding.js';
import {forehandOf, FRESH, left, NO_DEAL, tools} from './table.js';
import type {Act, Table, TarokOmbreOptions, TarokOmbreState} from './types.js';

const {changed, waiting, waitingAt} = tools;

/** Five cards five times to each, from forehand on (A., B.). */
const FIVES = [5, 5, 5, 5, 5];

const THREE: Packet = {to: 'talon', count: 3};

/**
 * Where the cards of the pack go: in the old manner the last three are the dealer's, in the new the top three are
 * put aside first.
 */
export function dealingPlan({manner}: Pick<TarokOmbreOptions, 'manner'>, dealer: Seat): readonly Packet[] {
  const fives = packetRounds(left(dealer), 3, FIVES);
  return manner === 'old' ? [...fives, {to: dealer, count: 3}] : [THREE, ...fives];
}

/** The table before a deal: the pack must be shuffled. */
export function beginDeal(state: TarokOmbreState, table: Table): TarokOmbreState {
  return {
    ...state,
    ...NO_DEAL,
    table: waiting(table, 'dealing.shuffling', 'chance', {...FRESH, deal: table.deal + 1}),
  };
}

/** The pack is cut and dealt. */
export const dealCards: Act<'CUT'> = (state, {index}, _by, events) => {
  const {table} = state;
  const {dealer, options} = table;
  const {hands, talon} = dealt(cutPack(state.pack, index), 3, dealingPlan(options, dealer));
  events.push({type: 'cut', seat: left(dealer, 2), index}, {type: 'dealt', dealer});
  const given = {...state, pack: [], hands, dealt: hands, aside: talon};
  const ready = changed(table, {
    counts: countsOf(hands),
    auction: openBidding(forehandOf(table)),
    looked: options.manner === 'new',
  });
  return {...given, table: options.manner === 'old' ? waitingAt(ready, 'skat', dealer) : beginBidding(ready)};
};

/** Forehand bids first; in the old manner he has not looked at his cards yet. */
export function beginBidding(table: Table): Table {
  return waitingAt(table, table.looked ? 'bidding.opening' : 'bidding.unseen', forehandOf(table));
}
