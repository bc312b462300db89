/**
 * Ends the current task; code after the `await` runs in a new one, so that the page can paint and handle input in between. With
 * `scheduler.yield()` it runs before other waiting tasks.
 */
export function nextTask(): Promise<void> {
  const {scheduler} = globalThis as {readonly scheduler?: {readonly yield?: () => Promise<void>}};
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}
