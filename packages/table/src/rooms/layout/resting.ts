import {idOf, pileAt, type LayoutController} from './controller.js';

/** How long, in ms, a pointer rests on a pile before the pile says what it takes, and a finger on an empty one. */
const RESTS = 600;

/** Notes the pile that may say what it takes: at once for the keyboard, after a delay under a resting pointer or finger. */
export function noteResting(layout: LayoutController): void {
  const {host} = layout;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pileOf = ({target}: Event): HTMLElement | null => pileAt(target as Element);
  const say = (id: string | null): void => {
    clearTimeout(timer);
    if (layout.rested === id) return;
    layout.rested = id;
    host.requestUpdate();
  };
  const sayLater = (pile: HTMLElement): void => {
    say(null);
    timer = setTimeout(() => say(idOf(pile)), RESTS);
  };
  const root = host.renderRoot;
  root.addEventListener('focusin', (event) => {
    const pile = pileOf(event);
    say(pile?.matches(':focus-visible') ? idOf(pile) : null);
  });
  root.addEventListener('focusout', () => say(null));
  root.addEventListener('pointerover', (event) => {
    const pile = pileOf(event);
    if ((event as PointerEvent).pointerType !== 'mouse') return;
    if (pile) sayLater(pile);
    else say(null);
  });
  host.addEventListener('pointerleave', () => say(null));
  root.addEventListener('pointerdown', (event) => {
    const pile = pileOf(event);
    // A long press on a pile with cards opens it for browsing, and the text is shown there.
    if (pile && (event as PointerEvent).pointerType === 'touch' && !pile.querySelector('.piece'))
      sayLater(pile);
    else say(null);
  });
  root.addEventListener('pointerup', () => clearTimeout(timer));
  root.addEventListener('pointercancel', () => clearTimeout(timer));
  host.addController({hostDisconnected: () => clearTimeout(timer)});
}
