import {workerOpponents, type Host, type Question} from '@quinola/opponents';
import type {WhistView} from '../rules/types.js';

/** What opponents must know, as bits: the Viennese guide, Hoyle, strict etiquette, search. */
const VIENNA = 1,
  WARSAW = 2,
  STRICT = 4,
  SEARCH = 8;

/** What this page's tables have needed so far: one worker that knows it all serves them. */
let known = 0;

/** What could not be loaded; opponents who know the Viennese guide then play as best they can. */
let lost = 0;

/** Gives up what only the unavailable opponents know. */
const lose =
  (only: number) =>
  (error: unknown): never => {
    lost |= only;
    known = known & ~lost || VIENNA;
    throw error;
  };

/** The smallest worker whose opponents know enough. */
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
