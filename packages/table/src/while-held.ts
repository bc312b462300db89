/** What is done while something of the table is held by a pointer. */
export interface Holding {
  /** Puts it under the pointer, which may rest while the page scrolls, or something is put above the table. */
  readonly follow: () => void;
  /** Lets it go where it was: the visitor has gone to another window, or changes his mind by Escape. */
  readonly cancel: () => void;
}

/**
 * Watches a window while something of a table in it is held by a pointer.
 * @returns ends it
 */
export function whileHeld(view: Window, {follow, cancel}: Holding): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  const watch = (): void => {
    if (signal.aborted) return;
    follow();
    view.requestAnimationFrame(watch);
  };
  view.requestAnimationFrame(watch);
  view.addEventListener('blur', cancel, {signal});
  view.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // It means what is held alone, not what else Escape would leave.
      event.stopPropagation();
      event.preventDefault();
      cancel();
    },
    {capture: true, signal},
  );
  return () => listening.abort();
}
