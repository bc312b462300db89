import {FRENCH_52, suitOf, type Card} from '@quinola/cards';
import type {Laid, MoveLike} from '@quinola/play';
import {strengthOf} from '../src/kit/rules/suits.js';

/** What tells whether two cards come to the same. */
interface SeenCards {
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly tricks: readonly {readonly cards: readonly Laid[]}[];
}

/** A move as text; chosen cards in no order. */
function textOf(move: MoveLike): string {
  const {cards} = move as MoveLike & {cards?: readonly Card[]};
  return JSON.stringify({...move, ...(cards && {cards: cards.toSorted()})});
}

/** Whether two moves come to the same: also cards of a suit between which there is none that another may hold. */
export function alike(view: unknown, one: MoveLike, other: MoveLike): boolean {
  if (textOf(one) === textOf(other)) return true;
  if (one.type !== 'PLAY' || other.type !== 'PLAY') return false;
  const {hand, trick, tricks} = view as SeenCards;
  const [a, b] = [one, other].map((move) => (move as unknown as {readonly card: Card}).card) as [Card, Card];
  if (suitOf(a) !== suitOf(b)) return false;
  const gone = [...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  const [low, high] = [strengthOf(a), strengthOf(b)].sort((x, y) => x - y) as [number, number];
  return FRENCH_52.cards.every(
    (card) =>
      suitOf(card) !== suitOf(a) ||
      strengthOf(card) <= low ||
      strengthOf(card) >= high ||
      gone.includes(card) ||
      hand.includes(card),
  );
}
