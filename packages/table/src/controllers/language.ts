import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {kitWords, languageOf, wordsIn, type LanguageCode} from '../language.js';
import {observerOf} from '../on-server.js';
import type {KitRoomWords} from '../strings.js';

/** What the language needs of its table, which draws with these words. */
export interface LanguageHost extends ReactiveControllerHost {
  /** The language that is spoken. */
  code: LanguageCode;
  /** Its words for what is drawn with the first cards. */
  words: KitRoomWords;
  /** Puts the page's words among those that have just come. */
  relabel(): Promise<void>;
  /** A kiosk has buttons for the language, which set it on the tag. */
  readonly kiosk: boolean;
  readonly settings: {instead(of: 'languages', page: string): string};
}

/** Loads the words in the language of the element's surroundings, and follows changes of it. */
export class LanguageController implements ReactiveController {
  /** Settles when the words are loaded; English ones if others could not be fetched. */
  ready: Promise<void> = Promise.resolve();
  #isFollowing = false;
  readonly #observer = observerOf(() => new MutationObserver(() => this.#follow()));

  /**
   * @param loadGameWords fetches the game's own words; what it returns replaces words of the kit
   * @param changed is to fetch the other words of the new language
   * @param told is called when all of it is there
   * @param failed is told of words that could not be fetched
   */
  constructor(
    private readonly host: LanguageHost & Element,
    private readonly loadGameWords: (code: LanguageCode) => Promise<Partial<KitRoomWords> | undefined>,
    private readonly changed: () => Promise<unknown>,
    private readonly told: () => void,
    private readonly failed: (code: LanguageCode, error: unknown) => void,
  ) {
    host.addController(this);
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
    await this.changed();
    this.host.requestUpdate();
    this.told();
  }

  /** Fetches the words of a language; where they cannot be fetched the table speaks English. */
  async #speak(code: LanguageCode): Promise<void> {
    this.host.code = code;
    try {
      const [kit, own] = await Promise.all([wordsIn(kitWords.room, code), this.loadGameWords(code)]);
      this.host.words = {...kit, ...own};
      await this.host.relabel();
    } catch (error) {
      if (code === 'en') throw error;
      await this.#speak('en');
      this.failed(code, error);
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
    this.#observer.observe(document, {subtree: true, attributeFilter: ['lang']});
    this.#follow();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }
}
