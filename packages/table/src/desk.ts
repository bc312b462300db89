import type {Card} from '@quinola/cards';
import type {TableEmitted} from '@quinola/chart';
import {isCourt, loadCourts, type CourtPack} from '@quinola/faces';
import type {Happening, MoveLike, Player} from '@quinola/play';
import {adoptStyles, LitElement, type CSSResultOrNative, type TemplateResult} from 'lit';
import {TableErrorEvent} from './events.js';
import {Joined, type Known} from './joined.js';
import {languageOf, loadKit, loadKitMore, type LanguageCode} from './language.js';
import {keepSettings, readSettings, type Settings} from './settings.js';
import {en} from './strings/en.js';
import type {About, KitMore, KitStrings, Who} from './strings.js';

/** A panel: draws itself from the table that shows it; `table` is of the class that the panel was written for. */
export interface Panel {
  render(table: unknown, about: unknown): TemplateResult;
}

/** Fetches a panel when it is first wanted. */
export type PanelLoader = () => Promise<Panel>;

/** One clear message, and what may be done about it. */
export interface Message {
  readonly text: string;
  readonly mend?: {readonly text: string; readonly act: () => void} | undefined;
}

/** A panel that stands open, and what it is about. */
export interface Open {
  readonly id: string;
  readonly about?: unknown;
}

/** The sentence of an error. The rules have a code for every option and every fault of a set position; one sentence serves each kind. */
function sentenceFor(code: string, errors: KitMore['errors']): (about: About) => string {
  const kind = /^unknown-/.test(code) ? 'unknown-value' : /^deal-/.test(code) ? 'bad-deal' : 'failed';
  return errors[code] ?? errors[kind]!;
}

/**
 * What every part of a table reads and calls: the joined chart, the words of its language, the visitor's
 * settings, panels, notes and announcements. Members marked internal are for the kit's own panels.
 */
export abstract class Desk<View, Move extends MoveLike, H extends Happening> extends LitElement {
  /** @internal */
  words: KitStrings = en;
  /** @internal Words of the panels; there as soon as a panel is. */
  more: KitMore | null = null;
  /** @internal */
  settings: Settings = readSettings();
  /** @internal */
  code: LanguageCode = 'en';
  /** @internal What is said beside a card. */
  note: {readonly card: Card; readonly text: string} | null = null;
  /** @internal A message that stays until it is closed. */
  message: Message | null = null;
  /** @internal The last sentences for the announcer, each with a number of its own, so that the same is said twice. */
  said: readonly {readonly id: number; readonly text: string}[] = [];
  /** @internal */
  opened: Open | null = null;
  /** @internal */
  readonly joined = new Joined<View, Move, H>(this, (emitted) => this.heard(emitted), () => this.stepped());

  protected readonly panels = new Map<string, Panel>();
  /** Panels that could not be fetched. */
  protected readonly lost = new Set<string>();
  protected courts: CourtPack | null = null;
  #opener: HTMLElement | null = null;
  #sentences = 0;

  /** Fetches a panel by its name; the words of panels come beside it. */
  protected abstract panelLoader(id: string): PanelLoader | undefined;
  /** Fetches the game's own words. */
  protected abstract loadWords(code: LanguageCode): Promise<void>;
  /** Fetches the words of the game's own panels. */
  protected abstract loadMore(code: LanguageCode): Promise<void>;
  /** What the chart emits. */
  protected abstract heard(emitted: TableEmitted<Move, H>): void;
  /** The chart has made a step. */
  protected abstract stepped(): void;

  /** @internal What the chart knows; `null` before the start. */
  get context(): Known<View, Move, H> | null {
    return this.joined.context ?? null;
  }

  /** @internal Whether the chart is in a state of this tag. */
  tag(name: string): boolean {
    return this.joined.snapshot?.hasTag(name) ?? false;
  }

  /** @internal */
  who(player: Player): Who {
    const {players, viewer} = this.context!;
    return player === viewer ? {name: this.words.you, you: true} : {name: players[player]?.name ?? '', you: false};
  }

  /** Takes the language of the place where the tag stands. Nothing is shown before its words are there. */
  protected async takeLanguage(): Promise<void> {
    this.code = languageOf(this);
    this.words = await loadKit(this.code);
    await this.loadWords(this.code);
    if (this.more) await this.loadPanelWords();
    this.requestUpdate();
  }

  private async loadPanelWords(): Promise<void> {
    [this.more] = await Promise.all([loadKitMore(this.code), this.loadMore(this.code)]);
  }

  /** @internal Keeps what the visitor has set. */
  change(settings: Partial<Settings>): void {
    this.settings = {...this.settings, ...settings};
    keepSettings(this.settings);
    this.requestUpdate();
  }

  /** Fetches the drawn courts when a first one is to be seen. */
  protected wantCourts(cards: readonly Card[]): void {
    if (this.courts || !cards.some(isCourt)) return;
    loadCourts().then((courts) => {
      this.courts = courts;
      this.requestUpdate();
    }, () => this.fail('no-module'));
  }

  /** @internal Says something to a screen reader. */
  say(...texts: readonly (string | null)[]): void {
    const news = texts.filter((text) => text !== null && text !== '').map((text) => ({id: this.#sentences++, text: text!}));
    if (!news.length) return;
    this.said = [...this.said, ...news].slice(-8);
    this.requestUpdate();
  }

  /** @internal One clear message in the table and an event with a code. */
  fail(code: string, about: About = {}, mend?: {readonly text: keyof KitMore; readonly act: () => void}, cause?: unknown): void {
    this.dispatchEvent(new TableErrorEvent(code, about, cause));
    this.loadPanelWords().then(() => {
      const more = this.more!;
      this.message = {
        text: sentenceFor(code, more.errors)({name: code.slice(code.indexOf('-') + 1), ...about}),
        mend: mend && {text: more[mend.text] as string, act: mend.act},
      };
      this.requestUpdate();
    }, () => {
      this.message = {text: code};
      this.requestUpdate();
    });
  }

  #sheets: readonly CSSResultOrNative[] = [];

  /** @internal Adds a style sheet that came later; the same one twice counts once. */
  adopt(sheet: CSSResultOrNative): void {
    if (this.#sheets.includes(sheet)) return;
    this.#sheets = [...this.#sheets, sheet];
    adoptStyles(this.renderRoot as ShadowRoot, [...(this.constructor as typeof LitElement).elementStyles, ...this.#sheets]);
  }

  /** @internal Fetches a panel and its words, and shows it when they are there. */
  async fetchPanel(id: string): Promise<void> {
    const load = this.panelLoader(id);
    if (!load || this.panels.has(id) || this.lost.has(id)) return;
    try {
      const [panel, {panelStyles}] = await Promise.all([load(), import('./styles/panels.js'), this.more ?? this.loadPanelWords()]);
      this.adopt(panelStyles);
      this.panels.set(id, panel);
      this.requestUpdate();
    } catch (error) {
      // Asked for again when the visitor opens it; what the game lays open by itself is not tried for ever.
      this.lost.add(id);
      this.opened = null;
      this.fail('no-module', {}, undefined, error);
    }
  }

  /** @internal Opens a panel because the visitor asked for it: the focus goes there, and comes back when it closes. */
  async open(id: string, about?: unknown): Promise<void> {
    this.#opener ??= this.shadowRoot?.activeElement as HTMLElement | null;
    this.lost.delete(id);
    this.opened = {id, about};
    await this.fetchPanel(id);
    this.requestUpdate();
    await this.updateComplete;
    this.focusPanel();
  }

  /** @internal Turns the page of an open panel. */
  turnTo(id: string, about: unknown): void {
    this.opened = {id, about};
    this.requestUpdate();
  }

  /** @internal Closes the panel that the visitor opened. */
  async close(): Promise<void> {
    if (!this.opened) return;
    this.opened = null;
    const opener = this.#opener;
    this.#opener = null;
    this.requestUpdate();
    await this.updateComplete;
    if (opener?.isConnected) opener.focus({preventScroll: true});
    else this.focusHand();
  }

  protected focusPanel(): void {
    this.renderRoot.querySelector<HTMLElement>('.sheet')?.focus({preventScroll: true});
  }

  /** The focus goes to a card of a hand, or to the one with the tab stop. */
  protected focusHand(card?: Card): void {
    const find = (what: string): HTMLElement | null => this.renderRoot.querySelector(what);
    (find(`.hand [data-card="${card}"]`) ?? find('.hand [tabindex="0"]') ?? find('.room'))?.focus({preventScroll: true});
  }
}
