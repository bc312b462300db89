import {createHost, type Host} from '@quinola/opponents';

/**
 * Address of the worker's own file, which stands beside the built modules; only of use on their own site, where
 * a strict policy may allow it and no blob. Sources have none.
 */
function workerFile(): string | undefined {
  const here = import.meta.url;
  return here.startsWith(`${location.origin}/`) && /\.js(\?|$)/.test(here)
    ? new URL('whist-opponents.js', here.replace('/standalone/', '/')).href : undefined;
}

/** The opponents of one whist table; all tables of a page share one worker. */
export function whistHost(): Host {
  return createHost({
    game: 'whist',
    workerUrl: workerFile(),
    workerSource: () => import('../worker.js?source').then(({default: source}) => source),
    loadBrain: () => import('../maxims/brain.js').then(({whistBrain}) => whistBrain),
  });
}
