import {fromBody, type WorkerBody} from './body.js';
import {createHost, type Host} from './host.js';

/** The name of this module in our own builds: a chunk of its own, or a single file. Other bundlers use other names. */
const BUILT = /\/(opponents-host-worker-opponents-|standalone\/)[^/]+\.js(\?|$)/;

/**
 * The address of a worker's file beside the built modules. Only usable on the same origin, where a strict policy may allow it but
 * no blob. Source files and other bundlers have none.
 */
function workerFile(name: string): string | undefined {
  const here = import.meta.url;
  // In a frame written by script, the page's origin differs from that of its address.
  return here.startsWith(`${origin}/`) && BUILT.test(here)
    ? new URL(`${name}.js`, here.replace('/standalone/', '/')).href
    : undefined;
}

/**
 * Opponents that think in a worker, shared by all tables of a page that use the same name.
 * @param name of the worker's file: package and kind, as `family-kind`
 * @param load fetches its body, for pages on which the file cannot be used
 */
export function workerOpponents(name: string, load: () => Promise<{readonly default: WorkerBody}>): Host {
  return createHost({
    game: name,
    workerUrl: workerFile(name),
    ...fromBody(async () => (await load()).default),
  });
}
