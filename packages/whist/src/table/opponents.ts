import {createHost, fromBody, type Host, type HostOptions} from '@quinola/opponents';

/**
 * Address of a worker's own file, which stands beside the built modules; only of use on their own site, where
 * a strict policy may allow it and no blob. Sources have none.
 */
function workerFile(name: string): string | undefined {
  const here = import.meta.url;
  return here.startsWith(`${location.origin}/`) && /\.js(\?|$)/.test(here)
    ? new URL(name, here.replace('/standalone/', '/')).href : undefined;
}

const book = (): HostOptions => ({
  game: 'whist',
  workerUrl: workerFile('whist-opponents.js'),
  ...fromBody(() => import('../worker.js?source').then(({default: body}) => body)),
});

const master = (): HostOptions => ({
  game: 'whist with search',
  workerUrl: workerFile('whist-master.js'),
  ...fromBody(() => import('../master-worker.js?source').then(({default: body}) => body)),
});

/** Whether some table of the page has asked for search: from then on one worker that knows it serves all. */
let searching = false;

/** The opponents of one whist table; all tables of a page share one worker. */
export function whistHost(): Host {
  let host = createHost(searching ? master() : book());
  let searches = searching;
  return {
    choose(question, signal) {
      searching ||= question.level === 'master';
      if (searching && !searches) {
        searches = true;
        host.close();
        host = createHost(master());
      }
      return host.choose(question, signal);
    },
    form: () => host.form(),
    close: () => host.close(),
  };
}
