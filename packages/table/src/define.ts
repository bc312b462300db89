/** Whether this runs without a page: in Node, where Lit provides a registry of elements but no document. */
const isServer = typeof document === 'undefined';

/**
 * Registers an element once; a second copy of another version warns on the console and does nothing. In a browser that lacks
 * required features it registers nothing, so that the fallback content between the tags is shown. On a server it also registers,
 * for rendering there.
 */
export function define(tag: string, element: CustomElementConstructor & {readonly version: string}): void {
  const known = customElements.get(tag) as {readonly version?: string} | undefined;
  if (!known) {
    if (isServer || (document.adoptedStyleSheets && 'toSpliced' in [])) customElements.define(tag, element);
  } else if (!isServer && known.version !== element.version) {
    globalThis.reportError(
      new Error(`<${tag}> ${known.version ?? ''} is already defined; version ${element.version} is not used`),
    );
  }
}
