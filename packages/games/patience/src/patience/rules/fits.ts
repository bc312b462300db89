import type {Card} from '@quinola/cards';
import type {Compiled, Pile} from './compile.js';
import {follows} from './ranks.js';
import type {Position} from './types.js';

/** The cards of a pile, bottom to top. */
export function cardsOf({piles}: Pick<Position, 'piles'>, id: string): readonly Card[] {
  return piles[id] ?? [];
}

/** The top card of a pile. */
export function topOf(position: Pick<Position, 'piles'>, id: string): Card | undefined {
  return cardsOf(position, id).at(-1);
}

/** Whether no other pile blocks this one. */
export function isFree(position: Pick<Position, 'piles'>, pile: Pile): boolean {
  return pile.barredBy.every((id) => cardsOf(position, id).length === 0);
}

/** The available card of a pile: the top one, unless the pile is blocked. */
export function available(position: Pick<Position, 'piles'>, pile: Pile): Card | null {
  return isFree(position, pile) ? (topOf(position, pile.id) ?? null) : null;
}

/** Whether a card can start this empty foundation. */
export function isBase(position: Pick<Position, 'piles'>, pile: Pile, card: Card): boolean {
  const {base} = pile.group;
  return (
    base !== undefined &&
    cardsOf(position, pile.id).length === 0 &&
    card[0] === base.rank &&
    (pile.suit === null || pile.suit === card[1])
  );
}

/** Whether a foundation takes the card, as its base or as its next card. */
export function founds(position: Pick<Position, 'piles'>, pile: Pile, card: Card): boolean {
  const {length} = cardsOf(position, pile.id);
  if (length === 0) return isBase(position, pile, card);
  return length < pile.size && follows(pile.group.build!, topOf(position, pile.id)!, card);
}

/** Whether a packet takes the card on top of its top card. */
export function marries(position: Pick<Position, 'piles'>, pile: Pile, card: Card): boolean {
  const below = available(position, pile);
  return below !== null && pile.group.build != null && follows(pile.group.build, below, card);
}

/** The first place of these groups that the card can start, or the first empty one for display only. */
export function baseFor(
  game: Compiled,
  position: Pick<Position, 'piles'>,
  groups: readonly string[],
  card: Card,
): Pile | null {
  return (
    groups
      .flatMap(game.pilesOf)
      .find((pile) =>
        pile.group.role === 'display'
          ? cardsOf(position, pile.id).length === 0
          : isBase(position, pile, card),
      ) ?? null
  );
}

/** Whether every foundation in the finished picture is full. */
export function hasComeOut(game: Compiled, position: Pick<Position, 'piles'>): boolean {
  return game.def.win.flatMap(game.pilesOf).every(({id, size}) => cardsOf(position, id).length === size);
}
