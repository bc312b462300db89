import type {Card} from '@quinola/cards';
import {loadCourts, type CourtPack, type Ink} from '@quinola/faces';
import {ICON_BOX, icons, type IconName} from '@quinola/faces/icons.js';
import type {Happening, MoveLike, Choice} from '@quinola/play';
import {html, nothing, svg, type PropertyValues, type TemplateResult} from 'lit';
import type {Look} from './card.js';
import {cast, type Company} from './company.js';
import {FullScreen} from './full-screen.js';
import type {Box} from './hand-rows.js';
import type {Wish} from './keys.js';
import {MatchTable} from './match-table.js';
import {cardStyles} from './styles/cards.js';
import {salon} from './styles/salon.js';
import {tableStyles} from './styles/table.js';

/** Below this width of a card, in px, its corners are marked. */
const SMALL = 70;
/** Matches in which a visitor sees marked corners wherever the cards are large. */
const FIRST_MATCHES = 3;
/** How long, in ms, the first deal may wait for its travel. */
const A_MOMENT = 120;

/** The buttons of a table, by what they do. */
export type Tool = Wish & ('menu' | 'hint' | 'why' | 'last' | 'undo');

const ICONS: Readonly<Record<Tool, IconName>> = {
  menu: 'menu',
  hint: 'advice',
  why: 'why',
  last: 'lastTrick',
  undo: 'takeBack',
};

/** One of the house's icons, as large as its button's type asks for. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 ${ICON_BOX} ${ICON_BOX}" aria-hidden="true">
    ${svg`<path d=${icons[name]}></path>`}
  </svg>`;
}

/**
 * The base of every table: its frame, how its cards are shown, and when it begins. A game's element fills in its rules,
 * machine, words and room; one whose visitor holds a hand of cards extends {@linkcode HandTable}.
 */
export abstract class GameTable<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends MatchTable<State, View, Move, Options, H, C> {
  /** Version of the kit; two versions in one page say so once on the console. */
  static readonly version: string = '0.1.0';

  static override readonly styles = [salon, tableStyles, cardStyles];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** @internal The card that has the tab stop. */
  at: Card | null = null;
  /** @internal Tapped once, waiting for the second tap. */
  chosen: Card | null = null;
  /** @internal The silhouettes, when they are there. */
  company: Company | null = null;
  /** @internal */
  readonly screen = new FullScreen(this);
  #cardWidth = 0;
  #box: Box = {width: 0, height: 0};
  readonly #size = new ResizeObserver(() => this.measure());

  /** @internal Ink of the backs. */
  abstract readonly backInk: Ink;
  /** The buttons beside the menu. */
  protected readonly tools: readonly Tool[] = ['hint', 'why'];
  /** @internal The book's own words for these buttons, shown as their tooltips. */
  declare tips: Readonly<Partial<Record<Tool, string>>> | undefined;
  /** What the table is called for those who do not see it. */
  protected abstract tableName(): string;
  /** Title and subtitle. */
  protected abstract heading(): TemplateResult;
  /** A button of the game's own beside the menu. */
  protected ownTools(): TemplateResult | typeof nothing {
    return nothing;
  }
  /** The furniture of the room. */
  protected abstract room(look: Look): TemplateResult;

  /** @internal The drawings of the courts of its pack. */
  loadCourts(): Promise<CourtPack> {
    return loadCourts();
  }

  /** @internal What the visitor sees as hands, each in the order shown, his own first. */
  hands(): readonly (readonly Card[])[] {
    return [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
    if (!this.ready) void this.wake();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.hasUpdated) void this.takeLanguage();
  }

  private async wake(): Promise<void> {
    // The courts come beside the service, which draws them; whether they come is its business.
    setTimeout(() => this.loadCourts().catch(() => null));
    const whole = this.whole().then(() => this.service?.stepped());
    await Promise.all([this.takeLanguage(), this.takeTheme()]).catch(() => this.fail('no-module'));
    // Nobody waits for what only play needs, but a whole deal in the air is worth a moment.
    if (this.paceNow().travel) await Promise.race([whole, new Promise((go) => setTimeout(go, A_MOMENT))]);
    if (this.ready || !this.isConnected) return;
    this.ready = true;
    if (this.reveal !== 'interaction') await this.start();
    this.requestUpdate();
  }

  /** @internal */
  async takeTheme(): Promise<void> {
    if (!this.theme || this.theme === 'salon') return;
    const {themes} = await import('./styles/themes.js');
    this.adopt(themes);
  }

  private measure(): void {
    const {corner} = this.look();
    const {width, height} = this.#box;
    const felt = this.renderRoot.querySelector<HTMLElement>('.q');
    this.#box = {width: felt?.clientWidth ?? 0, height: felt?.clientHeight ?? 0};
    this.#cardWidth = this.renderRoot.querySelector<HTMLElement>('.probe')?.offsetWidth ?? 0;
    if (this.look().corner !== corner || width !== this.#box.width || height !== this.#box.height)
      this.requestUpdate();
  }

  /**
   * Fills the whole screen, or leaves it; where the browser or the frame around the page does not allow it, the window.
   * @param on absent: the other way than now
   */
  async fullScreen(on?: boolean): Promise<void> {
    await this.screen.set(on ?? !this.screen.isOn);
  }

  /** @internal The size of the table in px. */
  get box(): Box {
    return this.#box;
  }

  /** @internal The silhouettes of the players, by their names; `null` until they are drawn. */
  portraits(names: readonly string[]): readonly (TemplateResult | null)[] {
    return cast(names).map((index) => this.company?.(index) ?? null);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.context && changed.size) this.ask((service) => service.changed(changed));
  }

  protected override update(changed: PropertyValues): void {
    const after = this.context && this.service?.before();
    super.update(changed);
    after?.();
  }

  /** @internal How cards are shown now. */
  look(): Look {
    const indices = this.word('indices');
    return {
      corner:
        indices === 'corner' ||
        (indices !== 'none' && (this.#cardWidth < SMALL || (this.settings.matches ?? 0) <= FIRST_MATCHES)),
      double: this.word('figures') === 'double',
      four: this.word('suits') === 'four-colour',
      rank: this.words.rank,
      courts: this.courts,
    };
  }

  protected override render(): TemplateResult {
    const {context, words, message, service} = this;
    const framed = window.parent !== window;
    // The same box as the table's, so that the page does not jump.
    if (!this.ready)
      return html`<div class="q ${framed ? 'framed' : ''}">
        <div class="coming"><slot></slot></div>
      </div>`;
    const look = this.look();
    return html`<div
      class="q ${look.four ? 'four' : ''} ${framed ? 'framed' : ''} pack-${this.backInk}"
      part="felt"
      lang=${this.code}
      role="group"
      aria-label=${this.tableName()}
    >
      <div class="frame">
        <i class="probe"></i>
        ${
          context
            ? html`<div class="room" tabindex="-1" @click=${this.touchFelt}>
                  <div class="title">
                    <slot name="title">${this.heading()}</slot>${this.screenButton()}${service?.kiosk?.bar()}
                  </div>
                  ${this.room(look)}
                  <div class="air"></div>
                  ${service?.panels.cover()}
                </div>
                <div class="tools" part="toolbar">
                  ${[...this.tools, ...(this.undoable ? (['undo'] as const) : [])].map(this.button, this)}
                  ${this.ownTools()}${this.button('menu')}
                </div>`
            : html`<div class="front">
                <slot></slot><button class="button" @click=${() => this.start()}>${words.start}</button>
              </div>`
        }${
          message
            ? html`<p class="message" role="alert">${service?.notice(message) ?? message.text}</p>`
            : nothing
        }
      </div>
      <div class="vh" role="log" aria-live="polite"></div>
    </div>`;
  }

  /** A touch on the felt ends a pause: a card's way, a full trick that lies to be looked at, a word that stands. */
  private touchFelt({target}: Event): void {
    if (this.tag('travel', 'gather', 'speak', 'tell') && !(target as Element).closest('button, a, .sheet'))
      this.joined.send({type: 'ACKNOWLEDGE'});
  }

  /** Full screen, as an icon in the title's corner; in the menu where no title is shown, and for a kiosk nowhere. */
  private screenButton(): TemplateResult | typeof nothing {
    const words = this.panelWords;
    if (!words || this.kiosk) return nothing;
    const {isOn} = this.screen;
    return html`<button
      class="screen"
      aria-label=${isOn ? words.leaveFullScreen : words.fullScreen}
      title=${isOn ? words.leaveFullScreen : words.fullScreen}
      @click=${() => this.fullScreen()}
    >
      ${icon(isOn ? 'leaveFullScreen' : 'fullScreen')}
    </button>`;
  }

  /** A button of the table; pressed before the service is there it waits for it. */
  private button(tool: Tool): TemplateResult {
    const off = (tool === 'hint' && !this.tag('visitor')) || (tool === 'undo' && !this.context!.canUndo);
    return html`<button
      class="button"
      title=${this.tips?.[tool] ?? nothing}
      ?disabled=${off}
      @click=${() => this.ask((service) => service.act(tool))}
    >
      ${icon(ICONS[tool])}<span>${this.words[tool]}</span>
    </button>`;
  }
}
