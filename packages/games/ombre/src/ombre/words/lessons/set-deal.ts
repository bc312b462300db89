import type {Suit} from '@quinola/cards';
import {packetRounds} from '@quinola/play';
import {OMBRE_40} from '../../../kit/rules/index.js';
import {
  cardsOf,
  placesWith,
  seatsFrom,
  shuffleWith,
  type SetUp,
} from '../../../kit/words/lessons/set-deal.js';

/** The three players as the book names them: A is the eldest hand, B the middle, C the last and dealer. */
export type Place = 'A' | 'B' | 'C';

/** A deal with given hands, Ombre and trumps, before the first lead. */
export interface SetDeal {
  /** Nine cards each, after the exchange, in the order in which they are played: `KS QC …`. */
  readonly hands: Readonly<Record<Place, string>>;
  readonly visitor: Place;
  readonly ombre: Place;
  readonly game: 'ask' | 'solo';
  readonly trump: Suit;
}

/** Seats in playing order; the last hand deals, and drew spades. */
const SEATS: readonly Place[] = ['C', 'A', 'B'];
const DRAWN = ['KS', 'KC', 'KH'];
const ORDER: readonly Place[] = ['A', 'B', 'C'];

/** The cards are dealt three at a time. */
const PLAN = packetRounds(SEATS.indexOf('A'), SEATS.length, [3, 3, 3]);

/** The draw for places that gives the visitor his seat. */
export const placesFor = (visitor: Place): SetUp['opening'] => placesWith(DRAWN, SEATS.indexOf(visitor));

/**
 * The shuffle that deals these hands, three cards at a time.
 * @param top the top of the talon; the rest of the pack follows
 */
export const shuffleFor = (hands: SetDeal['hands'], top: readonly string[] = []): SetUp['opening'][number] =>
  shuffleWith(
    OMBRE_40,
    PLAN,
    SEATS.map((place) => cardsOf(hands[place])),
    top,
  );

/** The options of lessons: one deal, without a favourite suit. */
export const AGREED = {deals: 1, favourite: 'none'};

/** Prepares a deal up to the first lead; the others play their cards in the given order, as far as the rules allow. */
export function setDeal({hands, visitor, ombre, game, trump}: SetDeal): SetUp {
  const buyers = game === 'ask' ? 3 : 2;
  return {
    options: AGREED,
    opening: [
      ...placesFor(visitor),
      shuffleFor(hands),
      ...ORDER.map((place) => (place === ombre ? {type: 'BID', bid: game} : {type: 'PASS'})),
      {type: 'NAME_TRUMP', suit: trump},
      ...Array.from({length: buyers}, () => ({type: 'DISCARD', cards: []})),
    ],
    seats: seatsFrom(SEATS.indexOf(visitor), SEATS.length).map((seat) =>
      SEATS[seat] === visitor ? 'visitor' : {plays: cardsOf(hands[SEATS[seat]!])},
    ),
  };
}
