import type {Card, Pack, Suit} from '@quinola/cards';
import {suitOf} from '@quinola/cards';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {matadorsOf, tricksWith, type OmbreRules} from '../../src/kit/rules/index.js';

// What a person at a table of this family sees of a trick that waits for him, by the view and the rules alone: the words in which the
// readings of the maxims are told.

/** What a player sees of a trick that waits for him. */
export interface Seen {
  readonly trump: Suit;
  readonly rules: OmbreRules;
  readonly hand: readonly Card[];
  readonly tricks: readonly Trick[];
  /** The seats from the eldest hand on, and his own. */
  readonly order: readonly Seat[];
  readonly seat: Seat;
  readonly leads: boolean;
  /** The suit led, and whether he has cards of it. */
  readonly led: Suit | null;
  readonly follows: boolean;
  /** Whether he plays last, and who plays after him. */
  readonly last: boolean;
  readonly later: readonly Seat[];
  /** Who is winning the trick, and with what. */
  readonly best: Laid | null;
  /** What he may play, and which of it wins. */
  readonly open: readonly Card[];
  readonly wins: readonly Card[];
  /** What he has not seen. */
  readonly unseen: readonly Card[];
}

/** What the views of all games of the family show. */
interface Shown {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly tricks: readonly Trick[];
}

/** What a player sees. @param also cards that he has seen besides those played: what he laid away himself */
export function seen(
  {seat, hand, trick, tricks}: Shown,
  table: {
    readonly trump: Suit;
    readonly order: readonly Seat[];
    readonly open: readonly Card[];
    readonly pack: Pack;
    readonly also?: readonly Card[];
  },
): Seen {
  const {trump, order, open, pack, also = []} = table;
  const rules = tricksWith(trump);
  const led = trick.length ? rules.suit(trick[0]!.card) : null;
  const gone = [...[...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card), ...also];
  const at = order.indexOf(seat);
  const later = order
    .map((_, i) => order[(at + 1 + i) % order.length]!)
    .slice(0, order.length - 1 - trick.length);
  return {
    trump,
    rules,
    hand,
    tricks,
    order,
    seat,
    leads: !trick.length,
    led,
    follows: led !== null && hand.some((card) => rules.suit(card) === led),
    last: !later.length,
    later,
    best: winning(rules, trick),
    open,
    wins: open.filter((card) => winning(rules, [...trick, {seat, card}])!.seat === seat),
    unseen: pack.cards.filter((card) => !gone.includes(card) && !hand.includes(card)),
  };
}

export const isTrump = ({rules, trump}: Seen, one: Card): boolean => rules.suit(one) === trump;
export const isPlain = (sight: Seen, one: Card): boolean => !isTrump(sight, one);
export const isMatador = ({trump}: Seen, one: Card): boolean => matadorsOf(trump).includes(one);
export const isCourt = (one: Card): boolean => 'KQJ'.includes(one[0]!);
/** Whether one card is higher than another of its suit. */
export const isHigher = ({rules}: Seen, one: Card, other: Card): boolean =>
  rules.suit(one) === rules.suit(other) && rules.strength(one) > rules.strength(other);
/** Whether nothing unseen of its suit is higher. */
export const isBest = (sight: Seen, one: Card): boolean =>
  !sight.unseen.some((other) => isHigher(sight, other, one));
export const trumps = (sight: Seen, cards: readonly Card[]): readonly Card[] =>
  cards.filter((one) => isTrump(sight, one));
export const plain = (sight: Seen, cards: readonly Card[]): readonly Card[] =>
  cards.filter((one) => isPlain(sight, one));
/** The cards of his own in the plain suit of a card. */
export const beside = (sight: Seen, one: Card): readonly Card[] =>
  plain(sight, sight.hand).filter((other) => suitOf(other) === suitOf(one));
/** Whether none of some cards is lower, whatever its suit. */
export const isLowest = ({rules}: Seen, one: Card, among: readonly Card[]): boolean =>
  among.every((other) => rules.strength(other) >= rules.strength(one));
export const isHighest = ({rules}: Seen, one: Card, among: readonly Card[]): boolean =>
  among.every((other) => rules.strength(other) <= rules.strength(one));
/** Whether a seat has shown that it has nothing of a suit. */
export const hasShownVoid = ({tricks, rules}: Seen, seat: Seat, suit: Suit): boolean =>
  tricks.some(({cards}) => {
    const laid = cards.find((one) => one.seat === seat);
    return laid && rules.suit(cards[0]!.card) === suit && rules.suit(laid.card) !== suit;
  });
/** Whether a suit has been led before. */
export const wasLed = ({tricks, rules}: Seen, suit: Suit): boolean =>
  tricks.some(({cards}) => rules.suit(cards[0]!.card) === suit);
/** Whether he has nothing of a plain suit that was led. */
export const mayRuff = (sight: Seen): boolean =>
  sight.led !== null && sight.led !== sight.trump && !sight.follows;
