import type {Suit} from '@quinola/cards';
import type {Lesson} from '@quinola/play';
import {OMBRE_40} from '../../kit/index.js';

/** The three at the table as the book names them: A the eldest hand, B in the middle, C the last, who deals. */
export type Place = 'A' | 'B' | 'C';

/** A deal whose cards, Ombre and trumps are given, as it stands before the first card is led. */
export interface SetDeal {
  /** Nine cards each, after the exchange, in the order in which they are played: `KS QC …`. */
  readonly hands: Readonly<Record<Place, string>>;
  readonly visitor: Place;
  readonly ombre: Place;
  readonly game: 'ask' | 'solo';
  readonly trump: Suit;
}

type SetUp = Required<Pick<Lesson, 'options' | 'opening' | 'seats'>>;

/** Seats in the order of play; the last hand deals, and drew spades. */
const SEATS: readonly Place[] = ['C', 'A', 'B'];
const DRAWN = ['KS', 'KC', 'KH'];
const ORDER: readonly Place[] = ['A', 'B', 'C'];

/** The cards of a list that is written with spaces. */
export const cardsOf = (list: string): string[] => list.split(' ');

/** The three in the order of the players: the visitor, then whoever sits to the right of him. */
const playersFrom = (visitor: Place): Place[] =>
  [0, 1, 2].map((steps) => SEATS[(SEATS.indexOf(visitor) + steps) % 3]!);

/** The draw for places that puts the visitor where he is to sit. */
export function placesFor(visitor: Place): SetUp['opening'] {
  return [
    {by: 'chance', type: 'SPREAD', cards: DRAWN},
    ...playersFrom(visitor).map((place, by) => ({by, type: 'DRAW', index: SEATS.indexOf(place)})),
  ];
}

/**
 * The shuffle that deals these hands, three cards at a time.
 * @param top what lies on top of the talon; the rest of the pack follows
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

/** What is agreed in lessons: one deal, without a favourite suit. */
export const AGREED = {deals: 1, favourite: 'none'};

/** Sets a deal up to the first lead; the others play their cards in the order given, as far as the rules allow. */
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
