// Substitutes for the page on a server, where a table is drawn once (server.ts) and nothing changes.

const AT_REST = {observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined};

/**
 * An observer of the page; on a server one that never calls back.
 * @param make creates the browser's observer
 */
export const observerOf = <Observer extends ResizeObserver | MutationObserver>(
  make: () => Observer,
): Observer => (typeof document === 'undefined' ? (AT_REST as unknown as Observer) : make());
