import type {AnyTable} from './any-table.js';
import {eraseAll} from './panels/kept.js';
import {kioskStyles} from './styles/kiosk.js';

/** After how many seconds without a visitor's hand the table asks whether he is still there; `kiosk="90"` says another number. */
const IDLE = 60;
/** How long he may take to answer, in seconds: what WCAG 2.2.1 asks for; never longer than the table has waited before. */
const ANSWER = 20;

/** What tells that somebody is there. */
const SIGNS = ['pointerdown', 'wheel', 'keydown'] as const;

/** What leads out of a page: the browser's own menu, and what is dragged into another window. */
const WAYS_OUT = ['contextmenu', 'dragstart'] as const;

/**
 * A table on a screen in a room: while nobody is there it plays by itself, and invites; the first touch sits a visitor
 * down to a new match. When he has gone without a word, it asks, and then begins anew, and forgets what he has set.
 */
export class Kiosk {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;
  #invitation: HTMLButtonElement | null = null;
  /** Hears the words under the invitation become those of another language. */
  readonly #words = new MutationObserver(() => this.#invite());

  constructor(private readonly table: AnyTable) {
    table.adopt(kioskStyles);
    for (const sign of SIGNS) table.addEventListener(sign, this.#isThere);
    for (const way of WAYS_OUT) table.addEventListener(way, stay);
    table.addController({
      hostConnected: () => this.#wait(),
      hostDisconnected: () => clearTimeout(this.#timer),
    });
  }

  /** The table is no kiosk any more. */
  end(): void {
    clearTimeout(this.#timer);
    for (const sign of SIGNS) this.table.removeEventListener(sign, this.#isThere);
    for (const way of WAYS_OUT) this.table.removeEventListener(way, stay);
    this.#sitDown();
  }

  get #idle(): number {
    return 1000 * (Number(this.table.getAttribute('kiosk')) || IDLE);
  }

  readonly #isThere = (): void => {
    if (this.#asked) this.#ask(false);
    if (!this.#invitation) this.#wait();
  };

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.table.isConnected && this.table.kiosk) this.#timer = setTimeout(() => this.#doubt(), this.#idle);
  }

  /** Nobody has touched the table for a while. */
  #doubt(): void {
    this.#ask(true);
    this.#timer = setTimeout(() => this.#begin(), Math.min(this.#idle, 1000 * ANSWER));
  }

  #ask(asks: boolean): void {
    const {table} = this;
    this.#asked = asks;
    table.message = asks ? {text: table.panelWords!.stillThere} : null;
    table.requestUpdate();
  }

  /** Back to the start: what the last visitor has done is forgotten, and the table plays by itself. */
  #begin(): void {
    const {table} = this;
    this.#ask(false);
    void table.close();
    eraseAll(table);
    table.autoplay = true;
    const invitation = (this.#invitation = document.createElement('button'));
    invitation.className = 'invitation';
    invitation.append(document.createElement('span'));
    this.#invite();
    invitation.addEventListener('click', () => this.#sitDown());
    table.renderRoot.append(invitation);
    this.#words.observe(table.renderRoot.querySelector('.q')!, {characterData: true, subtree: true});
    this.#cover(true);
  }

  /** Invites in the language of the table, which a page may change while nobody is there. */
  #invite(): void {
    const words = this.#invitation?.firstElementChild;
    if (words) words.textContent = this.table.words.start;
  }

  #sitDown(): void {
    if (!this.#invitation) return;
    this.#words.disconnect();
    this.#invitation.remove();
    this.#invitation = null;
    this.#cover(false);
    this.table.autoplay = false;
    this.#wait();
  }

  /** What the invitation lies over is out of reach. */
  #cover(covered: boolean): void {
    this.table.renderRoot.querySelector<HTMLElement>('.q')!.inert = covered;
  }
}

const stay = (event: Event): void => event.preventDefault();
