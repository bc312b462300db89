import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Box} from '../hand-rows.js';
import {windowOf} from '../window-of.js';

/** Below this width of a card, in px, its corners are marked with rank and suit. */
const SMALL_CARD = 70;

/** Measures a table, and asks for an update where a new size changes what is drawn. */
export class SizeController implements ReactiveController {
  /** The inner size of the table in px; 0 while it is not displayed. */
  box: Box = {width: 0, height: 0};
  /** Whether the cards are so small that their corners need marks. */
  hasSmallCards = true;
  #observer: ResizeObserver | null = null;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  #read(): void {
    const root = this.host.shadowRoot;
    const felt = root?.querySelector<HTMLElement>('.q');
    this.box = {width: felt?.clientWidth ?? 0, height: felt?.clientHeight ?? 0};
    this.hasSmallCards = (root?.querySelector<HTMLElement>('.probe')?.offsetWidth ?? 0) < SMALL_CARD;
  }

  #measure(): void {
    const {host, box, hasSmallCards} = this;
    this.#read();
    if (
      this.hasSmallCards !== hasSmallCards ||
      box.width !== this.box.width ||
      box.height !== this.box.height
    )
      host.requestUpdate();
  }

  /** The room may be drawn before the observer is called; its cards must not move afterwards. */
  hostUpdate(): void {
    if (!this.box.width && this.host.isConnected) this.#read();
  }

  hostConnected(): void {
    // That of another window would not be called while its own is hidden.
    this.#observer = new (windowOf(this.host).ResizeObserver)(() => this.#measure());
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
