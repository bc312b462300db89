/** Registers an element once; a second copy of another version says so on the console and yields. */
export function define(tag: string, element: CustomElementConstructor & {readonly version: string}): void {
  const known = customElements.get(tag) as {readonly version?: string} | undefined;
  if (!known) customElements.define(tag, element);
  else if (known.version !== element.version) {
    globalThis.reportError(new Error(`<${tag}> ${known.version ?? ''} is already defined; version ${element.version} is not used`));
  }
}
