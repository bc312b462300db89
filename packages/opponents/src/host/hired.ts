import {fromBody, type WorkerBody} from './body.js';
import {createHost, type Host} from './host.js';

/**
 * Address of a worker's own file, which stands beside the built modules; only of use on their own site, where
 * a strict policy may allow it and no blob. Sources have none.
 */
function workerFile(name: string): string | undefined {
  const here = import.meta.url;
  return here.startsWith(`${location.origin}/`) && /\.js(\?|$)/.test(here)
    ? new URL(`${name}.js`, here.replace('/standalone/', '/')).href : undefined;
}

/**
 * Opponents who think in a worker; all tables of a page that ask for the same share one.
 * @param name of the worker's file: package and kind, as `whist-vienna`
 * @param load fetches its body, for a page on which the file can't be had
 */
export function hired(name: string, load: () => Promise<{readonly default: WorkerBody}>): Host {
  return createHost({game: name, workerUrl: workerFile(name), ...fromBody(async () => (await load()).default)});
}
