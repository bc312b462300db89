import type {LessonKind} from '@quinola/play';
import type {AnyTable} from '../any-table.js';
import {guideHere, guideKey, OFTEN, visitsTo} from './first-visit.js';
import type {LessonOffer} from './lesson-state.js';

/** The count that stands for a guided deal that is no longer offered. */
const NO_MORE = OFTEN + 1;

type Offering = Pick<AnyTable, 'features' | 'context'>;

/** The lessons of one kind that are offered at a table as its match is played: guided deals and problems are offered apart, and each goes on with its like. */
export function offersOfKind(table: Offering, kind: LessonKind): readonly LessonOffer[] {
  const {options = {}} = (table.context?.view ?? {}) as {options?: Readonly<Record<string, unknown>>};
  return (table.features?.game.lessons ?? []).filter(
    ({kind: is = 'guide', where = {}}) =>
      is === kind && Object.entries(where).every(([name, value]) => options[name] === value),
  );
}

function setVisits(table: AnyTable, {id}: LessonOffer, visits: number): void {
  table.settings.change((now) => ({visits: {...now.visits, [guideKey(table, id)]: visits}}));
}

/** Stops offering a guided deal: it was shown or declined, or the visitor plays without it. */
export function offerNoMore(table: AnyTable, guide: LessonOffer): void {
  if (visitsTo(table, guide.id) < NO_MORE) setVisits(table, guide, NO_MORE);
}

/** The guided deals already counted, by table; one table on one page counts as a visit. */
const counted = new WeakMap<object, Set<string>>();

/**
 * The guided deal that is offered to who sits for the first time at what is played here. Each game has a first visit of its
 * own, and so has what has its own guided deal. `null` at a table that its page has set up for something else.
 */
export function firstGuide(table: AnyTable): LessonOffer | null {
  const id = guideHere(table);
  const guide = offersOfKind(table, 'guide').find((one) => one.id === id);
  if (!guide) return null;
  const visits = visitsTo(table, guide.id);
  const key = guideKey(table, guide.id);
  const here = counted.get(table) ?? new Set();
  if (here.has(key)) return visits <= OFTEN ? guide : null;
  counted.set(table, here.add(key));
  if (visits >= OFTEN) return null;
  // Deferred, because the table is being drawn.
  queueMicrotask(() => setVisits(table, guide, visits + 1));
  return guide;
}
