import type {Missing} from '../src/controllers/missing.js';

/** For hosts of controllers: fetches what is asked for, and keeps what was told to be missing, with the way to try again. */
export function missingParts(): Pick<Missing, 'tell' | 'found' | 'fetch'> & {
  readonly told: {readonly part: string; readonly again: () => unknown}[];
} {
  const told: {readonly part: string; readonly again: () => unknown}[] = [];
  return {
    told,
    tell: (part, _error, again) => void told.push({part, again}),
    found: () => undefined,
    fetch: (_part, load) => load(),
  };
}
