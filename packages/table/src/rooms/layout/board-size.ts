import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Box} from '../../hand-rows.js';
import {windowOf} from '../../window-of.js';
import {arrangementOf, type Arrangement} from './arrangement.js';
import {layoutOf, type Layout, type LayoutShape} from './shape.js';

/** What measuring needs of its table. */
export interface BoardHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly box: Box;
}

/** Measures the element that holds the pieces, and lays them out in it. */
export class BoardSize implements ReactiveController {
  /** The element holding the pieces, and its size; `null` until it is measured. */
  #board: HTMLElement | null = null;
  #room: Box | null = null;
  #seen: Box = {width: 640, height: 400};
  #layout: {readonly key: string; readonly layout: Layout} | null = null;
  #arrangement: {readonly key: string; readonly arrangement: Arrangement} | null = null;
  #watch: ResizeObserver | null = null;

  constructor(private readonly host: BoardHost) {
    host.addController(this);
  }

  /** Where pieces and words go at the present size. */
  arrangement(shape: LayoutShape): Arrangement {
    const {width, height} = this.place;
    const key = [shape.id, width, height].join();
    if (this.#arrangement?.key !== key)
      this.#arrangement = {key, arrangement: arrangementOf(shape, {width, height})};
    return this.#arrangement.arrangement;
  }

  /** A layout at the present size. */
  layout(shape: LayoutShape): Layout {
    const usual = this.arrangement(shape).room;
    const room = this.#room ?? usual;
    const key = [shape.id, usual.width, usual.height, room.width, room.height].join();
    if (this.#layout?.key !== key) this.#layout = {key, layout: layoutOf(shape, room, usual)};
    return this.#layout.layout;
  }

  /** The table's size in px, with a default until it is shown. On paper everything lies as it did on the screen. */
  private get place(): Box {
    const {box} = this.host;
    if (box.width && !this.#isInPrint) this.#seen = box;
    return this.#seen;
  }

  get #isInPrint(): boolean {
    return this.host.isConnected && windowOf(this.host).matchMedia('print').matches;
  }

  /** Takes the size of the board. @returns whether it is another than before */
  #take({width, height}: Box): boolean {
    const before = this.#room;
    // In print the pieces determine the height of their element.
    if (!width || !height || this.#isInPrint) return false;
    // A size in whole pixels is the same as what the observer measures in fractions.
    if (before && Math.abs(width - before.width) < 1 && Math.abs(height - before.height) < 1) return false;
    this.#room = {width, height};
    return true;
  }

  hostUpdated(): void {
    const board = this.host.renderRoot.querySelector<HTMLElement>('.board');
    if (board === this.#board) return;
    this.#watch?.disconnect();
    this.#board = board;
    if (!board) return;
    const view = windowOf(this.host);
    this.#watch = new view.ResizeObserver(([seen]) => {
      // Changing layout inside a ResizeObserver callback could loop forever.
      if (this.#take(seen!.contentRect)) view.requestAnimationFrame(() => this.host.requestUpdate());
    });
    this.#watch.observe(board);
    // Before the first frame: laid out by the usual size, the pieces would move once the observer is called.
    if (this.#take({width: board.clientWidth, height: board.clientHeight}))
      queueMicrotask(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
    this.#board = null;
  }
}
