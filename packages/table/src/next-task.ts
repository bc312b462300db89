/**
 * Ends the running task; what follows the `await` is a task of its own, so that the page can paint and answer between the two.
 * Where the browser knows `scheduler.yield()`, work that waited before does not go first.
 */
export function nextTask(): Promise<void> {
  const {scheduler} = globalThis as {readonly scheduler?: {readonly yield?: () => Promise<void>}};
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}
