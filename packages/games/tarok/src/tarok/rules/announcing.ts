import {FRENCH_SUITS, TAROK_78, type Card} from '@quinola/cards';
import {meldPoints, meldsIn, type Meld, type Refusal} from '@quinola/play';
import {isTarok, KINGS, PAGAT, SKY, XXI} from '../../kit/rules/index.js';
import type {
  AnnouncedClass,
  AnnouncedItem,
  Announcement,
  TarokMove,
  TarokOptions,
  TarokView,
} from './types.js';

/** Options that affect announcing. */
export type AnnouncingOptions = Pick<TarokOptions, 'matadorSeries' | 'announcePagatWithTaroks'>;

/** The taroks from XX to II. */
const NUMBERED: readonly Card[] = Array.from({length: 19}, (_, i) => `T${20 - i}`);

/** The series of matadors: Sky, Pagat, XXI and on from above, or Sky, Pagat, II and on from below. */
export const MATADORS: Readonly<Record<'above' | 'below', readonly Card[]>> = {
  above: [SKY, PAGAT, XXI, ...NUMBERED],
  below: [SKY, PAGAT, ...NUMBERED.toReversed(), XXI],
};

const CAVALRIES = FRENCH_SUITS.map((suit) => [...'KQNJ'].map((rank) => rank + suit));

/** What can be announced, in announcing order (rules 1-10, l. 6444-6564). */
const MELDS: readonly Meld<AnnouncedClass>[] = [
  {id: 'taroks', cards: TAROK_78.cards.filter(isTarok), least: 10, points: 10, more: 5},
  {id: 'matadors-above', series: MATADORS.above, least: 3, points: 10, more: 5},
  {id: 'matadors-below', series: MATADORS.below, least: 3, points: 10, more: 5},
  {id: 'kings', cards: [...KINGS, SKY, XXI, PAGAT], least: 3, points: 5, more: 5},
  {id: 'cavalry-whole', sets: CAVALRIES, least: 1, points: 10, more: 10},
  {id: 'cavalry-half', sets: CAVALRIES, lacking: 1, least: 1, points: 5, more: 5},
];

const kindOf = (id: AnnouncedClass): AnnouncedItem['kind'] =>
  id === 'matadors-above' || id === 'matadors-below' ? 'matadors' : id;

/** A class that a hand can announce, in full or not at all. */
export interface Announceable {
  readonly class: AnnouncedClass;
  readonly item: AnnouncedItem;
}

/**
 * What an announcement is worth; with Sky in hand, cavalries count double.
 * @param n how many taroks, matadors, kings or cavalries
 */
export function announcedPoints(kind: AnnouncedItem['kind'], n: number, skized = false): number {
  const points = meldPoints(
    MELDS.find(({id}) => kindOf(id) === kind)!,
    n,
  );
  return skized && kind.startsWith('cavalry') ? 2 * points : points;
}

/** Everything a hand of 25 can announce, in announcing order. */
export function announceable(hand: readonly Card[], options: AnnouncingOptions): readonly Announceable[] {
  const found = meldsIn(MELDS, hand);
  const lengthOf = (series: AnnouncedClass): number => found.find(({id}) => id === series)?.n ?? 0;
  const isBelowBetter = lengthOf('matadors-below') > lengthOf('matadors-above');
  const isAnnounced = (id: AnnouncedClass): boolean =>
    kindOf(id) !== 'matadors' ||
    options.matadorSeries === 'both' ||
    (id === 'matadors-below') === (options.matadorSeries === 'best' && isBelowBetter);
  const skized = hand.includes(SKY);
  const more = (id: AnnouncedClass): Partial<AnnouncedItem> => {
    if (id === 'taroks') return options.announcePagatWithTaroks ? {pagat: hand.includes(PAGAT)} : {};
    if (kindOf(id) === 'matadors') return {direction: id === 'matadors-above' ? 'above' : 'below'};
    return id === 'kings' ? {} : {skized};
  };
  return found
    .filter(({id}) => isAnnounced(id))
    .map(({id, n}) => {
      const kind = kindOf(id);
      return {class: id, item: {kind, n, ...more(id), points: announcedPoints(kind, n, skized)}};
    });
}

/** The announcement of these classes; classes the hand does not have are left out. */
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

/** Every choice among the hand's classes: all of them first, silence last. */
export function announcements(view: TarokView): readonly Extract<TarokMove, {readonly type: 'ANNOUNCE'}>[] {
  const classes = announceable(view.hand, view.options).map((found) => found.class);
  const choices = classes.reduceRight<readonly (readonly AnnouncedClass[])[]>(
    (rest, named) => [...rest.map((others) => [named, ...others]), ...rest],
    [[]],
  );
  return choices.map((chosen) => ({type: 'ANNOUNCE', classes: chosen}));
}

/** Why some classes cannot be announced; `null` = they can. */
export function refuseAnnouncement(
  {hand, options}: TarokView,
  {classes}: {readonly classes: readonly AnnouncedClass[]},
): Refusal | null {
  // The value may come from a page or a file and be anything.
  if (!Array.isArray(classes)) return {reason: 'not-now'};
  const held = announceable(hand, options).map((found) => found.class);
  const untrue = classes.find((named, i) => !held.includes(named) || classes.indexOf(named) !== i);
  return untrue === undefined ? null : {reason: 'announce-truly', about: {class: untrue}};
}
