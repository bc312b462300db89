import type {Back, Ink} from '@quinola/faces';
import {thingsOf, type Happening, type MoveLike, type NamesThings} from '@quinola/play';
import type {ReactiveController} from 'lit';
import type {PlaceAsk} from '../../asks/ask.js';
import type {LayoutWords} from '../../strings.js';
import {BoardSize, type BoardHost} from './board-size.js';
import {thingOf, type LayoutSource, type PilePlan} from './plan.js';
import type {Layout} from './shape.js';
import {takenBy, tapOn, waysOf, type Picked} from './taps.js';

/** What a layout needs of its table. */
export interface LayoutHost extends BoardHost {
  readonly back: Back | null;
  readonly backInk: Ink;
  readonly view: unknown;
  readonly context: {
    readonly happened: readonly Happening[];
    readonly hint: {readonly move: MoveLike} | null;
  } | null;
  readonly game: NamesThings;
  readonly panelWords: {readonly layout: LayoutWords} | null;
  readonly profile: {readonly moved?: string};
  readonly match: {readonly step: string};
  /** The open panel. */
  readonly opened: object | null;
  note: object | null;
  tag(...names: readonly string[]): boolean;
  play(move: MoveLike): boolean;
  /** Whether nothing is redrawn, because a piece is dragged. */
  holdDrawing(isHeld: boolean): void;
}

const NOTHING: PlaceAsk = {kind: 'place', ways: []};

/** How far the piece that was just put down had been dragged, in px of the layout. */
export interface Dropped {
  readonly from: string;
  readonly x: number;
  readonly y: number;
}

/** The pile that an element belongs to. */
export function pileAt(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('.pile');
}

/** The name of a pile that is drawn. */
export const idOf = ({dataset}: HTMLElement): string => dataset['pile'] ?? dataset['square']!;

/** A pile as it is drawn, by its name. */
export const drawnPile = (root: ParentNode, id: string): HTMLElement | null =>
  root.querySelector(`[data-pile="${id}"],[data-square="${id}"]`);

/** A room of piles or squares: how they lie in the space that there is, what is picked up, and what taps do. */
export class LayoutController implements ReactiveController {
  /** The pile on which pointer or focus rest; `null` for none, and where piles tell nothing. */
  rested: string | null = null;
  /** The name of a pile with what lies there; empty until the features are there. */
  label: (pile: PilePlan) => string = () => '';
  /** How far the piece that was just put down had been dragged; taken by the animation of its travel. */
  dropped: Dropped | null = null;
  #picked: {readonly step: string; readonly what: Picked} | null = null;
  #stop = '';
  #ask: {readonly view: unknown; readonly ask: PlaceAsk} | null = null;
  /** The step of the match at the first click of a double or triple click. */
  #clickedAt = '';
  readonly #board: BoardSize;

  /** @param source what the game says of its room */
  constructor(
    readonly host: LayoutHost,
    readonly source: LayoutSource,
  ) {
    this.#board = new BoardSize(host);
    host.addController(this);
  }

  /** What was picked up is put down with the next step of the match. */
  hostUpdate(): void {
    if (this.picked === null) this.#picked = null;
  }

  /** The layout at the present size. */
  get layout(): Layout {
    return this.#board.layout(this.source.shape());
  }

  /** Whether the words lie beside the pieces, because these can be larger so. */
  get isBeside(): boolean {
    return this.#board.arrangement(this.source.shape()).aside;
  }

  /** What may be moved now. */
  get ask(): PlaceAsk {
    const {host} = this;
    const {view} = host;
    if (!view || !host.tag('visitor', 'travel')) return NOTHING;
    if (this.#ask?.view !== view) this.#ask = {view, ask: this.source.ask()};
    return this.#ask.ask;
  }

  /** What is picked up. */
  get picked(): Picked | null {
    return this.#picked?.step === this.host.match.step ? this.#picked.what : null;
  }

  set picked(what: Picked | null) {
    this.#picked = what && {step: this.host.match.step, what};
    this.host.requestUpdate();
  }

  /** What is picked up, or lies raised by itself. */
  get raised(): Picked | null {
    const {raised} = this.ask;
    return this.picked ?? (raised === undefined ? null : {pile: raised, count: 1});
  }

  /** How many pieces of a pile stand out, because they are picked up. */
  raisedOf(pile: string): number {
    const {raised} = this;
    if (raised?.pile !== pile) return 0;
    return raised.count ?? waysOf(this.ask, raised)[0]?.count ?? 1;
  }

  /** The pile with the tab stop. */
  get stop(): string {
    const piles = this.source.piles();
    return this.#stop || this.ask.ways[0]?.from || (piles.find(({turned}) => turned) ?? piles[0])?.id || '';
  }

  set stop(pile: string) {
    this.#stop = pile;
    this.host.requestUpdate();
  }

  /** The pile of this name, as it lies now. */
  pile(id: string): PilePlan | undefined {
    return this.source.piles().find((pile) => pile.id === id);
  }

  /** Whether the advice that was asked for names this pile. */
  isHinted(pile: PilePlan): boolean {
    const {context, game} = this.host;
    return Boolean(context?.hint) && thingsOf(context!.hint!.move, game).includes(thingOf(pile));
  }

  /**
   * A tap on a pile.
   * @param pressed the number of pieces from the one that was tapped to the top; `null` for a key
   */
  tap(pile: string, pressed: number | null = null): void {
    const {host, ask, picked} = this;
    this.#stop = pile;
    host.note = null;
    const tapped = tapOn(pile, picked, ask, pressed && takenBy(ask, pile, pressed));
    if ('move' in tapped) host.play(tapped.move);
    // A touched piece may have to be moved.
    else if (!this.source.isBound?.() || picked === null) this.picked = tapped.pick;
    host.requestUpdate();
  }

  /** Puts down what is picked up, if that is allowed. */
  putBack(): void {
    if (!this.source.isBound?.()) this.picked = null;
  }

  /** A click in the room; bound, for templates. */
  readonly clicked = ({target, detail}: MouseEvent): void => {
    const {step} = this.host.match;
    const element = pileAt(target as Element);
    const id = element && idOf(element);
    // A double click is over with the move that it has made; only a pack is turned as often as it is clicked.
    if (detail < 2) this.#clickedAt = step;
    else if (step !== this.#clickedAt && !(id && this.pile(id)?.turned)) return;
    if (id) this.tap(id, detail ? fromTop(target as Element) : null);
    else this.putBack();
  };
}

/** How many pieces lie from this one to the top of its pile; all of one that is not on a piece. */
export function fromTop(element: Element): number {
  const piece = element.closest('.piece');
  const pieces = [...(piece?.parentElement?.querySelectorAll(':scope > .piece') ?? [])];
  return piece ? pieces.length - pieces.indexOf(piece) : 1;
}
