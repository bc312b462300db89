import {workerOpponents, type Host, type Question} from '@quinola/opponents';
import type {WhistView} from '../rules/types.js';

/** What opponents must know, as bits: the Viennese guide, Hoyle, the manners of strict tables, search. */
const VIENNA = 1,
  WARSAW = 2,
  STRICT = 4,
  SEARCH = 8;

/** What the tables of this page have asked of their opponents so far: one worker that knows it all serves them. */
let known = 0;

/** What could not be fetched: then those who know the Viennese guide play, and do as they know. */
let lost = 0;

/** What is only known to those who can't be fetched is given up. */
const lose =
  (only: number) =>
  (error: unknown): never => {
    lost |= only;
    known = known & ~lost || VIENNA;
    throw error;
  };

/** The least learned who know enough; their worker is the smallest. */
function hire(minds: number): Host {
  if (minds >= SEARCH)
    return workerOpponents('whist-master', () => import('../master-worker.js?source').catch(lose(SEARCH)));
  if (minds > VIENNA)
    return workerOpponents('whist-opponents', () =>
      import('../worker.js?source').catch(lose(WARSAW | STRICT)),
    );
  return workerOpponents('whist-vienna', () => import('../vienna-worker.js?source'));
}

function needed({level, school, view: {options}}: Question<WhistView>): number {
  const book = school ?? (options.rules === 'warsaw' ? 'hoyle' : 'leitfaden');
  const minds =
    (level === 'master' ? SEARCH : 0) |
    (options.etiquette === 'strict' ? STRICT : 0) |
    (book === 'hoyle' ? WARSAW : book === 'mixed' ? VIENNA | WARSAW : VIENNA);
  return minds & ~lost || VIENNA;
}

/** The opponents of one whist table; all tables of a page share one worker. */
export function whistHost(): Host {
  let host: Host | null = null;
  let knows = 0;
  return {
    choose<View, Move>(question: Question<View, Move, unknown>, signal?: AbortSignal) {
      known |= needed(question as unknown as Question<WhistView>);
      if (!host || knows !== known) {
        host?.close();
        knows = known;
        host = hire(known);
      }
      return host.choose<View, Move>(question, signal);
    },
    form: () => host?.form() ?? 'idle',
    close: () => host?.close(),
  };
}
