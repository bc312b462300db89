import {pick, suitOf, type Card, type Random, type Suit} from '@quinola/cards';
import {countsOf, dealt, drawMarkedPlaces, MoveError, playerAt, type Packet} from '@quinola/play';
import {beginDeal} from '../../kit/rules/index.js';
import {bidding, openBidding} from './auction.js';
import {beforeDeal, bookDish} from './between.js';
import {
  after,
  dishOf,
  clearedTable,
  inTurn,
  clearedCards,
  packetsOf,
  packOf,
  seatsOf,
  tools,
} from './table.js';
import type {Events, OmbreHappening, OmbreState, OmbreView} from './types.js';

/** One card of each suit is drawn for places; spades deal first (L. 884-905). */
export const PLACES: readonly Card[] = ['KS', 'KC', 'KH', 'KD'];

const placesFor = ({options}: OmbreView): readonly Card[] => PLACES.slice(0, seatsOf(options));

/** Draws places: each sits where his suit is, and the player who drew spades deals first. */
export const places = drawMarkedPlaces<OmbreView, OmbreState, OmbreHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  cards: placesFor,
  dealer: 0,
  then: (state) => ({...state, table: beforeDeal(state.table)}),
});

/** The top card of the other pack is turned up (L. 1180-1204). */
export const favourite = {
  by: 'chance',
  draw: ({table}: OmbreState, random: Random) =>
    ({type: 'FAVOURITE', suit: suitOf(pick(packOf(table.options).cards, random))}) as const,
  moves: {
    FAVOURITE: {
      act(state: OmbreState, {suit}: {readonly suit: Suit}, _by: unknown, events: Events): OmbreState {
        if (!packOf(state.table.options).cards.some((card) => suitOf(card) === suit))
          throw new MoveError({reason: 'not-a-pack'});
        events.push({type: 'favourite', suit});
        return {
          ...state,
          table: tools.waiting(state.table, 'dealing.shuffling', 'chance', {favourite: suit, draw: null}),
        };
      },
    },
  },
} as const;

/** Who sits out: with four players at a table for three, the one at the dealer's left. */
const kingOf = ({options, dealer}: OmbreView): number =>
  options.players === 3 && options.tableSize === 4 ? after({options}, dealer, 3) : -1;

/** The packets, starting with the eldest hand; the rest is the talon. */
export function dealingPlan(table: Pick<OmbreView, 'dealer' | 'king' | 'options'>): readonly Packet[] {
  return packetsOf(table.options).flatMap((count) => inTurn(table).map((to) => ({to, count})));
}

/** Deals the shuffled pack; the dealer has paid his stake. */
export function deal(state: OmbreState, events: Events): OmbreState {
  const {dealer, options} = state.table;
  const opened = tools.changed(state.table, {
    ...clearedTable(options),
    draw: null,
    king: kingOf(state.table),
    deal: state.table.deal + 1,
  });
  const table = bookDish(opened, beginDeal(dishOf(options), opened.dish, playerAt(opened, dealer)));
  const {hands, rest: talon} = dealt(state.pack, seatsOf(options), dealingPlan(table));
  events.push({type: 'dealt', dealer, dish: table.dish.pool.amount});
  return {
    ...state,
    ...clearedCards(options),
    hands,
    dealt: hands,
    talon,
    table: bidding.asking(
      tools.changed(table, {counts: countsOf(hands), talon: talon.length, auction: openBidding(table)}),
    ),
  };
}
