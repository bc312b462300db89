import type {Card, Suit} from '@quinola/cards';
import {winning, type Laid, type MoveLike, type Seat} from '@quinola/play';
import {plainOrder, tricksWith, trumpOrder} from '../src/kit/rules/index.js';

/** What tells whether two cards come to the same. */
interface SeenCards {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly trump: Suit | null;
  readonly trick: readonly Laid[];
  readonly tricks: readonly {readonly cards: readonly Laid[]}[];
}

/** A move as text; the cards of a discard in no order. */
function textOf(move: MoveLike): string {
  const {cards} = move as MoveLike & {cards?: readonly Card[]};
  return JSON.stringify({...move, ...(cards && {cards: cards.toSorted()})});
}

/**
 * Whether two moves come to the same for the player of a view: cards of a suit between which there is none that another may hold;
 * or two small cards of which neither wins the trick, or that would be led from one suit.
 */
export function alike(view: unknown, one: MoveLike, other: MoveLike): boolean {
  if (textOf(one) === textOf(other)) return true;
  if (one.type !== 'PLAY' || other.type !== 'PLAY') return false;
  const {seat, hand, trump, trick, tricks} = view as SeenCards;
  const rules = tricksWith(trump ?? 'T');
  const [a, b] = [one, other].map((move) => (move as unknown as {readonly card: Card}).card) as [Card, Card];
  const isSmall = (card: Card): boolean => rules.suit(card) !== trump && !'AKQJ'.includes(card[0]!);
  const wins = (card: Card): boolean => winning(rules, [...trick, {seat, card}])!.seat === seat;
  const isOneSuit = rules.suit(a) === rules.suit(b);
  if (isSmall(a) && isSmall(b) && (trick.length ? !wins(a) && !wins(b) : isOneSuit)) return true;
  if (!isOneSuit) return false;
  const gone = [...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  const [low, high] = [rules.strength(a), rules.strength(b)].sort((x, y) => x - y) as [number, number];
  const order = rules.suit(a) === rules.trump ? trumpOrder(rules.trump) : plainOrder(rules.suit(a));
  return order.every((card) => {
    if (rules.suit(card) !== rules.suit(a)) return true;
    const at = rules.strength(card);
    return at <= low || at >= high || gone.includes(card) || hand.includes(card);
  });
}
