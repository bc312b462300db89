import {FRENCH_52, type Card} from '@quinola/cards';
import {stacked, type Lesson, type LessonWords} from '@quinola/play';
import {dealingPlan, PLACES, viraOptions} from '../../rules/index.js';

/** A text in English and Swedish. */
export const say = (en: string, sv: string): LessonWords => ({en, sv});

/** The part of a lesson that sets up its deal. */
type SetUp = Required<Pick<Lesson, 'options' | 'opening' | 'seats'>>;

/** A card that is played, or another move. */
type Made = SetUp['opening'][number];

/** A deal with given cards. */
export interface SetDeal {
  /** The hands of forehand, middle hand and dealer; cards are separated by spaces. */
  readonly hands: readonly [string, string, string];
  /** The top of the talon; what else is not dealt follows. */
  readonly talon?: string;
  /** The place of the visitor: 0 = forehand. */
  readonly visitor?: 0 | 1 | 2;
  /** The card of the second pack that makes the colours. */
  readonly colours: Card;
  /** What was said, exchanged and played before the lesson begins. */
  readonly before?: readonly Made[];
  /** What forehand, middle hand and dealer do from then on, each in this order as far as it is lawful. */
  readonly plays?: readonly (readonly Made[])[];
}

/** One won game is a session. */
const OPTIONS = {end: 1} as const;

/** Splits a list of cards that are separated by spaces. */
export const cardsOf = (list: string): readonly Card[] => list.split(' ');

/** Passing. */
export const PASS = {type: 'PASS'};

/** Bidding. */
export const bid = (game: string): {readonly type: string; readonly bid: string} => ({
  type: 'BID',
  bid: game,
});

/** An exchange: what is thrown; nothing where it is empty. */
export const exchange = (cards: string): {readonly type: string; readonly cards: readonly Card[]} => ({
  type: 'EXCHANGE',
  cards: cards ? cardsOf(cards) : [],
});

/** Sets up a deal: whoever draws spades sits and deals first, and his left neighbour is forehand. */
export function setDeal({
  hands: [forehand, middle, last],
  talon,
  visitor = 0,
  colours,
  before = [],
  plays = [],
}: SetDeal): SetUp {
  // Seats are numbered from the dealer, players from the visitor.
  const hands = [last, forehand, middle].map(cardsOf);
  const own = (visitor + 1) % 3;
  const top = talon ? cardsOf(talon) : [];
  const known = [...hands.flat(), ...top];
  const rest = [...top, ...FRENCH_52.cards.filter((card) => !known.includes(card))];
  const plan = dealingPlan({options: viraOptions(OPTIONS), dealer: 0});
  return {
    options: OPTIONS,
    opening: [
      {by: 'chance', type: 'SPREAD', cards: PLACES.slice(0, 3)},
      ...[0, 1, 2].map((by) => ({by, type: 'DRAW', index: (own + by) % 3})),
      {by: 'chance', type: 'COLOURS', card: colours},
      {by: 'chance', type: 'SHUFFLE', pack: stacked(plan, {hands, talon: [], rest})},
      ...before,
    ],
    seats: ['visitor', ...[1, 2].map((player) => ({plays: plays[(own + player + 2) % 3] ?? []}))] as const,
  };
}
