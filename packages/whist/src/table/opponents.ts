import type {Host, Question} from '@quinola/opponents';
import type {WhistView} from '../rules/types.js';
import type {Loss} from './others.js';
import {viennese} from './vienna.js';

/** What opponents must know, as bits: the Viennese guide, Hoyle, the manners of strict tables, search. */
const VIENNA = 1,
  WARSAW = 2,
  STRICT = 4,
  SEARCH = 8;

/** What the tables of this page have asked of their opponents so far: one worker that knows it all serves them. */
let known = 0;

/**
 * What could not be had, as in a single file whose neighbours are missing: then those who come with it play, and do as
 * they know.
 */
let lost = 0;

/** What is only known to those who can't be had is given up. */
const lose =
  (only: number): Loss =>
  (error) => {
    lost |= only;
    known = known & ~lost || VIENNA;
    throw error;
  };

/** The least learned who know enough. */
async function hire(minds: number): Promise<Host> {
  if (minds === VIENNA) return viennese();
  const {masters, schooled} = await import('./others.js').catch(lose(WARSAW | STRICT | SEARCH));
  return minds >= SEARCH ? masters(lose(SEARCH)) : schooled(lose(WARSAW | STRICT));
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
  let hosts: Promise<Host> | null = null;
  let host: Host | null = null;
  let knows = 0;
  const dismiss = (): void =>
    void hosts?.then(
      (one) => one.close(),
      () => undefined,
    );
  return {
    async choose<View, Move>(question: Question<View, Move>, signal?: AbortSignal) {
      known |= needed(question as unknown as Question<WhistView>);
      if (!hosts || knows !== known) {
        dismiss();
        knows = known;
        hosts = hire(known);
      }
      host = await hosts;
      return host.choose<View, Move>(question, signal);
    },
    form: () => host?.form() ?? 'idle',
    close: dismiss,
  };
}
