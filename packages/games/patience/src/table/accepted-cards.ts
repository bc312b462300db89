import {FRENCH_52} from '@quinola/cards';
import type {PatienceTable} from '../patience-table.js';
import {compile} from '../rules/index.js';
import {founds, isFree, marries} from '../rules/fits.js';

/** How long, in ms, a pointer rests on a pile before the pile says what it takes, and a finger on an empty one. */
const RESTS = 600;

/** What a pile takes on its top card now, as a sentence; empty if its rules name no such card, as for a pack. */
export function acceptedCardsText(table: PatienceTable, id: string): string {
  const texts = table.gamePanelWords;
  const view = table.view!;
  const pile = compile(view.options).pile(id);
  if (!texts || !pile) return '';
  const {role, build} = pile.group;
  const fits =
    role === 'foundation' ? founds : role === 'packet' && build && view.piles[id]?.length ? marries : null;
  if (!fits) return '';
  const cards = isFree(view, pile) ? FRENCH_52.cards.filter((card) => fits(view, pile, card)) : [];
  return texts.pileTakes(cards.map(table.words.card));
}

/** Lets piles say what they take: at once to the keyboard, and after a delay under a resting pointer or finger. */
export function announceAcceptedCards(table: PatienceTable): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pileAt = (event: Event): HTMLElement | null =>
    (event.target as Element).closest<HTMLElement>('.pile');
  const say = (id: string | null): void => {
    clearTimeout(timer);
    if (table.asks === id) return;
    table.asks = id;
    table.requestUpdate();
  };
  const sayLater = (pile: HTMLElement): void => {
    say(null);
    timer = setTimeout(() => say(pile.dataset['pile']!), RESTS);
  };
  const root = table.renderRoot;
  root.addEventListener('focusin', (event) => {
    const pile = pileAt(event);
    say(pile?.matches(':focus-visible') ? pile.dataset['pile']! : null);
  });
  root.addEventListener('focusout', () => say(null));
  root.addEventListener('pointerover', (event) => {
    const pile = pileAt(event);
    if ((event as PointerEvent).pointerType !== 'mouse') return;
    if (pile) sayLater(pile);
    else say(null);
  });
  table.addEventListener('pointerleave', () => say(null));
  root.addEventListener('pointerdown', (event) => {
    const pile = pileAt(event);
    // A long press on a pile with cards opens it for browsing, and the text is shown there.
    if (pile && (event as PointerEvent).pointerType === 'touch' && !pile.querySelector('.card'))
      sayLater(pile);
    else say(null);
  });
  root.addEventListener('pointerup', () => clearTimeout(timer));
  root.addEventListener('pointercancel', () => clearTimeout(timer));
  table.addController({hostDisconnected: () => clearTimeout(timer)});
}
