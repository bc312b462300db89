import type {ReactiveController} from 'lit';
import type {AnyTable} from '../any-table.js';
import {termStyles} from '../styles/terms.js';
import {finderOf, type Finder, type Glossary} from './glossary.js';
import {boxesOf, marked, Marks, termAt, termsInSight, type TermInSight} from './in-sight.js';
import {LocalSpace} from '../local-space.js';
import {loadKitTerms} from './language.js';
import {placeTip} from './tip.js';

/** The minimum target size for touch, and for a hovering pointer, in px. */
const FINGER = 44;
const POINTER = 4;
/** How long a pointer must rest on a word, or a finger on a button, before the explanation is shown, in ms. */
const REST = 150;
const PRESS = 500;
/** How far a finger that rests may move, in px. */
const STILL = 10;

/** What has opened a tip; it closes when the pointer leaves, at the next touch, or when the focus leaves. */
type Opener = 'hover' | 'touch' | 'focus';

/** Controls: a tap activates them, only a long press explains their words. */
const PRESSED = 'button, a, label, input, select, textarea, summary, [role=button], .card';

/**
 * Explains the terms on a table. They are underlined wherever they are drawn, and explained in one line on touch, on hover, or by
 * keyboard, with one tab stop for all terms and arrow keys between them. The texts themselves are not changed, so that the layout
 * stays the same.
 */
export class Terms implements ReactiveController {
  #code: string | null = null;
  #glossary: Glossary = {};
  #find: Finder | null = null;
  #seen: readonly TermInSight[] = [];
  readonly #marks: Marks;
  #open: {readonly term: TermInSight; readonly by: Opener} | null = null;
  #due = false;
  /** Whether a card is being dragged; no word is underlined then. */
  #isDragged = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where a finger is pressed on a button. */
  #pressed: readonly [x: number, y: number] | null = null;
  /** Whether the click at the end of a long press is still to be suppressed. */
  #heldBack = false;
  readonly #tip = document.createElement('p');
  readonly #ring = document.createElement('i');
  readonly #list = document.createElement('div');

  constructor(private readonly table: AnyTable) {
    this.#marks = new Marks(table);
    this.#tip.className = 'tip';
    this.#tip.setAttribute('role', 'tooltip');
    this.#tip.hidden = this.#ring.hidden = true;
    this.#ring.className = 'ring';
    this.#list.className = 'vh terms';
    this.#list.setAttribute('role', 'group');
    table.adopt(termStyles);
    const root = table.renderRoot;
    const listen = <E extends Event>(type: string, act: (event: E) => void): void =>
      root.addEventListener(type, (event) => act(event as E), {capture: true});
    listen<PointerEvent>('pointermove', (event) => {
      this.dragged(event.buttons > 0 && (this.#isDragged || root.querySelector('.card.held') !== null));
      this.hover(event);
    });
    listen<PointerEvent>('pointerdown', (event) => this.press(event));
    for (const type of ['pointerup', 'pointercancel'])
      listen(type, () => {
        if (this.#pressed) clearTimeout(this.#timer);
        this.#pressed = null;
        this.dragged(false);
      });
    listen<MouseEvent>('click', (event) => this.touch(event));
    listen<KeyboardEvent>('keydown', (event) => this.key(event));
    listen('scroll', () => {
      if (this.#open?.by === 'focus') this.show(this.#open.term, 'focus');
      else this.close();
    });
    table.addEventListener('pointerleave', () => this.leave());
    this.#list.addEventListener('focusin', ({target}) => this.focus(target as HTMLElement));
    this.#list.addEventListener('focusout', () => this.#open?.by === 'focus' && this.close());
    table.addController(this);
  }

  hostConnected(): void {
    this.lookSoon();
  }

  hostUpdated(): void {
    this.lookSoon();
  }

  hostDisconnected(): void {
    this.close();
    this.#marks.set([]);
  }

  /** Schedules a search for terms after the current update was painted. */
  private lookSoon(): void {
    if (this.#due) return;
    this.#due = true;
    setTimeout(() => {
      this.#due = false;
      if (!this.table.isConnected) return;
      if (this.#code !== this.table.code) void this.learn();
      else this.look();
    });
  }

  /** Fetches the terms in the table's language; until they are there nothing is explained. */
  private async learn(): Promise<void> {
    const {code, features, missing} = this.table;
    this.#code = code;
    const [kit, own] = await missing.fetch('explanations', () =>
      Promise.all([loadKitTerms(code), features?.game.terms?.(code)]),
    );
    if (code !== this.#code) return;
    this.#glossary = {...kit.glossary, ...own};
    this.#find = finderOf(this.#glossary);
    this.#list.setAttribute('aria-label', kit.title);
    // In another language the words differ.
    this.#list.replaceChildren();
    this.look();
  }

  private look(): void {
    const frame = this.frame;
    if (!frame || !this.#find) return;
    const root = this.table.renderRoot;
    if (this.#list.parentNode !== frame) frame.append(this.#list, this.#ring, this.#tip);
    this.#seen = termsInSight(root, this.#find);
    this.underline();
    this.list();
    const open = this.#open;
    if (!open) return;
    const again =
      this.#seen.find(({id, holder}) => id === open.term.id && holder === open.term.holder) ??
      (open.by === 'focus' ? this.#seen.find(({id}) => id === open.term.id) : undefined);
    if (again) this.show(again, open.by);
    else this.close();
  }

  /**
   * Takes the lines away while a card is dragged: as long as there is a highlight, Chromium paints the whole table again at each
   * change of a style, here at each step of the card.
   */
  private dragged(isDragged: boolean): void {
    if (isDragged === this.#isDragged) return;
    this.#isDragged = isDragged;
    this.underline();
  }

  private underline(): void {
    this.#marks.set(this.#isDragged ? [] : marked(this.#seen).map(({range}) => range));
  }

  private get frame(): HTMLElement | null {
    return this.table.renderRoot.querySelector<HTMLElement>('.frame');
  }

  /** Updates the hidden list of terms for keyboard and screen readers, each once. */
  private list(): void {
    const distinct = this.#seen.filter(({id}, at) => this.#seen.findIndex((one) => one.id === id) === at);
    const before = [...this.#list.querySelectorAll('dfn')];
    const words = distinct.map(
      ({id, range}) => before.find(({dataset}) => dataset['term'] === id) ?? this.word(id, range.toString()),
    );
    if (words.length === before.length && words.every((word, at) => word === before[at])) return;
    const focused = before.find((word) => word === this.table.shadowRoot!.activeElement);
    this.#list.replaceChildren(...words.flatMap((word) => [word, this.line(word.dataset['term']!)]));
    const stop = words.find(({tabIndex}) => tabIndex === 0) ?? words[0];
    if (stop) stop.tabIndex = 0;
    if (focused) {
      if (stop) stop.focus({preventScroll: true});
      else this.table.features?.focus.onHand();
    }
  }

  private word(id: string, text: string): HTMLElement {
    const word = document.createElement('dfn');
    word.textContent = text;
    word.dataset['term'] = id;
    word.tabIndex = -1;
    word.setAttribute('aria-describedby', `term-${id}`);
    return word;
  }

  private line(id: string): HTMLElement {
    const line = document.createElement('span');
    line.id = `term-${id}`;
    line.hidden = true;
    line.textContent = this.#glossary[id]![1];
    return line;
  }

  private show(term: TermInSight, by: Opener): void {
    const frame = this.frame;
    const [, line] = this.#glossary[term.id] ?? [];
    const [box] = boxesOf(term);
    if (!frame || !line || !box) return;
    this.#open = {term, by};
    const word = document.createElement('b');
    word.textContent = term.range.toString();
    this.#tip.replaceChildren(word, line);
    this.#tip.hidden = false;
    const space = new LocalSpace(frame);
    placeTip(this.#tip, frame, box, space);
    const {left, top, right, bottom} = space.box(box);
    space.leave();
    this.#ring.hidden = by !== 'focus';
    if (by !== 'focus') return;
    const {style} = this.#ring;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${right - left}px`;
    style.height = `${bottom - top}px`;
  }

  private close(): void {
    clearTimeout(this.#timer);
    this.#open = null;
    this.#tip.hidden = this.#ring.hidden = true;
  }

  /** Whether an event is on the tip itself. */
  private isTip(event: Event): boolean {
    return event.composedPath().includes(this.#tip);
  }

  private hover(event: PointerEvent): void {
    const {clientX: x, clientY: y, pointerType} = event;
    if (pointerType === 'touch') {
      const [from, down] = this.#pressed ?? [x, y];
      if (Math.hypot(x - from, y - down) <= STILL) return;
      clearTimeout(this.#timer);
      this.#pressed = null;
      return;
    }
    if (event.buttons || this.isTip(event)) return;
    clearTimeout(this.#timer);
    const term = termAt(this.#seen, x, y, POINTER);
    if (!term) {
      if (this.#open?.by === 'hover') this.#timer = setTimeout(() => this.close(), REST);
    } else if (this.#open?.term !== term && this.#open?.by !== 'focus')
      this.#timer = setTimeout(() => this.show(term, 'hover'), REST);
  }

  private leave(): void {
    clearTimeout(this.#timer);
    if (this.#open?.by === 'hover') this.close();
  }

  /** Starts a long press on a button that contains a term. */
  private press({pointerType, clientX: x, clientY: y, target}: PointerEvent): void {
    this.#heldBack = false;
    if (pointerType !== 'touch' || !(target as Element).closest('.sheet.own *')) return;
    const term = termAt(this.#seen, x, y, FINGER);
    if (!term || !(target as Element).closest(PRESSED)?.contains(term.holder)) return;
    this.#pressed = [x, y];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pressed = null;
      this.#heldBack = true;
      this.show(term, 'touch');
    }, PRESS);
  }

  /** A tap on a term only shows its explanation; a tap elsewhere closes the tip and has its usual effect. */
  private touch(event: MouseEvent): void {
    const target = event.target as Element;
    if (this.#heldBack) {
      this.#heldBack = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const {term: before} = this.#open ?? {};
    const pressed = target.closest(PRESSED);
    // A screen reader activates the word in the list.
    const listed = target.closest<HTMLElement>('dfn')?.dataset['term'];
    const term =
      listed !== undefined && this.#list.contains(target)
        ? this.#seen.find(({id}) => id === listed)
        : pressed || this.isTip(event) || !event.detail
          ? null
          : termAt(this.#seen, event.clientX, event.clientY, FINGER);
    if (this.#open) this.close();
    if (!term) return;
    event.stopPropagation();
    if (before !== term || event.detail === 0) this.show(term, 'touch');
  }

  private focus(word: HTMLElement): void {
    const term = this.#seen.find(({id}) => id === word.dataset['term']);
    for (const other of this.#list.querySelectorAll('dfn')) other.tabIndex = other === word ? 0 : -1;
    if (!term) return;
    if (!boxesOf(term).length) term.holder.scrollIntoView({block: 'nearest'});
    this.show(term, 'focus');
  }

  private key(event: KeyboardEvent): void {
    const {key} = event;
    if (key === 'Escape' && this.#open) {
      this.close();
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (!this.#list.contains(event.target as Node)) return;
    const words = [...this.#list.querySelectorAll('dfn')];
    const here = words.indexOf(event.target as HTMLElement);
    const to = {ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1}[key];
    const word = words[key === 'Home' ? 0 : key === 'End' ? words.length - 1 : (to ?? -1)];
    if (to === undefined && !word) return;
    event.preventDefault();
    event.stopPropagation();
    word?.focus({preventScroll: true});
  }
}
