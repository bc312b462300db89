import type {PublicRecord, PublicTable, PublicView} from './public.js';
import {elementsIn, focusIn, isThere, isWithin, nameOf, readOut, roleOf, shownAround} from './aria.js';
import {click} from './pointer.js';
import {until} from '../wait.js';

const matches = (name: string, pattern: string | RegExp): boolean =>
  typeof pattern === 'string' ? name.toLowerCase() === pattern.toLowerCase() : pattern.test(name);

/** A table from its visitor's point of view. */
export class Visitor {
  /** Everything that live regions have announced since the visitor was created, in order. */
  readonly announced: string[] = [];
  readonly #watched = new WeakSet<Node>();
  readonly #observer = new MutationObserver((changes) => {
    for (const {addedNodes, target} of changes) {
      for (const node of addedNodes) this.#hear(node, target);
    }
    this.#listen();
  });

  constructor(readonly element: PublicTable) {
    this.#listen();
  }

  /** Observes every shadow root that exists by now. */
  #listen(): void {
    const roots = [
      this.element.shadowRoot,
      ...(this.element.shadowRoot ? [...elementsIn(this.element)] : []).map((one) => one.shadowRoot),
    ];
    for (const root of roots) {
      if (!root || this.#watched.has(root)) continue;
      this.#watched.add(root);
      this.#observer.observe(root, {subtree: true, childList: true});
    }
  }

  #hear(node: Node, parent: Node): void {
    // An inserted element may be a live region itself, such as an alert.
    const from = node.nodeType === Node.ELEMENT_NODE ? node : parent;
    for (let at: Node | null = from; at && at !== this.element; at = at === node ? parent : shownAround(at)) {
      if (at.nodeType !== Node.ELEMENT_NODE) return;
      if (!isLive(at as Element)) continue;
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text) this.announced.push(text);
      return;
    }
  }

  /** The public record; throws before the table is fully loaded. */
  get record(): PublicRecord {
    const {record} = this.element;
    if (!record) throw new Error('The table is not whole yet.');
    return record as PublicRecord;
  }

  /** What the viewer may know; throws before the start. */
  get view(): PublicView {
    const {view} = this.element;
    if (!view) throw new Error('No match has begun.');
    return view;
  }

  /** All elements of a role that are available to everybody, in the order shown, within the table or a part of it. */
  allByRole(role: string, name: string | RegExp = /(?:)/, within: Element = this.element): HTMLElement[] {
    return [...elementsIn(within)].filter(
      (one): one is HTMLElement => roleOf(one) === role && isThere(one) && matches(nameOf(one), name),
    );
  }

  /** The first element of a role and a name; `null` if there is none. */
  byRole(role: string, name?: string | RegExp, within?: Element): HTMLElement | null {
    return this.allByRole(role, name, within)[0] ?? null;
  }

  /** The first button of a name; throws if there is none. */
  button(name: string | RegExp, within?: Element): HTMLElement {
    const found = this.byRole('button', name, within);
    if (found) return found;
    const names = this.allByRole('button').map(nameOf).join(' | ');
    throw new Error(`No button is called ${name}; there are: ${names}`);
  }

  /** Whether there is a button of a name. */
  hasButton(name: string | RegExp, within?: Element): boolean {
    return !!this.byRole('button', name, within);
  }

  /** The elements of a documented part, drawn or not. */
  part(name: string): HTMLElement[] {
    return [...elementsIn(this.element)].filter((one): one is HTMLElement => one.part.contains(name));
  }

  /** The visitor's cards, in the order shown. */
  cards(): HTMLElement[] {
    return this.part('hand').flatMap((hand) =>
      [...elementsIn(hand)].filter(
        (one): one is HTMLElement => one.part.contains('card') && roleOf(one) === 'button' && isThere(one),
      ),
    );
  }

  /** The field that a label names: a choice, a text, a file. */
  field<T extends HTMLElement = HTMLInputElement>(label: string | RegExp, within: Element = this.element): T {
    const found = [...elementsIn(within)].find(
      (one) => /^(input|select|textarea)$/.test(one.localName) && matches(nameOf(one), label),
    );
    if (!found) throw new Error(`No field is called ${label}.`);
    return found as T;
  }

  /** The names of the visitor's cards: `Nine of spades`. */
  hand(): string[] {
    return this.cards().map((card) => nameOf(card).split(',')[0]!);
  }

  /** The visitor's cards that may be played now. */
  playable(): HTMLElement[] {
    return this.cards().filter((card) => /, (may be played|chosen)/.test(nameOf(card)));
  }

  /** Cards of the hand or on the table that may be selected now for another purpose than playing: to be exchanged, or laid away. */
  choosable(): HTMLElement[] {
    return this.allByRole('button', /, may be chosen/);
  }

  /**
   * The next step of a choice of cards: the button that makes the move, once enough cards are chosen; before that the cards that
   * may be chosen. Empty if there is nothing to choose.
   */
  nextChoice(): HTMLElement[] {
    const cards = this.choosable();
    const sheets = this.allByRole('dialog');
    // The table is a group too; the innermost has the buttons of the choice, the one that makes the move last.
    const group = this.allByRole('group')
      .filter((one) => this.byRole('button', /(?:)/, one) && !sheets.some((sheet) => isWithin(one, sheet)))
      .at(-1);
    if (!group || group.part.contains('felt')) return [];
    const button = this.allByRole('button', /(?:)/, group).at(-1) as HTMLButtonElement;
    return button.disabled ? cards : [button];
  }

  /** The line that says whose turn it is and what is asked. */
  prompt(): string {
    return this.part('prompt').filter(isThere).map(readOut).join(' ');
  }

  /** The sentences that live regions hold now, alerts included. */
  said(): string[] {
    return [...elementsIn(this.element)]
      .filter(isLive)
      .flatMap((region) => (region.children.length ? [...region.children] : [region]))
      .map((line) => line.textContent.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  }

  /** The message that stays until it is resolved; `null` if there is none. */
  alert(): HTMLElement | null {
    return this.byRole('alert');
  }

  /** The open sheet, the uppermost if there are several. */
  panel(name?: string | RegExp): HTMLElement | null {
    return this.allByRole('dialog', name).at(-1) ?? null;
  }

  /** The readable text of an element, by default of the whole table. */
  text(within: Element | null = this.element): string {
    return within ? readOut(within) : '';
  }

  /** The element of the table that has the focus. */
  focused(): HTMLElement | null {
    const focus = focusIn(this.element.ownerDocument);
    return focus && focus !== this.element && isWithin(focus, this.element) ? (focus as HTMLElement) : null;
  }

  /** Waits until the visitor may play or choose cards, or a sheet is open. */
  async turn(): Promise<void> {
    await until(
      () => this.playable().length || this.choosable().length || this.panel(),
      'the visitor is never asked',
    );
  }

  /** Clicks a button by its name, by the pointer. */
  async click(name: string | RegExp | Element, within?: Element): Promise<void> {
    await click(name instanceof Element ? name : this.button(name, within));
  }

  /** Presses a button by its name as assistive technology does: without a pointer. */
  press(name: string | RegExp, within?: Element): void {
    this.button(name, within).click();
  }

  /** Opens the menu. @param button what the button to it is called */
  async menu(button: string | RegExp = 'Menu'): Promise<HTMLElement> {
    await until(() => this.hasButton(button), 'no menu');
    this.press(button);
    return until(() => this.panel('Menu'), 'the menu does not open');
  }

  /** The buttons that open the groups of the menu, if it shows one at a time. */
  menuGroups(): HTMLElement[] {
    const menu = this.panel('Menu');
    return menu ? this.allByRole('button', undefined, menu).filter((one) => one.ariaExpanded !== null) : [];
  }

  /** The visible lines of the open menu. */
  menuLines(): HTMLElement[] {
    return this.allByRole('group', undefined, this.panel('Menu')!).flatMap((group) =>
      [...elementsIn(group)].filter(
        (one): one is HTMLElement => /^(button|combobox|checkbox)$/.test(roleOf(one) ?? '') && isThere(one),
      ),
    );
  }

  /** Opens the groups of the menu one after the other until a condition holds. @returns whether it did for one of them */
  async eachGroup(holds: () => boolean): Promise<boolean> {
    if (holds()) return true;
    for (const group of this.menuGroups()) {
      group.click();
      await until(() => group.ariaExpanded === 'true', 'the group does not open');
      if (holds()) return true;
    }
    return false;
  }

  /** Whether the open menu has a line of this name, in whichever group; that group is open then. */
  hasMenuLine(line: string | RegExp): Promise<boolean> {
    return this.eachGroup(() => this.hasButton(line, this.panel('Menu')!));
  }

  /** Opens the menu and presses one of its lines, which may open no sheet. @param button what the button to the menu is called */
  async fromMenu(line: string | RegExp, button?: string | RegExp): Promise<void> {
    const menu = await this.menu(button);
    await this.hasMenuLine(line);
    this.press(line, menu);
  }

  /** Opens a sheet of the menu by its line. */
  async openFromMenu(line: string | RegExp): Promise<HTMLElement> {
    await this.fromMenu(line);
    return until(() => {
      const sheet = this.panel();
      return sheet && nameOf(sheet) !== 'Menu' ? sheet : null;
    }, `nothing comes of ${line}`);
  }

  /** Taps a card by its name (`nine of spades`), or the first that may be played, as assistive technology does. */
  tapCard(name?: string): void {
    const card = name
      ? this.cards().find((one) => nameOf(one).toLowerCase().startsWith(`${name.toLowerCase()},`))
      : this.playable()[0];
    if (!card) throw new Error(`${name ?? 'No card that may be played'} is not in the hand.`);
    card.click();
  }

  /** Plays a card, and waits until the visitor is asked again or a sheet is open. */
  async playCard(name?: string): Promise<void> {
    const held = this.cards().length;
    this.tapCard(name);
    await until(
      () => this.panel() || (this.cards().length < held && this.playable().length),
      'the game does not go on',
    );
  }

  /** Plays cards until a condition holds, and continues past sheets by their buttons. */
  async playUntil(condition: () => unknown): Promise<void> {
    while (!condition()) {
      const sheet = this.panel();
      if (sheet) {
        const before = readOut(sheet);
        this.press(/^(Go on|Stay silent|Skip)/, sheet);
        await until(() => {
          const next = this.panel();
          return condition() || (next ? readOut(next) !== before : this.playable().length);
        }, 'the sheet does not go');
      } else await this.playCard();
    }
  }
}

/** Whether content inserted into an element is announced. */
function isLive(element: Element): boolean {
  const live = element.getAttribute('aria-live');
  return live ? live !== 'off' : /^(log|status|alert)$/.test(roleOf(element) ?? '');
}
