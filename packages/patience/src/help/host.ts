import {createHost, fromBody, type Host} from '@quinola/opponents';

/** Address of the worker's own file beside the built modules, where a strict policy of the page may allow it and no blob. */
function workerFile(): string | undefined {
  const here = import.meta.url;
  return here.startsWith(`${location.origin}/`) && /\.js(\?|$)/.test(here)
    ? new URL('patience-opponents.js', here.replace('/standalone/', '/')).href : undefined;
}

/** The solver as a table asks it; all tables of a page share one worker. */
export function solverHost(): Host {
  return createHost({game: 'patience solver', workerUrl: workerFile(), ...fromBody(async () => (await import('../worker.js?source')).default)});
}
