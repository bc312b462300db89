import type {TableErrorEvent} from '../src/events.js';

/** Hears the errors of an element from now on. @returns what gives those that were heard since it was last asked */
export function errorsOf(element: HTMLElement): () => readonly TableErrorEvent[] {
  const heard: TableErrorEvent[] = [];
  element.addEventListener('quinola-error', (error) => heard.push(error));
  return () => heard.splice(0);
}
