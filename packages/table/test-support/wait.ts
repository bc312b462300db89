import {waitUntil as waitFor} from '@open-wc/testing';

/** How long, in ms, something may be on its way on a busy machine. */
const LONGEST_WAIT = 10_000;

/**
 * Waits until something holds.
 * @param message what has not come, said when it is waited for no longer
 * @param options how long that is, and how often it is looked, in ms
 */
export const waitUntil = (
  what: () => unknown,
  message?: string,
  options: {timeout?: number; interval?: number} = {},
): Promise<void> => waitFor(what, message, {timeout: LONGEST_WAIT, ...options});
