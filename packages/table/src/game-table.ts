import type {Card} from '@quinola/cards';
import type {Ink} from '@quinola/faces';
import type {Happening, MoveLike} from '@quinola/play';
import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {backPattern, type Look} from './card.js';
import type {Panel, PanelLoader} from './desk.js';
import type {HandModel} from './hand.js';
import {MatchTable} from './match-table.js';
import {cardStyles} from './styles/cards.js';
import {salon} from './styles/salon.js';
import {tableStyles} from './styles/table.js';

const PANELS: Readonly<Record<string, PanelLoader>> = {
  menu: () => import('./panels/menu.js'),
  settings: () => import('./panels/settings.js'),
  keys: () => import('./panels/keys.js'),
  ask: () => import('./panels/ask.js'),
};

/** Below this width of a card, in px, its corners are marked. */
const SMALL = 70;
/** Matches in which a visitor sees marked corners wherever the cards are large. */
const FIRST_MATCHES = 3;
/** Tables narrower than this, in px, ask for a second tap. */
const NARROW = 520;

/** How long, in ms, the first deal may wait for its travel. */
const A_MOMENT = 120;

/** What may be changed without a new match. */
const LOOKS = ['theme', 'suits', 'figures', 'indices', 'confirm', 'reveal', 'nohotkeys', 'kiosk', 'share', 'back', 'persist', 'pace'];

/**
 * The base of every table: cards and furniture drawn from the chart, keys, pointer, focus and travel. A game's
 * element fills in its rules, machine, words and room.
 */
export abstract class GameTable<State, View, Move extends MoveLike, Options, H extends Happening>
  extends MatchTable<State, View, Move, Options, H> {
  /** Version of the kit; two versions in one page say so once on the console. */
  static readonly version: string = '0.1.0';

  static override readonly styles = [salon, tableStyles, cardStyles];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** @internal The card that has the tab stop of the hand. */
  at: Card | null = null;
  #chosen: Card | null = null;
  #cardWidth = 0;
  #pointer = '';
  #shown = '';
  #panel: string | null = null;
  #asleep = false;
  #coming: Promise<void> | null = null;
  #later: typeof import('./later.js') | null = null;
  #size: ResizeObserver | null = null;
  #sight: IntersectionObserver | null = null;

  /** Ink of the backs. */
  protected abstract readonly backInk: Ink;
  /** What the table is called for those who do not see it. */
  protected abstract tableName(): string;
  /** Title and subtitle. */
  protected abstract heading(): TemplateResult;
  /** The furniture of the room. */
  protected abstract room(look: Look): TemplateResult;
  /** The visitor's cards in the order shown. */
  protected abstract handCards(): readonly Card[];
  /** All hands that the visitor sees as hands, his own first. */
  protected hands(): readonly (readonly Card[])[] {
    return [this.handCards()];
  }

  /** What playing a card is as a move. */
  protected abstract cardMove(card: Card): Move;
  /** The panel that the state of the game itself lays open, if one. */
  protected abstract wanted(): string | null;
  /** Where cards travel: the place that gathers, the place that deals. */
  protected abstract ways(): readonly [to: number | null, from: number | null];

  /** @internal Lines of the menu that only this game has. */
  gameItems(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected override panelLoader(id: string): PanelLoader | undefined {
    return PANELS[id];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A table far off the screen stands still.
    this.#sight = new IntersectionObserver((entries) => this.sleep(!entries.at(-1)!.isIntersecting), {rootMargin: '200px'});
    this.#sight.observe(this);
    this.#size = new ResizeObserver(() => this.measure());
    this.#size.observe(this);
    void this.wake();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sight?.disconnect();
    this.#size?.disconnect();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.ready) void this.takeLanguage();
  }

  private async wake(): Promise<void> {
    if (this.ready) return;
    const late = this.#coming = this.loadLater();
    await Promise.all([this.takeLanguage(), this.takeTheme()]).catch(() => this.fail('no-module'));
    // Nobody waits for what only play needs, but a whole deal in the air is worth a moment.
    if (this.paceNow().travel) await Promise.race([late, new Promise((go) => setTimeout(go, A_MOMENT))]);
    if (this.ready || !this.isConnected) return;
    this.ready = true;
    if (this.reveal !== 'interaction') await this.start();
    this.requestUpdate();
  }

  /** @internal Settles when all that this table fetches for play is there. */
  async whole(): Promise<void> {
    await this.#coming;
    await this.updateComplete;
  }

  private async loadLater(): Promise<void> {
    try {
      this.#later = await import('./later.js');
      this.adopt(this.#later.laterStyles);
    } catch (error) {
      this.fail('no-module', {}, undefined, error);
    }
  }

  private async takeTheme(): Promise<void> {
    if (this.oneOf('theme', undefined, this.theme, ['salon', 'biedermeier', 'manuscript', 'night', 'plain']) !== 'salon') this.adopt((await import('./styles/themes.js')).themes);
  }

  private sleep(asleep: boolean): void {
    if (asleep === this.#asleep || !this.context || (asleep && this.tag('paused'))) return;
    this.#asleep = asleep;
    this.joined.send({type: asleep ? 'PAUSE' : 'RESUME'});
  }

  private measure(): void {
    const width = this.renderRoot.querySelector<HTMLElement>('.probe')?.offsetWidth ?? 0;
    if (width === this.#cardWidth) return;
    this.#cardWidth = width;
    this.requestUpdate();
  }

  /** The hand as it is shown now. */
  protected handModel(look: Look): HandModel {
    const {words, context} = this;
    const cards = this.handCards();
    const lawful = new Set(this.tag('visitor') ? this.game.moves(context!.view).map((move) => (move as {card?: Card}).card) : []);
    const asked = cards.some((card) => lawful.has(card));
    return {
      cards, look, asked, at: this.at, chosen: this.#chosen, note: this.note, label: words.hand,
      hinted: (context!.hint?.move as {card?: Card} | undefined)?.card ?? null,
      lawful: (card) => lawful.has(card),
      name: (card) => (card === this.#chosen ? words.onceMore : lawful.has(card) ? words.mayPlay : words.mayNot)(card),
      tap: (card, event) => this.tap(card, event as PointerEvent),
    };
  }

  private tap(card: Card, {pointerType, detail}: PointerEvent): void {
    this.at = card;
    this.note = null;
    const way = this.oneOf('confirm', this.settings.confirm, this.confirm, ['auto', 'always', 'never']);
    // A click of the keyboard has no detail: Enter on a focused card is sure enough.
    const touch = (pointerType || this.#pointer) === 'touch' && detail > 0 && this.offsetWidth < NARROW;
    const twice = (way === 'always' || (way === 'auto' && touch)) && this.#chosen !== card;
    const move = this.cardMove(card);
    if (twice && this.tag('visitor') && !this.game.refusal(this.context!.view, move)) this.#chosen = card;
    else {
      this.#chosen = null;
      this.play(move);
    }
    this.requestUpdate();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const card = this.focusedCard();
    const hands = this.hands();
    const wish = this.#later?.wishOf(event, hands.find((cards) => card && cards.includes(card)) ?? hands[0]!, card, this.matches(':dir(rtl)'));
    if (!wish || (this.nohotkeys && typeof wish === 'string' && wish !== 'close')) return;
    if (typeof wish === 'object') {
      if (this.opened) return;
      this.at = wish.to;
      this.requestUpdate();
      void this.updateComplete.then(() => this.focusHand(wish.to));
    } else if (wish === 'close') {
      if (!this.opened && !this.note && !this.#chosen) return;
      this.note = this.#chosen = null;
      this.requestUpdate();
      void this.close();
    } else if (wish === 'hint') this.hint();
    else if (wish === 'undo') this.undo();
    else void this.open(wish, wish === 'why' ? 'last' : undefined);
    event.preventDefault();
  };

  private readonly onPointer = ({pointerType}: PointerEvent): void => {
    this.#pointer = pointerType;
  };

  private focusedCard(): Card | null {
    const focused = this.shadowRoot!.activeElement as HTMLElement | null;
    return focused?.closest('.hand') ? focused.dataset['card'] ?? null : null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.context || !changed.size) return;
    const names = [...changed.keys()].map(String);
    if (names.includes('pace')) this.takePace();
    if (names.includes('theme')) void this.takeTheme();
    if (names.some((name) => !LOOKS.includes(name))) void this.restart();
  }

  protected override update(changed: PropertyValues): void {
    const {context, shadowRoot: root} = this;
    if (!context) return super.update(changed);
    const shown = `${context.count}${this.tag('travel')}${this.tag('gather')}`;
    const before = context.pace.travel && shown !== this.#shown ? this.#later?.places(root!) : null;
    this.#shown = shown;
    const within = root!.activeElement;
    this.leaveCard();
    super.update(changed);
    if (before) this.#later!.travel(root!, before, context.pace.travel, ...this.ways());
    const panel = this.panelNow();
    // What a large sheet covers is out of reach; beside a small one the hand is played.
    const room = root!.querySelector('.room');
    if (room) (room as HTMLElement).inert = root!.querySelector('.sheet:not(.small)') !== null;
    // What the game itself lays open takes the focus only from within the table.
    if (panel !== this.#panel && !this.opened && within) void this.updateComplete.then(() => (panel ? this.focusPanel() : this.focusHand()));
    this.#panel = panel;
  }

  /** Before a played card leaves the hand, its focus goes to a neighbour. */
  private leaveCard(): void {
    const focused = this.focusedCard();
    const card = focused ?? this.at;
    const cards = this.hands().flat();
    if (!card || cards.includes(card)) return;
    const old = [...this.renderRoot.querySelectorAll<HTMLElement>('.hand [data-card]')];
    const here = old.findIndex((node) => node.dataset['card'] === card);
    const next = [...old.slice(here + 1), ...old.slice(0, Math.max(0, here)).reverse()].find((node) => cards.includes(node.dataset['card']!));
    this.at = next?.dataset['card'] ?? null;
    if (focused) (next ?? this.renderRoot.querySelector<HTMLElement>('.room'))?.focus({preventScroll: true});
  }

  private panelNow(): string | null {
    const id = this.opened?.id ?? (this.context ? this.wanted() : null);
    if (!id || this.panels.has(id)) return id;
    void this.fetchPanel(id);
    return null;
  }

  /** @internal How cards are shown now. */
  look(): Look {
    const {settings} = this;
    const indices = this.oneOf('indices', settings.indices, this.indices, ['auto', 'corner', 'none']);
    return {
      corner: indices === 'corner' || (indices === 'auto' && (this.#cardWidth < SMALL || (settings.matches ?? 0) <= FIRST_MATCHES)),
      double: this.oneOf('figures', settings.figures, this.figures, ['single', 'double']) === 'double',
      four: this.oneOf('suits', settings.suits, this.suits, ['two-colour', 'four-colour']) === 'four-colour',
      rank: this.words.rank, courts: this.courts,
    };
  }

  protected override render(): TemplateResult {
    const {context, words, message} = this;
    // As high as a table is before its first card, so that the page does not jump.
    if (!this.ready) return html`<div class="coming"><slot></slot></div>`;
    const look = this.look();
    const id = this.panelNow();
    const panel: Panel | null = id ? this.panels.get(id)! : null;
    return html`<div class="q ${look.four ? 'four' : ''} pack-${this.backInk}" part="felt" role="group" aria-label=${this.tableName()}
      @keydown=${this.onKey} @pointerdown=${this.onPointer}>
      ${backPattern(this.back ?? 'tarotee', this.backInk)}<i class="probe"></i>
      <div class="title"><slot name="title">${this.heading()}</slot></div>
      ${context ? html`${this.toolbar()}
        <div class="room" tabindex="-1">${this.room(look)}<div class="air"></div></div>
        ${panel ? html`<div class="cover">${panel.render(this, this.opened?.about)}</div>` : nothing}`
        : html`<div class="front"><slot></slot>${this.button(words.start, () => void this.start())}</div>`}
      ${message ? html`<p class="message" role="alert"><span>${message.text}</span>${message.mend
        ? this.button(message.mend.text, () => {
          this.dismiss();
          message.mend!.act();
        }) : nothing}${this.button('×', this.dismiss, false, words.close)}</p>` : nothing}
      <div class="vh" role="log" aria-live="polite">${repeat(this.said, ({id: key}) => key, ({text}) => html`<p>${text}</p>`)}</div>
    </div>`;
  }

  private readonly dismiss = (): void => {
    this.message = null;
    this.requestUpdate();
  };

  /** A button of the table. */
  protected button(text: string, act: () => void, off = false, label?: string): TemplateResult {
    return html`<button type="button" class="button" ?disabled=${off} aria-label=${label ?? nothing} @click=${act}>${text}</button>`;
  }

  /** The buttons beside the menu. */
  protected toolbar(): TemplateResult {
    const {words, context} = this;
    return html`<div class="tools" part="toolbar">
      ${this.button(words.advice, () => this.hint(), !this.tag('visitor'))}
      ${this.button(words.why, () => void this.open('why', 'last'))}
      ${this.button(words.lastTrick, () => void this.open('last'))}
      ${this.undoable ? this.button(words.undo, () => this.undo(), !context!.canUndo) : nothing}
    </div><div class="menu">${this.button(words.menu, () => void this.open('menu'))}</div>`;
  }
}
