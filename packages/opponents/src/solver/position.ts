import {trickSuit, type Laid, type Seat, type TrickRules} from '@quinola/play';
import type {Card, Suit} from '@quinola/cards';

/**
 * A position of a trick game with open cards, as integers. Nothing in it is changed by solving, so
 * one object with its `hands` rewritten serves thousands of solves.
 *
 * Nothing is checked: every card must be there once and the hands must fit the trick, as
 * {@linkcode positionOf} makes sure.
 *
 * A card is the number `suit << 5 | rank`; ranks run from 0, the lowest, to at most 30, without
 * regard to gaps. A holding is a mask with bit `rank` set for each card.
 */
export interface TrickPosition {
  /** How many play, 2 to 4; seat s + 1 plays after seat s. */
  seats: number;
  /** How many suits there are, at most 5. */
  suits: number;
  /** The suit that beats the others, -1 when there is none. */
  trump: number;
  /** Mask of the seats that play against the rest: 0b1010 for two partnerships, 0b001 for one against two. */
  camp: number;
  /** Whether who cannot follow must trump. Default: no. */
  mustTrump?: boolean;
  /** Whether both camps would rather win less. Default: no. */
  avoid?: boolean;
  /** What each card is worth to the camp that wins it, by card number, never less than 0. Default: one for every trick. */
  points?: ArrayLike<number>;
  /** Holdings at `seat * suits + suit`, without the cards on the table. */
  hands: Int32Array;
  /** The seat that led, or that will lead when `table` is empty. */
  leader: Seat;
  /** The cards on the table in the order played. */
  table: readonly number[];
}

/** The highest number of a card, plus one: the length of a table by card number. */
export const CARD_NUMBERS = 5 << 5;

/** The seat whose turn it is. */
export function seatToPlay(position: TrickPosition): Seat {
  return (position.leader + position.table.length) % position.seats;
}

/** What {@linkcode positionOf} needs to know of the table. */
export interface OpenCards {
  readonly rules: TrickRules;
  /** The suits as the rules count them, at most 5. */
  readonly suits: readonly Suit[];
  /** Every seat's cards, without those on the table. */
  readonly hands: readonly (readonly Card[])[];
  /** The seat that led or will lead. */
  readonly leader: Seat;
  /** The trick on the table. Default: none. */
  readonly trick?: readonly Laid[];
  /** Mask of the seats that play against the rest. */
  readonly camp: number;
  readonly avoid?: boolean;
  /** What a card is worth to the camp that wins it. Default: one for every trick. */
  readonly points?: (card: Card) => number;
}

/** A position made from lists of cards, and the card that each number stands for. */
export interface NumberedPosition {
  readonly position: TrickPosition;
  readonly cards: ReadonlyMap<number, Card>;
}

/**
 * The position of a table with open cards.
 * @throws RangeError for what the solver does not know (exempt cards, a strength not from 1 to 31, a sixth suit),
 * a card that is there twice, and hands that do not fit the trick
 */
export function positionOf({
  rules,
  suits,
  hands,
  leader,
  trick = [],
  camp,
  avoid,
  points,
}: OpenCards): NumberedPosition {
  if (rules.exempt) throw new RangeError('the solver does not support exempt cards');
  if (suits.length > 5) throw new RangeError('the solver supports at most five suits');
  const seats = hands.length,
    last = hands[(leader + seats - 1) % seats]!.length;
  hands.forEach((hand, seat) => {
    const played = (seat - leader + seats) % seats < trick.length;
    if (hand.length + (played ? 1 : 0) !== last)
      throw new RangeError(`seat ${seat} has ${hand.length} cards, which does not fit the trick`);
  });
  const cards = new Map<number, Card>();
  const numberOf = (card: Card): number => {
    const suit = suits.indexOf(trickSuit(rules, card)),
      rank = rules.strength(card) - 1;
    const number = (suit << 5) | rank;
    if (suit < 0 || rank < 0 || rank > 30)
      throw new RangeError(`${card} has no suit or no strength from 1 to 31`);
    if (cards.has(number))
      throw new RangeError(`${card} is duplicated, or ranks equal to ${cards.get(number)!}`);
    cards.set(number, card);
    return number;
  };
  const position: TrickPosition = {
    seats,
    suits: suits.length,
    trump: rules.trump === null ? -1 : suits.indexOf(rules.trump),
    camp,
    leader,
    table: trick.map(({card}) => numberOf(card)),
    hands: new Int32Array(seats * suits.length),
  };
  if (rules.mustTrump) position.mustTrump = true;
  if (avoid) position.avoid = true;
  hands.forEach((hand, seat) => {
    for (const card of hand) {
      const number = numberOf(card);
      position.hands[seat * suits.length + (number >> 5)]! |= 1 << (number & 31);
    }
  });
  if (points) {
    const worth = new Int32Array(CARD_NUMBERS);
    for (const [number, card] of cards) worth[number] = points(card);
    position.points = worth;
  }
  return {position, cards};
}
