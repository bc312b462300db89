/** Whether a node is an element, or around it, across shadow roots. */
export function isAround(node: EventTarget | undefined, element: Node): boolean {
  for (let at: Node | null | undefined = element; at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host)
    if (at === node) return true;
  return false;
}

/**
 * Whether the page has shut an element off from its visitor, by a modal dialog elsewhere or by `inert`. A pointer that was pressed
 * before goes on telling of itself all the same.
 */
export function isShutOff(element: Element): boolean {
  const modals = [...element.ownerDocument.querySelectorAll('dialog:modal')];
  if (modals.length && !modals.some((modal) => isAround(modal, element))) return true;
  return [...element.ownerDocument.querySelectorAll('[inert]')].some((inert) => isAround(inert, element));
}
