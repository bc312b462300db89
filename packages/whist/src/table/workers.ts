import {hired as hire, type Host, type WorkerBody} from '@quinola/opponents';

/**
 * Opponents, and others who think, in a worker of this package.
 * @param name of the worker's file
 * @param load fetches its body, for a page on which the file can't be had
 */
export function hired(name: string, load: () => Promise<{readonly default: WorkerBody}>): Host {
  return hire(`whist-${name}`, load);
}
