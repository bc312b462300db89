import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** What this needs of its table. */
export type ServedHost = ReactiveControllerHost & HTMLElement;

/**
 * The server-rendered content of a table (`server.ts`), in the declarative shadow root. It is shown until the table itself has
 * rendered as much, and is removed in the same frame. There is no hydration, because a server knows neither the visitor's
 * settings nor the size of his window.
 */
export class ServedController implements ReactiveController {
  #nodes: readonly ChildNode[] = [];
  /** Whether the server-rendered first deal is still shown. */
  isDealt = false;

  constructor(private readonly host: ServedHost) {
    host.addController(this);
  }

  /**
   * Takes over the server-rendered shadow root.
   * @returns `null` where none did
   */
  takeRoot(): ShadowRoot | null {
    const {shadowRoot} = this.host;
    if (!shadowRoot) return null;
    this.#nodes = [...shadowRoot.childNodes];
    this.isDealt = shadowRoot.querySelector('.room') !== null;
    return shadowRoot;
  }

  /**
   * Removes the server-rendered content after the first update, before the browser paints. It was kept until now so that cards in
   * unchanged positions need no animation.
   */
  hostUpdated(): void {
    for (const node of this.#nodes) node.remove();
    this.#nodes = [];
    this.isDealt = false;
  }
}
