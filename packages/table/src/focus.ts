import type {Card} from '@quinola/cards';
import type {AnyTable} from './any-table.js';

/** Where the focus of a table is, and where it goes: it is never lost when a card leaves a hand, and never scrolls the page. */
export class Focus {
  constructor(private readonly table: AnyTable) {}

  private find(what: string): HTMLElement | null {
    return this.table.renderRoot.querySelector<HTMLElement>(what);
  }

  /** The card of a hand that has it. */
  get card(): Card | null {
    const focused = this.table.shadowRoot!.activeElement as HTMLElement | null;
    return focused?.closest('.hand') ? (focused.dataset['card'] ?? null) : null;
  }

  /** Goes to the open sheet. */
  onSheet(): void {
    this.find('.sheet')?.focus({preventScroll: true});
  }

  /** Goes to a card of a hand, or to the one with the tab stop. */
  onHand(card?: Card | null): void {
    (
      this.find(`.hand [data-card="${card}"]`) ??
      this.find('.room button[tabindex="0"]') ??
      this.find('.room')
    )?.focus({preventScroll: true});
  }

  /** The neighbour of a card that leaves the hands, as they are still shown. */
  private neighbour(card: Card, cards: readonly Card[]): Card | null {
    const old = [...this.table.renderRoot.querySelectorAll<HTMLElement>('.hand [data-card]')].map(
      ({dataset}) => dataset['card']!,
    );
    const here = old.indexOf(card);
    return (
      [...old.slice(here + 1), ...old.slice(0, Math.max(0, here)).reverse()].find((other) =>
        cards.includes(other),
      ) ?? null
    );
  }

  /**
   * Before the table is drawn anew: a card that leaves hands its tab stop on.
   * @returns what is to be done after it
   */
  leave(): () => void {
    const {table, card: focused} = this;
    const card = focused ?? table.at;
    const cards = table.hands().flat();
    if (card === null || cards.includes(card)) return () => undefined;
    table.at = this.neighbour(card, cards);
    return () => {
      if (focused) this.onHand(table.at);
    };
  }
}
