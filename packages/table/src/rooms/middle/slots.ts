import type {Card} from '@quinola/cards';

/** Where each card lies on a table, by table. */
const kept = new WeakMap<object, ReadonlyMap<Card, number>>();

/**
 * The place of each card in the middle, from 0: cards keep their places as long as they lie there, and a new one takes the first
 * that is free.
 */
export function slotsOf(table: object, cards: readonly Card[]): ReadonlyMap<Card, number> {
  const before = kept.get(table);
  const slots = new Map(
    cards.flatMap((card) => {
      const slot = before?.get(card);
      return slot === undefined ? [] : [[card, slot] as const];
    }),
  );
  const taken = new Set(slots.values());
  let free = 0;
  for (const card of cards) {
    if (slots.has(card)) continue;
    while (taken.has(free)) free++;
    taken.add(free);
    slots.set(card, free);
  }
  kept.set(table, slots);
  return slots;
}

/**
 * How many rows there are, for so many places in all. Where they are short there are two from the start: a fifth card comes soon,
 * and moves none of the others.
 */
export const rowsFor = (places: number, landscape: boolean): number =>
  Math.max(landscape ? 1 : 2, Math.ceil(places / columnsFor(places, landscape)));

/** How many places there are in a row, for so many places in all. */
export function columnsFor(places: number, landscape: boolean): number {
  if (landscape) return places <= 8 ? Math.max(4, places) : places <= 12 ? 6 : Math.ceil(places / 2);
  return places <= 8 ? 4 : places <= 18 ? 6 : Math.ceil(places / 3);
}
