import {keyFor} from '../own-key.js';
import type {Store} from '../store.js';

/** The storage key of a lesson's progress, next to that of the match; another game may have taken it. */
export const keyOf = (persist: string): string => `quinola-lesson:${persist}`;

/** The requests of a table for lessons. */
export interface LessonRequest extends Element {
  readonly lesson: unknown;
  readonly persist: string | null;
  readonly store: Pick<Store, 'read'>;
  readonly game: {readonly id: string};
}

/** The lesson inlined within the tag, if there is one. */
export function inlineLesson(table: {readonly children?: Iterable<Element>}): HTMLScriptElement | null {
  // There are none where a server renders the table.
  const lessons = [...(table.children ?? [])].filter((child) =>
    child.matches('script[type="application/json"]'),
  );
  return (lessons as HTMLScriptElement[])[0] ?? null;
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
  const {persist, store, game} = table;
  if (!persist) return false;
  const key = keyOf(persist);
  return [key, keyFor(key, game.id)].some((one) => store.read(one));
}
