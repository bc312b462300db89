import type {Card} from '@quinola/cards';
import {packOf, valueOf, type TwentyOneOptions, type TwentyOneView} from '../rules/index.js';

/**
 * Cards that a player has not seen, as numbers by what they count, from 0 to 11: suits do not matter here. In `cards` they lie in the
 * pack and face down before others, and no one of them is likelier to come next than another.
 */
export interface Unseen {
  readonly by: number[];
  cards: number;
}

/** The highest that a card counts: an ace. */
export const ACE = 11;

/** Of no value are there more than eight cards: how many of each a number tells, digit by digit. */
const PLACES = 9;

/** What a card of a value adds to the number of which digits tell how many of each value there are. */
export const PLACE: readonly number[] = Array.from({length: ACE + 1}, (_, value) => PLACES ** value);

/** Counts cards. */
export function counted(cards: readonly Card[], options: Pick<TwentyOneOptions, 'pack'>): Unseen {
  const by = new Array<number>(ACE + 1).fill(0);
  for (const card of cards) by[valueOf(card, options)]!++;
  return {by, cards: cards.length};
}

/** The cards that the player of a view has not seen in this round. */
export function unseenIn(view: Pick<TwentyOneView, 'hand' | 'shown' | 'options'>): Unseen {
  const seen = new Set([...view.hand, ...view.shown.flat()]);
  return counted(
    packOf(view.options).cards.filter((card) => !seen.has(card)),
    view.options,
  );
}

/** How many unseen cards would take a sum over 21; to a single ace another makes the Persian eye, which is not over. */
export function overWith(unseen: Unseen, total: number, isSingleAce: boolean): number {
  let over = 0;
  for (let value = 0; value <= ACE; value++)
    if (total + value > 21 && !(isSingleAce && value === ACE)) over += unseen.by[value]!;
  return over;
}

/** Takes a card away while something is worked out. */
export function without<T>(unseen: Unseen, value: number, then: () => T): T {
  unseen.by[value]!--;
  unseen.cards--;
  const result = then();
  unseen.by[value]!++;
  unseen.cards++;
  return result;
}
