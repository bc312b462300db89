import {html, type TemplateResult} from 'lit';

/** A spread pack to draw from. */
export interface SpreadModel {
  /** Cards of the whole pack. */
  readonly size: number;
  /** Places, from 0, that are empty. */
  readonly taken: readonly number[];
  /** Whether it is the visitor who draws now. */
  readonly mayDraw: boolean;
  /** What a card is called, by its place from 1. */
  readonly name: (place: number) => string;
  readonly draw: (index: number) => void;
}

/** By key, the next focused index among this many cards. */
const WAYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const cardsOf = (event: Event): HTMLButtonElement[] => [
  ...(event.currentTarget as HTMLElement).querySelectorAll('button'),
];

function go(event: KeyboardEvent): void {
  const cards = cardsOf(event);
  const to = WAYS[event.key]?.(cards.indexOf(event.target as HTMLButtonElement), cards.length);
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  cards[Math.max(0, Math.min(cards.length - 1, to))]?.focus({preventScroll: true});
}

/** Makes the focused card the tab stop. */
function stay(event: Event): void {
  for (const card of cardsOf(event)) card.tabIndex = card === event.target ? 0 : -1;
}

/** A spread pack with one tab stop; the arrow keys move from card to card, from left to right in every language. */
export function spread({size, taken, mayDraw, name, draw}: SpreadModel): TemplateResult {
  const places = Array.from({length: size}, (_, index) => index);
  const first = places.find((index) => !taken.includes(index));
  // The tab stop is set through a list that Lit always writes, because focus may have moved it since the last update.
  return html`<div class="spread" dir="ltr" @keydown=${go} @focusin=${stay}>
    ${places.map((index) =>
      taken.includes(index)
        ? html`<i></i>`
        : html`<button
            type="button"
            aria-label=${name(index + 1)}
            tabindex=${[index === first ? 0 : -1]}
            ?disabled=${!mayDraw}
            @click=${() => draw(index)}
          >
            <i class="card"></i>
          </button>`,
    )}
  </div>`;
}
