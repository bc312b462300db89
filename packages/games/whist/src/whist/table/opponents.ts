import {NotLoadedError, workerOpponents, type Question} from '@quinola/opponents';
import type {LesseningHost} from '@quinola/table';
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
function lose(): void {
  lost |= known >= SEARCH ? SEARCH : WARSAW | STRICT;
  known = known & ~lost || VIENNA;
}

/** The smallest worker whose opponents know enough. */
function hire(minds: number): LesseningHost {
  if (minds >= SEARCH) return workerOpponents('whist-master', () => import('../master-worker.js?source'));
  if (minds > VIENNA) return workerOpponents('whist-opponents', () => import('../worker.js?source'));
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
export function whistHost(): LesseningHost {
  let host: LesseningHost | null = null;
  let knows = 0;
  return {
    async choose<View, Move>(question: Question<View, Move, unknown>, signal?: AbortSignal) {
      known |= needed(question as unknown as Question<WhistView>);
      if (!host || knows !== known) {
        host?.close();
        knows = known;
        host = hire(known);
      }
      try {
        return await host.choose<View, Move>(question, signal);
      } catch (error) {
        if (error instanceof NotLoadedError) lose();
        throw error;
      }
    },
    again: () => {
      lost = 0;
    },
    form: () => host?.form() ?? 'idle',
    close: () => host?.close(),
  };
}
