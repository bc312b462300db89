import type {Card} from '@quinola/cards';
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** What the focus needs of its table. */
export interface FocusHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  /** The card that has the tab stop. */
  at: Card | null;
  hands(): readonly (readonly Card[])[];
}

/** Manages the focus within a table: it is not lost when a card leaves a hand, and moving it never scrolls the page. */
export class FocusController implements ReactiveController {
  /** Whether a focused card leaves its hand in the current update. */
  #cardLeft = false;

  constructor(private readonly host: FocusHost) {
    host.addController(this);
  }

  #find(selector: string): HTMLElement | null {
    return this.host.shadowRoot!.querySelector<HTMLElement>(selector);
  }

  /** The element within the table that has the focus. */
  get element(): Element | null {
    return this.host.shadowRoot!.activeElement;
  }

  /** The card of a hand that has the focus. */
  get card(): Card | null {
    const element = this.element as HTMLElement | null;
    return element?.closest('.hand') ? (element.dataset['card'] ?? null) : null;
  }

  /** Goes to the open panel. */
  onSheet(): void {
    this.#find('.sheet')?.focus({preventScroll: true});
  }

  /** Goes to a card of a hand, or to the one with the tab stop. */
  onHand(card?: Card | null): void {
    (
      this.#find(`.hand [data-card="${card}"]`) ??
      this.#find('.room button[tabindex="0"]') ??
      this.#find('.room')
    )?.focus({preventScroll: true});
  }

  /** The neighbour of a card that leaves the hand: the next one shown that stays. */
  #neighbour(card: Card, staying: readonly Card[]): Card | null {
    const shown = [...this.host.shadowRoot!.querySelectorAll<HTMLElement>('.hand [data-card]')].map(
      ({dataset}) => dataset['card']!,
    );
    const here = shown.indexOf(card);
    return (
      [...shown.slice(here + 1), ...shown.slice(0, Math.max(0, here)).reverse()].find((other) =>
        staying.includes(other),
      ) ?? null
    );
  }

  /** Moves the tab stop from a card that leaves the hand to its neighbour. */
  hostUpdate(): void {
    const {host, card: focused} = this;
    const card = focused ?? host.at;
    const cards = host.hands().flat();
    this.#cardLeft = false;
    if (card === null || cards.includes(card)) return;
    host.at = this.#neighbour(card, cards);
    this.#cardLeft = focused !== null;
  }

  hostUpdated(): void {
    if (this.#cardLeft) this.onHand(this.host.at);
  }
}
