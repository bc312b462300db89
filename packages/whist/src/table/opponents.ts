import {createHost} from '@quinola/opponents';

/** The opponents of all whist tables of the page. */
export const opponents = createHost({
  game: 'whist',
  workerUrl: undefined,
  workerSource: () => import('../worker.js?source').then(({default: source}) => source),
  loadBrain: () => import('../maxims/brain.js').then(({whistBrain}) => whistBrain),
});
