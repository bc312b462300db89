import {LessonError, readLesson, type Lesson} from '@quinola/play';
import type {Missing} from '../controllers/missing.js';
import type {LessonOffer} from './lesson-state.js';

/** The form of the id of one of the game's own lessons; anything else is an address. */
const ID = /^[a-z0-9-]+$/;

/** The error for a lesson that could not be fetched, or is not JSON. */
function unread(path: string, expected: string, found: unknown): LessonError {
  return new LessonError([{path, expected, found: String(found)}]);
}

/** Whether a page has set an element; it may be of another document, whose elements are of other classes. */
const isElement = (set: unknown): set is Element =>
  typeof set === 'object' && set !== null && 'nodeType' in set;

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unread(path, 'JSON', error);
  }
}

/**
 * Reads a lesson that the page has set. Where the file of one of the game's own cannot be fetched it waits until the visitor tries
 * again.
 * @param set an address beside the page, the id of one of the game's own lessons, a document, or an element that holds one
 * @throws LessonError
 */
export async function fetchLesson(
  set: unknown,
  offers: readonly LessonOffer[],
  missing: Pick<Missing, 'fetch'>,
): Promise<Lesson> {
  if (isElement(set)) return readLesson(parsed(set.textContent, 'script'));
  if (typeof set !== 'string') return readLesson(set);
  if (ID.test(set)) {
    const own = offers.find(({id}) => id === set);
    if (!own) throw unread('lesson', `an address, or one of ${offers.map(({id}) => id).join(', ')}`, set);
    return readLesson(await missing.fetch('lessons', own.load));
  }
  let text: string;
  try {
    const answer = await fetch(new URL(set, document.baseURI));
    if (!answer.ok) throw new Error(String(answer.status));
    text = await answer.text();
  } catch (error) {
    throw unread(set, 'a document that can be fetched', error);
  }
  return readLesson(parsed(text, set));
}
