import type {TableErrorEvent} from '../src/events.js';

/** Collects the errors of an element from now on. @returns a function that returns the errors since its last call */
export function errorsOf(element: HTMLElement): () => readonly TableErrorEvent[] {
  const heard: TableErrorEvent[] = [];
  element.addEventListener('quinola-error', (error) => heard.push(error));
  return () => heard.splice(0);
}
