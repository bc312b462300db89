import type {Card} from '@quinola/cards';
import type {TableEmitted} from '@quinola/chart';
import type {Happening, MoveLike, Player} from '@quinola/play';
import {adoptStyles, LitElement, type CSSResultOrNative} from 'lit';
import type {AnyTable} from './any-table.js';
import type {CourtFace} from './card.js';
import {TableErrorEvent} from './events.js';
import type {GameService} from './game-service.js';
import {Joined, type Known, type TableActor} from './joined.js';
import {languageOf, loadPanelWords, loadRoomWords, type LanguageCode} from './language.js';
import type {Open} from './panels.js';
import type {Message, Service} from './service.js';
import {readSettings, type Settings} from './settings.js';
import {en} from './strings/en.js';
import type {About, KitPanelWords, KitRoomWords, MendWord, Who} from './strings.js';

/**
 * What every part of a table reads and calls: the joined chart, the words of its language, the visitor's settings,
 * and the {@linkcode Service}, which is all of a table that its first card can do without. Members marked internal
 * are for the kit's own parts.
 */
export abstract class Desk<View, Move extends MoveLike, H extends Happening> extends LitElement {
  /** @internal The kit's words of the room. */
  words: KitRoomWords = en;
  /** @internal The kit's words of panels; there with the service. */
  panelWords: KitPanelWords | null = null;
  /** @internal */
  settings: Settings = readSettings();
  /** @internal */
  code: LanguageCode = 'en';
  /** @internal What is said beside a card. */
  note: {readonly card: Card; readonly text: string} | null = null;
  /** @internal A message that stays until it is closed. */
  message: Message | null = null;
  /** @internal The panel that the visitor opened. */
  opened: Open | null = null;
  /** @internal The drawn courts, when they are there. */
  courts: CourtFace | null = null;
  /** @internal */
  service: Service | null = null;
  /** @internal */
  readonly joined = new Joined<View, Move, H>(
    this,
    (emitted) => this.heard(emitted),
    () => this.service?.stepped(),
  );

  /** Settles when the words are there, be they English because others could not be had. */
  #spoken: Promise<void> | null = null;
  #coming: Promise<unknown> | null = null;
  /** What the chart emitted before the service came. */
  #unheard: TableEmitted<Move, H>[] = [];
  #sheets: readonly CSSResultOrNative[] = [];

  /** Fetches the game's own words of the room; what it gives back stands for words of the kit, as names of cards that only its pack has. */
  protected abstract loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords> | undefined>;
  /** Fetches the game's part of the service, with its words of panels. */
  protected abstract loadService(code: LanguageCode): Promise<GameService>;

  /**
   * The XState actor that runs the match, for a host page or XState's inspector to watch; `null` before the start, another
   * one for each match. **Its snapshot shows all hands**, the cards that are still to come and what opponents are about to
   * do: nothing of it may reach a player. What he may know is in `view` and `record`.
   */
  get actor(): TableActor | null {
    return this.joined.actor;
  }

  /** @internal What the chart knows and this table may show; `null` before the start. */
  get context(): Known<View, Move, H> | null {
    return this.joined.context ?? null;
  }

  /** @internal Whether the chart is in a state of one of these tags. */
  tag(...names: readonly string[]): boolean {
    return names.some((name) => this.joined.hasTag(name));
  }

  /** @internal */
  who(player: Player): Who {
    const {players, viewer} = this.context!;
    return player === viewer
      ? {name: this.words.you, you: true}
      : {name: players[player]?.name ?? '', you: false};
  }

  /** @internal Takes the language of the place where the tag stands. Nothing is shown before its words are there. */
  async takeLanguage(): Promise<void> {
    await (this.#spoken = this.speak(languageOf(this)));
    if (this.service) {
      this.#coming = null;
      await this.attend();
    }
    this.requestUpdate();
  }

  /** Fetches the words of a language; where they cannot be had the table speaks English, and says so. */
  private async speak(code: LanguageCode): Promise<void> {
    this.code = code;
    try {
      const [kit, own] = await Promise.all([loadRoomWords(code), this.loadRoomWords(code)]);
      this.words = {...kit, ...own};
    } catch (error) {
      if (code === 'en') throw error;
      await this.speak('en');
      // The service, as it comes, takes away what was said of its lack.
      this.ask(() => this.fail('no-module', {lang: code}, undefined, error));
    }
  }

  private async fetchService(): Promise<void> {
    const {code} = this;
    try {
      const [{Service: Whole}, game, panelWords] = await Promise.all([
        import('./service.js'),
        this.loadService(code),
        loadPanelWords(code),
      ]);
      this.panelWords = panelWords;
      this.service ??= new Whole(this as unknown as AnyTable, game);
      this.#unheard.splice(0).forEach((emitted) => this.heard(emitted));
    } catch (error) {
      // What is lacking may be words alone: then the table speaks another language now.
      await this.#spoken;
      if (code === this.code) throw error;
    }
    if (code !== this.code) await this.fetchService();
  }

  /** @internal Adds style sheets that came later; the same one twice counts once. */
  adopt(...sheets: readonly CSSResultOrNative[]): void {
    this.#sheets = [...new Set([...this.#sheets, ...sheets])];
    adoptStyles(this.renderRoot as ShadowRoot, [
      ...(this.constructor as typeof LitElement).elementStyles,
      ...this.#sheets,
    ]);
  }

  /**
   * Fetches the service, in a task of its own, so that the first card goes before it. Where it could not be had it is asked
   * for again, which helps in some browsers: others remember until the page is loaded anew that a module could not be had.
   */
  private attend(): Promise<unknown> {
    return (this.#coming ??= new Promise((go) => setTimeout(go))
      .then(() => this.fetchService())
      .catch((error: unknown) => {
        this.#coming = null;
        this.fail('no-module', {}, undefined, error);
      }));
  }

  /** @internal Settles when all that this table fetches for play is there; where it can't be had, the table says so. */
  async whole(): Promise<void> {
    await this.attend();
    await this.updateComplete;
  }

  /** @internal Asks the service for something: now, or as soon as it is there. */
  ask(what: (service: Service) => unknown): void {
    if (this.service) what(this.service);
    else void this.attend().then(() => this.service && what(this.service));
  }

  /** @internal Opens a panel because the visitor asked for it: the focus goes there, and comes back when it closes. */
  async open(id: string, about?: unknown): Promise<void> {
    await this.whole();
    await this.service?.panels.open(id, about);
  }

  /** @internal Closes the panel that the visitor opened. */
  async close(): Promise<void> {
    await this.service?.panels.close();
  }

  /** @internal What the chart emits waits for the service. */
  heard(emitted: TableEmitted<Move, H>): void {
    if (this.service) this.service.heard(emitted);
    else this.#unheard.push(emitted);
  }

  /** @internal One clear message in the table and an event with a code. */
  fail(
    code: string,
    about: About = {},
    mend?: {readonly text: MendWord; readonly act: () => void},
    cause?: unknown,
  ): void {
    this.dispatchEvent(new TableErrorEvent(code, about, cause));
    if (code === 'no-module') {
      this.message = {text: this.words.lost};
      this.requestUpdate();
    } else this.ask((service) => service.explain(code, about, mend));
  }
}
