import type {LessonKind} from '@quinola/play';
import type {AnyTable} from '../any-table.js';
import type {LessonOffer} from './lesson-state.js';
import {lessonSet} from './lesson-request.js';

/** How many times a guided deal is offered to a visitor who does not respond. */
const OFTEN = 2;
/** The count that stands for a guided deal that is no longer offered. */
const NO_MORE = OFTEN + 1;

type Offering = Pick<AnyTable, 'features' | 'context' | 'game' | 'settings'>;

/** The lessons of one kind that are offered at a table as its match is played: guided deals and problems are offered apart, and each goes on with its like. */
export function offersOfKind(table: Offering, kind: LessonKind): readonly LessonOffer[] {
  const {options = {}} = (table.context?.view ?? {}) as {options?: Readonly<Record<string, unknown>>};
  return (table.features?.game.lessons ?? []).filter(
    ({kind: is = 'guide', where = {}}) =>
      is === kind && Object.entries(where).every(([name, value]) => options[name] === value),
  );
}

const keyOf = ({game}: Offering, {id}: LessonOffer): string => `${game.id}/${id}`;

const visitsTo = (table: Offering, guide: LessonOffer): number =>
  table.settings.current.visits?.[keyOf(table, guide)] ?? 0;

function setVisits(table: Offering, guide: LessonOffer, visits: number): void {
  table.settings.change({visits: {...table.settings.current.visits, [keyOf(table, guide)]: visits}});
}

/** Stops offering a guided deal: it was shown or declined, or the visitor plays without it. */
export function offerNoMore(table: Offering, guide: LessonOffer): void {
  if (visitsTo(table, guide) < NO_MORE) setVisits(table, guide, NO_MORE);
}

/** The guided deals already counted, by table; one table on one page counts as a visit. */
const counted = new WeakMap<object, Set<string>>();

/**
 * The guided deal that is offered to who sits for the first time at what is played here. Each game has a first visit of its
 * own, and so has what has its own guided deal. `null` at a table that its page has set up for something else.
 */
export function firstGuide(table: AnyTable): LessonOffer | null {
  const set = ['seed', 'deal', 'seat', 'autoplay'].some((name) => table.hasAttribute(name));
  const guide = offersOfKind(table, 'guide')[0];
  if (!guide || set || lessonSet(table)) return null;
  const visits = visitsTo(table, guide);
  const key = keyOf(table, guide);
  const here = counted.get(table) ?? new Set();
  if (here.has(key)) return visits <= OFTEN ? guide : null;
  counted.set(table, here.add(key));
  if (visits >= OFTEN) return null;
  // Deferred, because the table is being drawn.
  queueMicrotask(() => setVisits(table, guide, visits + 1));
  return guide;
}
