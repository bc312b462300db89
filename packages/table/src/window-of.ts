/**
 * The window in which an element is shown: a page may move its table into the document of a frame, or of a window of its own. On a
 * server that of the script.
 */
export const windowOf = (element: Element): Window & typeof globalThis =>
  (element.ownerDocument as Document | undefined)?.defaultView ?? globalThis.window;
