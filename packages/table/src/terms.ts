/** A term of a rules page whose meaning is open. */
const OPEN = '.page dfn:is(:hover, :focus):not(.shut)';

/**
 * Puts the meaning of a term away at Escape, which does nothing else then: whatever it covers can be read while pointer
 * and focus stay (WCAG 1.4.13). To be heard before whatever else the key does; a term left and met again opens as ever.
 */
export function shutTerm(event: Event): void {
  if ((event as KeyboardEvent).key !== 'Escape') return;
  for (const term of (event.currentTarget as ParentNode).querySelectorAll(OPEN)) {
    event.stopPropagation();
    // A dialog of the page stays open too.
    event.preventDefault();
    term.classList.add('shut');
    for (const left of ['pointerleave', 'blur'])
      term.addEventListener(left, () => term.classList.remove('shut'), {once: true});
  }
}
