import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {LabelledTable, Labels} from '../labels.js';
import {kitWords, languageOf, wordsIn, type LanguageCode} from '../language.js';
import {observerOf} from '../on-server.js';
import type {KitRoomWords} from '../strings.js';
import type {Missing} from './missing.js';

/** What the language needs of its table, which draws with these words. */
export interface LanguageHost extends ReactiveControllerHost, Element, LabelledTable {
  /** The language that is spoken. */
  code: LanguageCode;
  /** Its words for what is drawn with the first cards. */
  words: KitRoomWords;
  /** Fetches the game's own words; what it returns replaces words of the kit. */
  loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords> | undefined>;
  /** Fetches the other words of the new language, where there have been any. */
  readonly loader: {reload(): Promise<void>};
  readonly missing: Pick<Missing, 'tell' | 'found'>;
  /** What is told when all of it is there. */
  readonly features: {languageChanged(): void} | null;
  /** A kiosk has buttons for the language, which set it on the tag. */
  readonly kiosk: boolean;
  readonly settings: {instead(what: 'languages', page: string): string};
}

/** Loads the words in the language of the element's surroundings, and follows changes of it. */
export class LanguageController implements ReactiveController {
  /** Settles when the words are loaded; English ones if others could not be fetched. */
  ready: Promise<void> = Promise.resolve();
  #isFollowing = false;
  #labels: Labels | null = null;
  readonly #observer = observerOf(() => new MutationObserver(() => this.#follow()));

  constructor(private readonly host: LanguageHost) {
    host.addController(this);
  }

  /** The words of the page in place of the table's own; `null`: none. */
  get labels(): Labels | null {
    return this.#labels;
  }

  set labels(labels: Labels | null) {
    this.#labels = typeof labels === 'object' ? labels : null;
  }

  /** The language of the element's surroundings, or the one chosen by the visitor. */
  get #wanted(): LanguageCode {
    const {host} = this;
    const page = languageOf(host);
    return host.kiosk ? page : host.settings.instead('languages', page);
  }

  /** Takes the language that is wanted here. */
  async take(): Promise<void> {
    await (this.ready = this.#speak(this.#wanted));
    const {host} = this;
    await host.loader.reload();
    host.requestUpdate();
    host.features?.languageChanged();
  }

  /** Fetches the words of a language; where they cannot be fetched the table speaks English. */
  async #speak(code: LanguageCode): Promise<void> {
    const {host} = this;
    host.code = code;
    host.missing.found('language');
    try {
      const [kit, own] = await Promise.all([wordsIn(kitWords.room, code), host.loadRoomWords(code)]);
      host.words = {...kit, ...own};
      await this.relabel();
    } catch (error) {
      if (code === 'en') throw error;
      await this.#speak('en');
      host.missing.tell('language', error, () => this.take(), {lang: code});
    }
  }

  /** Puts the page's words among those that have just come. */
  async relabel(): Promise<void> {
    const {labels, host} = this;
    if (!labels) return;
    try {
      const {applyLabels} = await import('../labels.js');
      applyLabels(host, labels);
      host.missing.found('labels');
    } catch (error) {
      // The table does not wait for them: it has words of its own.
      host.missing.tell('labels', error, () => this.take());
    }
  }

  /** From now on follows changes of language around the tag: the first words are there, or could not be fetched. */
  follow(): void {
    this.#isFollowing = true;
  }

  #follow(): void {
    if (this.#isFollowing && this.#wanted !== this.host.code) void this.take();
  }

  hostConnected(): void {
    this.#observer.observe(this.host.ownerDocument, {subtree: true, attributeFilter: ['lang']});
    this.#follow();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }
}
