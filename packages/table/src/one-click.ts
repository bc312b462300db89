/** What a click may be meant for. */
const CONTROLS = 'button, a, summary';

/**
 * Lets each further click of a double or triple click count only where the first one did: what it meets otherwise has come under
 * the pointer by the first, as the next card of a hand, a button of a sheet that has opened, or the same answer to what is asked next.
 */
export function guardClicks(root: ShadowRoot): void {
  let first: Element | null = null;
  let meant: string | undefined;
  root.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
      const means = control?.dataset['card'] ?? control?.dataset['decision'];
      if ((event as MouseEvent).detail < 2) [first, meant] = [control, means];
      else if (control !== first || means !== meant) {
        event.stopImmediatePropagation();
        event.preventDefault();
      }
    },
    {capture: true},
  );
}
