import type {Suit} from '@quinola/cards';
import type {Lesson} from '@quinola/play';
import {OMBRE_40} from '../../kit/index.js';

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

type SetUp = Required<Pick<Lesson, 'options' | 'opening' | 'seats'>>;

/** Seats in playing order; the last hand deals, and drew spades. */
const SEATS: readonly Place[] = ['C', 'A', 'B'];
const DRAWN = ['KS', 'KC', 'KH'];
const ORDER: readonly Place[] = ['A', 'B', 'C'];

/** Splits a list of cards separated by spaces. */
export const cardsOf = (list: string): string[] => list.split(' ');

/** The three in the order of players: the visitor, then the player at his right, then the third. */
const playersFrom = (visitor: Place): Place[] =>
  [0, 1, 2].map((steps) => SEATS[(SEATS.indexOf(visitor) + steps) % 3]!);

/** The draw for places that gives the visitor his seat. */
export function placesFor(visitor: Place): SetUp['opening'] {
  return [
    {by: 'chance', type: 'SPREAD', cards: DRAWN},
    ...playersFrom(visitor).map((place, by) => ({by, type: 'DRAW', index: SEATS.indexOf(place)})),
  ];
}

/**
 * The shuffle that deals these hands, three cards at a time.
 * @param top the top of the talon; the rest of the pack follows
 */
export function shuffleFor(hands: SetDeal['hands'], top: readonly string[] = []): SetUp['opening'][number] {
  const dealt = [0, 3, 6].flatMap((from) =>
    ORDER.flatMap((place) => cardsOf(hands[place]).slice(from, from + 3)),
  );
  const known = [...dealt, ...top];
  return {
    by: 'chance',
    type: 'SHUFFLE',
    pack: [...known, ...OMBRE_40.cards.filter((card) => !known.includes(card))],
  };
}

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
    seats: playersFrom(visitor).map((place) =>
      place === visitor ? 'visitor' : {plays: cardsOf(hands[place])},
    ),
  };
}
