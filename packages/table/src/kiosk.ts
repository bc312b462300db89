import {html, type TemplateResult} from 'lit';
import type {AnyTable} from './any-table.js';
import {eraseAll} from './panels/kept.js';
import {kioskStyles} from './styles/kiosk.js';

/** After how many seconds without a visitor's hand the table asks whether he is still there; `kiosk="90"` says another number. */
const IDLE = 60;
/** How long he may take to answer, in seconds: what WCAG 2.2.1 asks for; never longer than the table has waited before. */
const ANSWER = 30;

/** The languages of the tables, each by its own name. */
const LANGUAGES = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['pl', 'polski'],
  ['sv', 'svenska'],
  ['ru', 'русский'],
] as const;

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
  #countdown: ReturnType<typeof setInterval> | undefined;
  /** The language that the page has given the table, if one. */
  readonly #lang: string | null;
  /** Hears the words under the invitation become those of another language. */
  readonly #words = new MutationObserver(() => this.#invite());

  constructor(private readonly table: AnyTable) {
    this.#lang = table.getAttribute('lang');
    table.adopt(kioskStyles);
    for (const sign of SIGNS) table.addEventListener(sign, this.#isThere);
    for (const way of WAYS_OUT) table.addEventListener(way, stay);
    table.addController({
      hostConnected: () => this.#wait(),
      hostDisconnected: () => this.#rest(),
    });
  }

  /** The table is no kiosk any more. */
  end(): void {
    this.#rest();
    for (const sign of SIGNS) this.table.removeEventListener(sign, this.#isThere);
    for (const way of WAYS_OUT) this.table.removeEventListener(way, stay);
    this.#sitDown();
  }

  get #idle(): number {
    return 1000 * (Number(this.table.getAttribute('kiosk')) || IDLE);
  }

  readonly #isThere = (): void => {
    if (this.#asked) this.#ask(null);
    if (!this.#invitation) this.#wait();
  };

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.table.isConnected && this.table.kiosk) this.#timer = setTimeout(() => this.#doubt(), this.#idle);
  }

  /** Nobody is waited for. */
  #rest(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#countdown);
  }

  /** Nobody has touched the table for a while: seconds are counted down until it begins anew. */
  #doubt(): void {
    const time = Math.min(this.#idle, 1000 * ANSWER);
    let left = Math.ceil(time / 1000);
    this.#ask(left);
    this.#countdown = setInterval(() => this.#ask(Math.max(0, --left)), 1000);
    this.#timer = setTimeout(() => this.#begin(), time);
  }

  /** Asks whether somebody is there, with so many seconds left; `null`: asks no more. */
  #ask(left: number | null): void {
    const {table} = this;
    this.#asked = left !== null;
    if (left === null) clearInterval(this.#countdown);
    table.message = left === null ? null : {text: table.panelWords!.stillThere, left};
    table.requestUpdate();
  }

  /** What stands at the head of the table: every language by its own name, and a new match. */
  bar(): TemplateResult {
    const {table} = this;
    return html`<div class="kiosk-bar">
      ${LANGUAGES.map(
        ([code, name]) =>
          html`<button
            type="button"
            class="button"
            lang=${code}
            aria-pressed=${code === table.code}
            @click=${() => table.setAttribute('lang', code)}
          >
            ${name}
          </button>`,
      )}<button type="button" class="button" @click=${() => void table.restart()}>
        ${table.panelWords!.newMatch}
      </button>
    </div>`;
  }

  /** Back to the start: what the last visitor has done is forgotten, and the table plays by itself. */
  #begin(): void {
    const {table} = this;
    this.#ask(null);
    void table.close();
    if (this.#lang === null) table.removeAttribute('lang');
    else table.setAttribute('lang', this.#lang);
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
