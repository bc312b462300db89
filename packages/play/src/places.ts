import {isWholePack, rankOf, shuffled, type Card, type Pack, type Random} from '@quinola/cards';
import type {Happening} from './game.js';
import {drawSeats, type DrawTable, type PlacesDraw, type Seating, type SeatDrawPhases} from './session.js';
import type {CardState, TableTools} from './table.js';
import type {Seat} from './tricks.js';

/** A draw in which each card marks a seat. */
export interface MarkedPlaces<Table extends DrawTable, State> {
  readonly tools: TableTools<Table>;
  /** The phase in which chance spreads the cards, and the one in which the players draw. */
  readonly spreading: Table['turn']['phase'];
  readonly drawing: Table['turn']['phase'];
  /** One card for each player, in the order of the seats. */
  readonly cards: (table: Table) => readonly Card[];
  /** The seat that deals first. */
  readonly dealer: Seat;
  /** All are seated: the first deal is to begin. */
  readonly then: (state: State) => State;
}

/** Everybody draws one of a few cards, each of which marks a seat. */
export function drawMarkedPlaces<
  Table extends DrawTable,
  State extends CardState<Table>,
  Event extends Happening,
>({cards: cardsOf, dealer, ...how}: MarkedPlaces<Table, State>): SeatDrawPhases<State, Table, Event> {
  return drawSeats<Table, State, Event>({
    ...how,
    players: (table) => cardsOf(table).length,
    spread: (table, random) => shuffled(cardsOf(table), random),
    isSpread(table, cards) {
      const places = cardsOf(table);
      return cards.length === places.length && places.every((place) => cards.includes(place));
    },
    decide: (drawn, table) => ({
      seats: cardsOf(table).map((place) => drawn.find(({card}) => card === place)!.player),
      dealer,
    }),
  });
}

/** A draw from a whole pack, in which the lowest card deals. */
export interface LowestDeals<Table extends DrawTable, State> extends Omit<
  MarkedPlaces<Table, State>,
  'cards' | 'dealer'
> {
  /** The pack, or which one it is under the options of a match. */
  readonly pack: Pack | ((table: Table) => Pack);
  /** The ranks from the lowest; suits decide nothing. */
  readonly ranks: string;
  /** How many play. Of four, the two with the lowest cards are partners. */
  readonly players: (table: Table) => number;
}

/**
 * Everybody draws a card of the whole pack, and the lowest deals. Four sit so that the two lowest play against the two highest,
 * the lower of whom is on the dealer's left; fewer keep their places. If equal cards leave this open, all draw again.
 */
export function drawLowestDeals<
  Table extends DrawTable,
  State extends CardState<Table>,
  Event extends Happening,
>({pack, ranks, players, ...how}: LowestDeals<Table, State>): SeatDrawPhases<State, Table, Event> {
  const packOf = typeof pack === 'function' ? pack : () => pack;
  return drawSeats<Table, State, Event>({
    ...how,
    players,
    spread: (table, random) => shuffled(packOf(table).cards, random),
    isSpread: (table, cards) => isWholePack(packOf(table), cards),
    decide(drawn) {
      const heights = drawn.map(({card}) => ranks.indexOf(rankOf(card)));
      return seatedByLowest(
        drawn.map(({player}) => player),
        heights,
      );
    },
  });
}

/** Who sits where by the cards that were drawn, see {@linkcode drawLowestDeals}; `null` = equal cards leave it open. */
function seatedByLowest(players: readonly number[], heights: readonly number[]): Seating | null {
  const order = [...heights.keys()].sort((one, other) => heights[one]! - heights[other]!);
  const differ = (at: number): boolean => heights[order[at]!]! < heights[order[at + 1]!]!;
  if (players.length !== 4) return differ(0) ? {seats: players, dealer: order[0]!} : null;
  if (!differ(0) || !differ(1)) return null;
  const [lowest, partner, left, right] = order.map((at) => players[at]!);
  return {seats: [lowest!, left!, partner!, right!], dealer: 0};
}

/**
 * A spread of such cards that agrees with what has been drawn of it.
 * @param places all its cards
 */
export function imaginedPlaces(
  {drawn}: PlacesDraw,
  places: readonly Card[],
  random: Random,
): readonly Card[] {
  const free = shuffled(
    places.filter((place) => !drawn.some(({card}) => card === place)),
    random,
  );
  return places.map((_, at) => drawn.find(({index}) => index === at)?.card ?? free.pop()!);
}
