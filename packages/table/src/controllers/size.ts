import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Box} from '../hand-rows.js';
import {observerOf} from '../on-server.js';

/** Below this width of a card, in px, its corners are marked with rank and suit. */
const SMALL_CARD = 70;

/** Measures a table, and asks for an update where a new size changes what is drawn. */
export class SizeController implements ReactiveController {
  /** The inner size of the table in px; 0 before it is measured. */
  box: Box = {width: 0, height: 0};
  /** Whether the cards are so small that their corners need marks. */
  hasSmallCards = true;
  readonly #observer = observerOf(() => new ResizeObserver(() => this.#measure()));

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  #measure(): void {
    const {host, box, hasSmallCards} = this;
    const root = host.shadowRoot!;
    const felt = root.querySelector<HTMLElement>('.q');
    this.box = {width: felt?.clientWidth ?? 0, height: felt?.clientHeight ?? 0};
    this.hasSmallCards = (root.querySelector<HTMLElement>('.probe')?.offsetWidth ?? 0) < SMALL_CARD;
    if (
      this.hasSmallCards !== hasSmallCards ||
      box.width !== this.box.width ||
      box.height !== this.box.height
    )
      host.requestUpdate();
  }

  hostConnected(): void {
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }
}
