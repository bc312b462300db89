import {
  html,
  type CSSResultOrNative,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import {LANGUAGES} from '../languages.js';
import {eraseAll, type StorageHost} from '../kept-texts.js';
import {KioskEvent} from '../page-events.js';
import {kioskStyles} from '../styles/kiosk.js';
import type {Message} from '../message.js';

/** The number of seconds without input after which the table asks whether somebody is there; `kiosk="90"` overrides it. */
const IDLE = 60;
/** The number of seconds to answer, more than WCAG 2.2.1 requires; never more than the waiting time before. */
const ANSWER = 30;

/** Events that show that somebody is there. */
const SIGNS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Events that could lead out of the page: the context menu, and dragging into another window. */
const EXITS = ['contextmenu', 'dragstart'] as const;

/** What a kiosk needs of its table. */
export interface KioskHost extends ReactiveControllerHost, HTMLElement, StorageHost {
  readonly kiosk: boolean;
  readonly renderRoot: ParentNode & Node;
  readonly code: string;
  readonly words: {readonly start: string};
  readonly panelWords: {readonly newMatch: string; readonly stillThere: string} | null;
  autoplay: boolean;
  message: Message | null;
  adopt(...sheets: readonly CSSResultOrNative[]): void;
  close(): Promise<void>;
  restart(): Promise<void>;
}

/**
 * A table on a screen in a museum. While nobody is there it plays by itself under an invitation; the first touch begins a match.
 * After a while without input it asks whether somebody is there, then restarts and resets the visitor's settings.
 */
export class KioskController implements ReactiveController {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #countdown: ReturnType<typeof setInterval> | undefined;
  /** Whether it is asking whether somebody is there. */
  #isAsking = false;
  /** Covers the table while nobody is there. */
  #invitation: HTMLButtonElement | null = null;
  /** The language that the page has given the table, if one. */
  readonly #lang: string | null;
  /** Follows the language of the table while the invitation is shown. */
  readonly #words = new MutationObserver(() => this.#writeInvitation());

  constructor(private readonly host: KioskHost) {
    this.#lang = host.getAttribute('lang');
    host.adopt(kioskStyles);
    host.addController(this);
  }

  hostConnected(): void {
    for (const sign of SIGNS) this.host.addEventListener(sign, this.#touched, {capture: true});
    for (const exit of EXITS) this.host.addEventListener(exit, prevent);
    this.#wait();
  }

  hostDisconnected(): void {
    for (const sign of SIGNS) this.host.removeEventListener(sign, this.#touched, {capture: true});
    for (const exit of EXITS) this.host.removeEventListener(exit, prevent);
    this.#stopWaiting();
  }

  /** Ends the kiosk mode. */
  end(): void {
    this.hostDisconnected();
    this.host.removeController(this);
    this.#beginForVisitor();
  }

  get #idle(): number {
    return 1000 * (Number(this.host.getAttribute('kiosk')) || IDLE);
  }

  readonly #touched = (): void => {
    if (this.#isAsking) this.#ask(null);
    if (!this.#invitation) this.#wait();
  };

  /** Waits for the next sign of a visitor. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.host.isConnected && this.host.kiosk)
      this.#timer = setTimeout(() => this.#countDown(), this.#idle);
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#countdown);
  }

  /** Counts the seconds down until the table restarts. */
  #countDown(): void {
    const time = Math.min(this.#idle, 1000 * ANSWER);
    let left = Math.ceil(time / 1000);
    this.#ask(left);
    this.#countdown = setInterval(() => this.#ask(Math.max(0, --left)), 1000);
    this.#timer = setTimeout(() => this.#playAlone(), time);
  }

  /** Asks whether somebody is there. @param left in seconds; `null`: takes the question away */
  #ask(left: number | null): void {
    const {host} = this;
    this.#isAsking = left !== null;
    if (left === null) clearInterval(this.#countdown);
    host.message = left === null ? null : {text: host.panelWords!.stillThere, left};
    host.requestUpdate();
  }

  /** The buttons at the head of the table: every language by its own name, and a new match. */
  bar(): TemplateResult {
    const {host} = this;
    return html`<div class="kiosk-bar">
      ${LANGUAGES.map(
        ([code, name]) =>
          html`<button
            type="button"
            part="button"
            class="button"
            lang=${code}
            aria-pressed=${code === host.code}
            @click=${() => host.setAttribute('lang', code)}
          >
            ${name}
          </button>`,
      )}<button type="button" part="button" class="button" @click=${() => void host.restart()}>
        ${host.panelWords!.newMatch}
      </button>
    </div>`;
  }

  /** Resets everything of the last visitor, and lets the table play by itself under an invitation. */
  #playAlone(): void {
    const {host} = this;
    this.#ask(null);
    void host.close();
    if (this.#lang === null) host.removeAttribute('lang');
    else host.setAttribute('lang', this.#lang);
    eraseAll(host);
    host.autoplay = true;
    const invitation = (this.#invitation = document.createElement('button'));
    invitation.className = 'invitation';
    invitation.part.add('button', 'invitation');
    const brand = document.createElement('slot');
    brand.name = 'brand';
    invitation.append(document.createElement('span'), brand);
    this.#writeInvitation();
    invitation.addEventListener('click', () => this.#beginForVisitor());
    host.renderRoot.append(invitation);
    this.#words.observe(host.renderRoot.querySelector('.q')!, {characterData: true, subtree: true});
    this.#cover(true);
    host.dispatchEvent(new KioskEvent('forgotten'));
  }

  /** In the language of the table, which a page may change while nobody is there. */
  #writeInvitation(): void {
    const words = this.#invitation?.firstElementChild;
    if (words) words.textContent = this.host.words.start;
  }

  /** Takes the invitation away and begins a match. */
  #beginForVisitor(): void {
    if (!this.#invitation) return;
    this.#words.disconnect();
    this.#invitation.remove();
    this.#invitation = null;
    this.#cover(false);
    this.host.autoplay = false;
    this.host.dispatchEvent(new KioskEvent('begun'));
    this.#wait();
  }

  /** Makes the table inert while the invitation covers it. */
  #cover(covered: boolean): void {
    this.host.renderRoot.querySelector<HTMLElement>('.q')!.inert = covered;
  }
}

const prevent = (event: Event): void => event.preventDefault();
