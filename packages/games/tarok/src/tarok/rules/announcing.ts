import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {isKing, isMatador, isTarok, PAGAT, SKY, XXI} from '../../pack/index.js';
import type {Refusal} from '@quinola/play';
import type {
  AnnouncedClass,
  AnnouncedItem,
  Announcement,
  TarokMove,
  TarokOptions,
  TarokView,
} from './types.js';

/** Agreements that bear on announcing. */
export type AnnouncingOptions = Pick<TarokOptions, 'matadorSeries' | 'announcePagatWithTaroks'>;

/** A class that a hand may announce, in full or not at all. */
export interface Announceable {
  readonly class: AnnouncedClass;
  readonly item: AnnouncedItem;
}

/**
 * What an announcement is worth (rules 1-10, l. 6444-6564): ten taroks or three matadors 10 and 5 for each more, three
 * kings 5 and 5 for each more, each whole cavalry 10 and half 5, with Sky in hand double; 0 for fewer.
 * @param n how many taroks, matadors, kings or cavalries
 */
export function announcedPoints(kind: AnnouncedItem['kind'], n: number, skized = false): number {
  switch (kind) {
    case 'taroks':
      return n < 10 ? 0 : 10 + 5 * (n - 10);
    case 'matadors':
      return n < 3 ? 0 : 10 + 5 * (n - 3);
    case 'kings':
      return n < 3 ? 0 : 5 * (n - 2);
    case 'cavalry-whole':
      return 10 * n * (skized ? 2 : 1);
    case 'cavalry-half':
      return 5 * n * (skized ? 2 : 1);
  }
}

/** All that a hand of 25 may announce, in the order in which it is said. */
export function announceable(hand: readonly Card[], options: AnnouncingOptions): readonly Announceable[] {
  const found: Announceable[] = [];
  const add = (
    named: AnnouncedClass,
    kind: AnnouncedItem['kind'],
    n: number,
    more: Partial<AnnouncedItem> = {},
  ): void => {
    const points = announcedPoints(kind, n, more.skized);
    if (points > 0) found.push({class: named, item: {kind, n, ...more, points}});
  };
  const skized = hand.includes(SKY);
  add(
    'taroks',
    'taroks',
    hand.filter(isTarok).length,
    options.announcePagatWithTaroks ? {pagat: hand.includes(PAGAT)} : {},
  );
  for (const direction of announcedSeries(hand, options))
    add(`matadors-${direction}`, 'matadors', matadors(hand, direction), {direction});
  add('kings', 'kings', hand.filter((card) => isKing(card) || isMatador(card)).length);
  const figures = FRENCH_SUITS.map((suit) => [...'KQNJ'].filter((rank) => hand.includes(rank + suit)).length);
  add('cavalry-whole', 'cavalry-whole', figures.filter((n) => n === 4).length, {skized});
  add('cavalry-half', 'cavalry-half', figures.filter((n) => n === 3).length, {skized});
  return found;
}

/** What is said when some of these classes are announced; the classes that the hand has not are left out. */
export function announcementOf(
  hand: readonly Card[],
  classes: readonly AnnouncedClass[],
  options: AnnouncingOptions,
): Announcement {
  const items = announceable(hand, options)
    .filter((found) => classes.includes(found.class))
    .map(({item}) => item);
  return {items, total: items.reduce((sum, {points}) => sum + points, 0)};
}

/** Every choice among the classes that the hand has: all of them first, silence last. */
export function announcements(view: TarokView): readonly Extract<TarokMove, {readonly type: 'ANNOUNCE'}>[] {
  const classes = announceable(view.hand, view.options).map((found) => found.class);
  const choices = classes.reduceRight<readonly (readonly AnnouncedClass[])[]>(
    (rest, named) => [...rest.map((others) => [named, ...others]), ...rest],
    [[]],
  );
  return choices.map((chosen) => ({type: 'ANNOUNCE', classes: chosen}));
}

/** Why some classes may not be announced; `null` = they may. */
export function refuseAnnouncement(
  {hand, options}: TarokView,
  {classes}: {readonly classes: readonly AnnouncedClass[]},
): Refusal | null {
  // It may come from a page or a file, as anything.
  if (!Array.isArray(classes)) return {reason: 'not-now'};
  const held = announceable(hand, options).map((found) => found.class);
  const untrue = classes.find((named, i) => !held.includes(named) || classes.indexOf(named) !== i);
  return untrue === undefined ? null : {reason: 'announce-truly', about: {class: untrue}};
}

/** Length of the unbroken series of matadors; 0 without its first three (Sky, XXI, Pagat from above; Sky, Pagat, II from below). */
function matadors(hand: readonly Card[], direction: 'above' | 'below'): number {
  const has = (number: number): boolean => hand.includes(`T${number}`);
  if (!hand.includes(SKY) || !has(1)) return 0;
  if (direction === 'above' && !hand.includes(XXI)) return 0;
  let n = direction === 'above' ? 3 : 2;
  const [from, step] = direction === 'above' ? [20, -1] : [2, 1];
  for (let number = from; number > 1 && number <= 21 && has(number); number += step) n++;
  return n >= 3 ? n : 0;
}

function announcedSeries(
  hand: readonly Card[],
  {matadorSeries}: AnnouncingOptions,
): readonly ('above' | 'below')[] {
  if (matadorSeries === 'above') return ['above'];
  if (matadorSeries === 'both') return ['above', 'below'];
  return [matadors(hand, 'below') > matadors(hand, 'above') ? 'below' : 'above'];
}
