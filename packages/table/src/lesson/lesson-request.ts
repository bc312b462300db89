import type {Store} from '../store.js';

/** The storage key of a lesson's progress, next to that of the match. */
export const keyOf = (persist: string): string => `quinola-lesson:${persist}`;

/** The requests of a table for lessons. */
export interface LessonRequest extends Element {
  readonly lesson: unknown;
  readonly persist: string | null;
  readonly store: Pick<Store, 'read'>;
}

/** The lesson inlined within the tag, if there is one. */
export function inlineLesson(table: {readonly children?: Iterable<Element>}): HTMLScriptElement | null {
  // There are none where a server renders the table.
  const scripts = [...(table.children ?? [])].filter((child) => child instanceof HTMLScriptElement);
  return scripts.find(({type}) => type === 'application/json') ?? null;
}

/**
 * The lesson that the page has set: an address, the id of one of the game's own lessons, a document, or the element that contains
 * one.
 */
export function lessonSet(table: LessonRequest): unknown {
  return table.lesson || inlineLesson(table);
}

/**
 * Whether a lesson is to be played, because the page has set one or the visitor left one unfinished. Determined without fetching
 * anything.
 */
export function hasLesson(table: LessonRequest): boolean {
  if (lessonSet(table)) return true;
  return Boolean(table.persist && table.store.read(keyOf(table.persist)));
}
