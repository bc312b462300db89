import type {Store} from '../store.js';

/** Under this name a table keeps how far a lesson has come, beside the match of the same key. */
export const keyOf = (persist: string): string => `quinola-lesson:${persist}`;

/** What a table says of the lessons that are wanted. */
export interface LessonRequest extends Element {
  readonly lesson: unknown;
  readonly persist: string | null;
  readonly store: Pick<Store, 'read'>;
}

/** The lesson that stands in the page within the tag, if one does. */
export function inlineLesson(table: {readonly children?: Iterable<Element>}): HTMLScriptElement | null {
  // There are none where a server renders the table.
  const scripts = [...(table.children ?? [])].filter((child) => child instanceof HTMLScriptElement);
  return scripts.find(({type}) => type === 'application/json') ?? null;
}

/** What the page has asked to be taught: an address, the id of one of the game's own lessons, a document, or the element that holds one. */
export function lessonSet(table: LessonRequest): unknown {
  return table.lesson || inlineLesson(table);
}

/** Whether a lesson is to be played: the page asks for it, or the visitor left one unfinished. Told without fetching anything. */
export function hasLesson(table: LessonRequest): boolean {
  if (lessonSet(table)) return true;
  return Boolean(table.persist && table.store.read(keyOf(table.persist)));
}
