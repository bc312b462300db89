import {observerOf} from '@quinola/table';
import type {ReactiveController} from 'lit';
import type {PatienceTable} from '../patience-table.js';
import {compile, type PatienceOptions} from '../rules/index.js';
import {arrangementOf} from './arrangement.js';
import {layoutOf, type Layout, type Room} from './layout.js';

/** Measures the element that holds the cards, and lays them out in it. */
export class BoardSize implements ReactiveController {
  /** The element holding the cards, and its size; `null` until it is measured. */
  #board: HTMLElement | null = null;
  #room: Room | null = null;
  #seen: Room = {width: 640, height: 400};
  #layout: {readonly key: string; readonly layout: Layout} | null = null;
  readonly #watch = observerOf(
    () =>
      new ResizeObserver(([seen]) => {
        const {width, height} = seen!.contentRect;
        // In print the cards determine the height of their element.
        if (!width || !height || matchMedia('print').matches) return;
        if (width === this.#room?.width && height === this.#room.height) return;
        this.#room = {width, height};
        // Changing layout inside a ResizeObserver callback could loop forever.
        requestAnimationFrame(() => this.table.requestUpdate());
      }),
  );

  constructor(private readonly table: PatienceTable) {
    table.addController(this);
  }

  /** The layout of a patience at the present size. */
  layout(options: PatienceOptions): Layout {
    const of = compile(options).def;
    const usual = arrangementOf(of, this.place).room;
    const room = this.#room ?? usual;
    const key = [of.id, usual.width, usual.height, room.width, room.height].join();
    if (this.#layout?.key !== key) this.#layout = {key, layout: layoutOf(of, room, usual)};
    return this.#layout.layout;
  }

  /** The table's size in px, with a default until it is shown. On paper everything lies as it did on the screen. */
  get place(): Room {
    const {table} = this;
    // Measured here only before it is observed: it would force a layout in the middle of every update.
    const felt = table.box.width ? null : table.renderRoot.querySelector('.q');
    const box = felt ? {width: felt.clientWidth, height: felt.clientHeight} : table.box;
    if (box.width && globalThis.matchMedia?.('print').matches === false) this.#seen = box;
    return this.#seen;
  }

  hostUpdated(): void {
    const board = this.table.renderRoot.querySelector<HTMLElement>('.board');
    if (board === this.#board) return;
    this.#watch.disconnect();
    this.#board = board;
    if (board) this.#watch.observe(board);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
    this.#board = null;
  }
}
