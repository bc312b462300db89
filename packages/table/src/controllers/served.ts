import {adoptStyles, type CSSResultOrNative, type ReactiveController, type ReactiveControllerHost} from 'lit';

/** What this needs of its table. */
export type ServedHost = ReactiveControllerHost & HTMLElement;

/**
 * What a server has drawn of a table (`server.ts`), in the shadow root that came with the page. It is shown until the table has
 * as much to show itself, and goes in the same frame in which that comes: nothing is hydrated, for a server knows neither
 * the visitor's settings nor the size of his window.
 */
export class ServedController implements ReactiveController {
  #nodes: readonly ChildNode[] = [];
  /** Whether the first cards were dealt on the server, and still lie there as they were drawn. */
  isDealt = false;

  constructor(private readonly host: ServedHost) {
    host.addController(this);
  }

  /**
   * Takes over the root that came with the page.
   * @returns `null` where none did
   */
  takeRoot(styles: readonly CSSResultOrNative[]): ShadowRoot | null {
    const {shadowRoot} = this.host;
    if (!shadowRoot) return null;
    adoptStyles(shadowRoot, [...styles]);
    this.#nodes = [...shadowRoot.childNodes];
    this.isDealt = shadowRoot.querySelector('.room') !== null;
    return shadowRoot;
  }

  /**
   * The first update has drawn the table: what the server drew makes room for it before the browser paints. Until then it stood
   * beside it, so that cards which lie where they lay need not travel.
   */
  hostUpdated(): void {
    for (const node of this.#nodes) node.remove();
    this.#nodes = [];
    this.isDealt = false;
  }
}
