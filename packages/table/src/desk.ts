import type {Card} from '@quinola/cards';
import type {TableEmitted} from '@quinola/chart';
import type {Happening, MoveLike, Player} from '@quinola/play';
import {adoptStyles, LitElement, type CSSResultOrNative} from 'lit';
import type {AnyTable} from './any-table.js';
import type {CourtFace} from './card.js';
import {TableErrorEvent} from './events.js';
import type {GameService} from './game-service.js';
import {Joined, type Known} from './joined.js';
import {languageOf, loadKit, loadKitMore, type LanguageCode} from './language.js';
import type {Open} from './panels.js';
import type {Message, Service} from './service.js';
import {readSettings, type Settings} from './settings.js';
import {en} from './strings/en.js';
import type {About, KitMore, KitStrings, Who} from './strings.js';

/**
 * What every part of a table reads and calls: the joined chart, the words of its language, the visitor's settings,
 * and the {@linkcode Service}, which is all of a table that its first card can do without. Members marked internal
 * are for the kit's own parts.
 */
export abstract class Desk<View, Move extends MoveLike, H extends Happening> extends LitElement {
  /** @internal */
  words: KitStrings = en;
  /** @internal The other words; there with the service. */
  more: KitMore | null = null;
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
  readonly joined = new Joined<View, Move, H>(this, (emitted) => this.heard(emitted), () => this.service?.stepped());

  #coming: Promise<unknown> | null = null;
  #sheets: readonly CSSResultOrNative[] = [];

  /** Fetches the game's own words; what it gives back stands for words of the kit, as names of cards that only its pack has. */
  protected abstract loadWords(code: LanguageCode): Promise<Partial<KitStrings> | undefined>;
  /** Fetches the game's part of the service, with its words. */
  protected abstract loadService(code: LanguageCode): Promise<GameService>;

  /** @internal What the chart knows; `null` before the start. */
  get context(): Known<View, Move, H> | null {
    return this.joined.context ?? null;
  }

  /** @internal Whether the chart is in a state of one of these tags. */
  tag(...names: readonly string[]): boolean {
    return names.some((name) => this.joined.snapshot?.hasTag(name));
  }

  /** @internal */
  who(player: Player): Who {
    const {players, viewer} = this.context!;
    return player === viewer ? {name: this.words.you, you: true} : {name: players[player]?.name ?? '', you: false};
  }

  /** Takes the language of the place where the tag stands. Nothing is shown before its words are there. */
  protected async takeLanguage(): Promise<void> {
    const code = this.code = languageOf(this);
    const [kit, own] = await Promise.all([loadKit(code), this.loadWords(code)]);
    this.words = {...kit, ...own};
    if (this.service) await this.fetchService();
    this.requestUpdate();
  }

  private async fetchService(): Promise<void> {
    const code = languageOf(this);
    const [{Service: Whole}, game, more] = await Promise.all([import('./service.js'), this.loadService(code), loadKitMore(code)]);
    this.more = more;
    this.service ??= new Whole(this as unknown as AnyTable, game);
  }

  /** @internal Adds style sheets that came later; the same one twice counts once. */
  adopt(...sheets: readonly CSSResultOrNative[]): void {
    this.#sheets = [...new Set([...this.#sheets, ...sheets])];
    adoptStyles(this.renderRoot as ShadowRoot, [...(this.constructor as typeof LitElement).elementStyles, ...this.#sheets]);
  }

  /** Fetches the service, again where it could not be had; in a task of its own, so that the first card goes before it. */
  private attend(): Promise<unknown> {
    return this.#coming ??= new Promise((go) => setTimeout(go)).then(() => this.fetchService()).catch((error: unknown) => {
      this.#coming = null;
      this.fail('no-module', {}, undefined, error);
    });
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

  /** @internal What the chart emits waits for the service, if that comes. */
  heard(emitted: TableEmitted<Move, H>): void {
    if (this.service) this.service.heard(emitted);
    else void this.#coming?.then(() => this.service?.heard(emitted));
  }

  /** @internal One clear message in the table and an event with a code. */
  fail(code: string, about: About = {}, mend?: {readonly text: keyof KitMore; readonly act: () => void}, cause?: unknown): void {
    this.dispatchEvent(new TableErrorEvent(code, about, cause));
    if (code === 'no-module') {
      this.message = {text: this.words.lost};
      this.requestUpdate();
    } else this.ask((service) => service.explain(code, about, mend));
  }
}
