// What a table does where there is no page: on a server, where it is drawn once (server.ts) and nothing changes.

const AT_REST = {observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined};

/**
 * An observer of what goes on in the page; on a server one that never calls.
 * @param make makes the browser's own
 */
export const observerOf = <Observer extends ResizeObserver | MutationObserver>(
  make: () => Observer,
): Observer => (typeof document === 'undefined' ? (AT_REST as unknown as Observer) : make());

/** Whether the page stands in a frame of another; a server's does not. */
export const isFramed = (): boolean => globalThis.parent !== globalThis.window;
