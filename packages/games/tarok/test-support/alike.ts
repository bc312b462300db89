import {TAROK_78, type Card} from '@quinola/cards';
import {winning, type Laid, type MoveLike, type Seat} from '@quinola/play';
import {isLadon, strength, suit, TAROK_TRICKS, valueOf} from '../src/kit/rules/index.js';

/** What tells whether two cards come to the same. */
interface SeenCards {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly tricks: readonly {readonly cards: readonly Laid[]}[];
}

/** A move as text; the cards of a discard in no order. */
function textOf(move: MoveLike): string {
  const {cards} = move as MoveLike & {cards?: readonly Card[]};
  return JSON.stringify({...move, ...(cards && {cards: cards.toSorted()})});
}

/**
 * Whether two moves come to the same for the player of a view: cards of a suit that count the same, between which there is none that
 * another may hold; or two empty cards of which neither wins the trick, or that would be led from one suit.
 */
export function alike(view: unknown, one: MoveLike, other: MoveLike): boolean {
  if (textOf(one) === textOf(other)) return true;
  if (one.type !== 'PLAY' || other.type !== 'PLAY') return false;
  const {seat, hand, trick, tricks} = view as SeenCards;
  const [a, b] = [one, other].map((move) => (move as unknown as {readonly card: Card}).card) as [Card, Card];
  const wins = (card: Card): boolean => winning(TAROK_TRICKS, [...trick, {seat, card}])!.seat === seat;
  if (isLadon(a) && isLadon(b) && (trick.length ? !wins(a) && !wins(b) : suit(a) === suit(b))) return true;
  if (suit(a) !== suit(b) || valueOf(a) !== valueOf(b)) return false;
  const gone = [...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  const [low, high] = [strength(a), strength(b)].sort((x, y) => x - y) as [number, number];
  return TAROK_78.cards.every((card) => {
    if (suit(card) !== suit(a)) return true;
    const at = strength(card);
    return at <= low || at >= high || gone.includes(card) || hand.includes(card);
  });
}
