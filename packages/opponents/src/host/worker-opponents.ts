import {fromBody, type WorkerBody} from './body.js';
import {createHost, type Host} from './host.js';

/** What this stands in where the house has built it: a part of its own, or a single file. Other bundlers give other names. */
const BUILT = /\/(opponents-host-worker-opponents-|standalone\/)[^/]+\.js(\?|$)/;

/**
 * Address of a worker's own file, which stands beside the built modules; only of use on their own site, where
 * a strict policy may allow it and no blob. Sources have none, and neither has what others have bundled.
 */
function workerFile(name: string): string | undefined {
  const here = import.meta.url;
  // In a frame written by script, the page's origin differs from that of its address.
  return here.startsWith(`${origin}/`) && BUILT.test(here)
    ? new URL(`${name}.js`, here.replace('/standalone/', '/')).href
    : undefined;
}

/**
 * Opponents who think in a worker; all tables of a page that ask for the same share one.
 * @param name of the worker's file: package and kind, as `family-kind`
 * @param load fetches its body, for a page on which the file can't be had
 */
export function workerOpponents(name: string, load: () => Promise<{readonly default: WorkerBody}>): Host {
  return createHost({
    game: name,
    workerUrl: workerFile(name),
    ...fromBody(async () => (await load()).default),
  });
}
