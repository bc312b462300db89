import {waitUntil as waitFor} from '@open-wc/testing';

/** The timeout, in ms, for a busy machine. */
const LONGEST_WAIT = 10_000;

/**
 * Waits until something holds.
 * @param message of the error after the timeout
 * @param options the timeout and the interval between checks, in ms
 */
export const waitUntil = (
  what: () => unknown,
  message?: string,
  options: {timeout?: number; interval?: number} = {},
): Promise<void> => waitFor(what, message, {timeout: LONGEST_WAIT, ...options});
