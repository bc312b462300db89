/** The setter that a class gives a property of its elements, if one. */
function setterOf(element: HTMLElement, name: string): ((value: unknown) => void) | undefined {
  for (let at: object | null = Object.getPrototypeOf(element); at; at = Object.getPrototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (found) return found.set;
  }
  return undefined;
}

/**
 * Applies properties that a page set on an element before its class was defined. Such own properties would hide the accessors of
 * the class. Lit does the same for its declared properties; this covers all others.
 */
export function takeEarlyProperties(element: HTMLElement): void {
  for (const name of Object.getOwnPropertyNames(element)) {
    const set = setterOf(element, name);
    if (!set) continue;
    const value: unknown = element[name as keyof HTMLElement];
    Reflect.deleteProperty(element, name);
    set.call(element, value);
  }
}
