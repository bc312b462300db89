import {createHost, fromBody, type Host, type HostOptions, type Question, type WorkerBody} from '@quinola/opponents';
import type {WhistView} from '../rules/types.js';

/** What opponents must know, as bits: the Viennese guide, Hoyle, the manners of strict tables, search. */
const VIENNA = 1, WARSAW = 2, STRICT = 4, SEARCH = 8;

/**
 * Address of a worker's own file, which stands beside the built modules; only of use on their own site, where
 * a strict policy may allow it and no blob. Sources have none.
 */
function workerFile(name: string): string | undefined {
  const here = import.meta.url;
  return here.startsWith(`${location.origin}/`) && /\.js(\?|$)/.test(here)
    ? new URL(`whist-${name}.js`, here.replace('/standalone/', '/')).href : undefined;
}

const hosted = (name: string, load: () => Promise<{readonly default: WorkerBody}>): HostOptions =>
  ({game: `whist ${name}`, workerUrl: workerFile(name), ...fromBody(async () => (await load()).default)});

/** What the tables of this page have asked of their opponents so far: one worker that knows it all serves them. */
let known = 0;

/**
 * What could not be had, as in a single file whose neighbours are missing: then those who come with it play, and do as
 * they know.
 */
let lost = 0;

/** Fetches a worker; where that fails, what it alone knows is given up. */
function fetched(only: number, load: () => Promise<{readonly default: WorkerBody}>): typeof load {
  return () => load().catch((error: unknown) => {
    lost |= only;
    known = known & ~lost || VIENNA;
    throw error;
  });
}

/** The smallest worker that knows enough. */
function workerFor(minds: number): HostOptions {
  return minds >= SEARCH ? hosted('master', fetched(SEARCH, () => import('../master-worker.js?source')))
    : minds === VIENNA ? hosted('vienna', () => import('../vienna-worker.js?source'))
      : hosted('opponents', fetched(WARSAW | STRICT, () => import('../worker.js?source')));
}

function needed({level, school, view: {options}}: Question<WhistView>): number {
  const book = school ?? (options.rules === 'warsaw' ? 'hoyle' : 'leitfaden');
  const minds = (level === 'master' ? SEARCH : 0) | (options.etiquette === 'strict' ? STRICT : 0)
    | (book === 'hoyle' ? WARSAW : book === 'mixed' ? VIENNA | WARSAW : VIENNA);
  return minds & ~lost || VIENNA;
}

/** The opponents of one whist table; all tables of a page share one worker. */
export function whistHost(): Host {
  let host: Host | null = null;
  let knows = 0;
  return {
    choose<View, Move>(question: Question<View, Move>, signal?: AbortSignal) {
      known |= needed(question as unknown as Question<WhistView>);
      if (!host || knows !== known) {
        host?.close();
        host = createHost(workerFor(known));
        knows = known;
      }
      return host.choose<View, Move>(question, signal);
    },
    form: () => host?.form() ?? 'idle',
    close: () => host?.close(),
  };
}
