/** Whether there is no page: Node, where Lit has a registry of elements but no document. */
const isServer = typeof document === 'undefined';

/**
 * Registers an element once; a second copy of another version says so on the console and yields. A browser that can read the
 * script but lacks what the tables are made with gets no element, so that it shows what the page has put between the tags.
 * On a server it registers too, for whoever renders there; nothing else happens.
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
