import type {Missing} from '../src/controllers/missing.js';
import type {TableErrorEvent} from '../src/events.js';

/** Collects the errors of an element from now on. @returns a function that returns the errors since its last call */
export function errorsOf(element: HTMLElement): () => readonly TableErrorEvent[] {
  const events: TableErrorEvent[] = [];
  element.addEventListener('quinola-error', (error) => events.push(error));
  return () => events.splice(0);
}

/**
 * For hosts of controllers: loads what is requested, and records the reports of missing files, each with its retry function.
 */
export function missingParts(): Pick<Missing, 'tell' | 'found' | 'fetch'> & {
  readonly reports: {readonly part: string; readonly again: () => unknown}[];
} {
  const reports: {readonly part: string; readonly again: () => unknown}[] = [];
  return {
    reports,
    tell: (part, _error, again) => void reports.push({part, again}),
    found: () => undefined,
    fetch: (_part, load) => load(),
  };
}
