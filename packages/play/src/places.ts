import {shuffled, type Card, type Random} from '@quinola/cards';
import type {Happening} from './game.js';
import {drawSeats, type DrawTable, type PlacesDraw, type SeatDrawPhases} from './session.js';
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
