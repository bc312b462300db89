import {FRENCH_52, type Card} from '@quinola/cards';
import type {Player, Refusal, Seat} from '@quinola/play';
import type {Thinker} from '@quinola/chart';
import type {Host} from '@quinola/opponents';
import type {Ink} from '@quinola/faces';
import {
  DealEvent, GameTable, hand, OverEvent, ScoreEvent, TrickEvent,
  type HandModel, type LanguageCode, type Look, type PanelLoader, type Who,
} from '@quinola/table';
import {html, nothing, type PropertyDeclarations, type TemplateResult} from 'lit';
import {manner, whistMachine} from './machine.js';
import {fetchParts, sideOf, whist, whistOptions, type GivenOptions, type Side, type WhistHappening, type WhistMove, type WhistOptions, type WhistState, type WhistView} from './rules/core.js';
import {en} from './strings/en.js';
import type {WhistMore, WhistStrings} from './strings.js';
import {LANGUAGES, loadMore} from './table/language.js';
import {WHIST_PANELS} from './table/panels.js';
import {scoreView, turnUpView} from './table/score.js';
import {bestOf, placeOf, seatsView, shownTrick, trickView} from './table/seats.js';
import {statusOf} from './table/status.js';
import {whistStyles} from './table/styles.js';
import {tellingOf} from './table/telling.js';

/** Own suits from the left: black and red in turn, as the Leitfaden sorts them (§15.3). */
const SUIT_ORDER = 'SHCD';
const RANK_ORDER = FRENCH_52.ranks('S').join('');

/** The order in which a hand is shown: by suit, high to low. */
export function sorted(cards: readonly Card[]): Card[] {
  const suits = [...SUIT_ORDER].filter((suit) => cards.some((card) => card[1] === suit));
  // With one black suit gone, the other stands between the red ones.
  const order = suits.length === 3 && suits.join('') === 'SHD' ? 'HSD' : SUIT_ORDER;
  const height = (card: Card): number => order.indexOf(card[1]!) * 13 + RANK_ORDER.indexOf(card[0]!);
  return [...cards].sort((a, b) => height(a) - height(b));
}

/**
 * A whist table: the visitor and three local opponents, by the rules of Vienna 1834 or of Warsaw about 1820.
 *
 * @summary Whist as one tag.
 * @tagname whist-table
 *
 * @attr {vienna-1834|warsaw} rules - Whose rules; `vienna-1834` unless set.
 * @attr {four|five-carry|none} honours - How honours count (Vienna §22, §23).
 * @attr {boolean} preference - Vienna §23 III.
 * @attr {full|double-only} game-levels - Warsaw: a rubber of eleven, or of seven.
 * @attr {four|five|dummy} table - Four players; five in rotation (Vienna §21); three with the dummy (§24).
 * @attr {number} rubbers - Rubbers of the session; one unless set with the short ceremony.
 * @attr {relaxed|strict} etiquette - `strict` offers the irregularities of the books with their penalties.
 * @attr {kind|period} memory - `period`: only the last trick may be looked at, and a taken turn-up is not shown.
 * @attr {leitfaden|hoyle} school - Whose maxims the opponents go by: one word, or one for each player.
 * @attr {novice|book|master} level - How well the opponents play: one word, or one for each player.
 * @attr {number|watcher} seat - Which player the visitor is, from 0; `watcher` looks on.
 * @attr {string} seed - Any text: equal seeds give equal deals. A fresh one unless set.
 * @attr {string} deal - A set position instead of a dealt one.
 * @attr {string} names - Names of the players, divided by commas.
 * @attr {short|full} ceremony - `full` plays the draw, the seats, the packs and the cut out.
 * @attr {salon|biedermeier|manuscript|night|plain} theme - The looks.
 * @attr {two-colour|four-colour} suits - A colour for each suit.
 * @attr {single|double} figures - Standing figures, or two-headed ones.
 * @attr {auto|corner|none} indices - Rank and suit in the corners.
 * @attr {tarotee|diaper} back - The pattern of the backs.
 * @attr {calm|slow|quick|none} pace - How fast things go.
 * @attr {auto|always|never} confirm - Whether a card is tapped twice; `auto`: on small touch screens.
 * @attr {auto|interaction} reveal - `interaction`: the match begins when the visitor asks for it.
 * @attr {string} persist - A key under which the match is kept over reloads.
 * @attr {boolean} undo - Whether a decision may be taken back.
 * @attr {boolean} autoplay - The machines play by themselves, to be looked at.
 * @attr {boolean} kiosk - No files, no links.
 * @attr {boolean} share - A link to the deal may be copied, and a `seed` in the page's address is taken.
 * @attr {boolean} nohotkeys - No letter keys but those of the cards.
 * @attr {string} lang - Language: the page's unless set; `de`, `en`, `pl`.
 *
 * @fires {BeforeMoveEvent} quinola-before-move - Before a move of the visitor; `preventDefault()` holds it back.
 * @fires {MoveEvent} quinola-move - After any move, as the visitor saw it.
 * @fires {DealEvent} quinola-deal - A new deal lies before the players.
 * @fires {TrickEvent} quinola-trick - A trick was won.
 * @fires {ScoreEvent} quinola-score - A deal, a game or a rubber was marked.
 * @fires {OverEvent} quinola-over - The session is over; the whole record is there.
 * @fires {TableErrorEvent} quinola-error - Something could not be read or done; `code` says what.
 *
 * @csspart felt - The whole table.
 * @csspart toolbar - The row of buttons.
 * @csspart hand - The visitor's cards.
 * @csspart card - One of them.
 * @csspart trick - The cards on the table.
 * @csspart seat - A player with his name and backs.
 * @csspart score - The counters of both sides.
 * @csspart dialog - A sheet of paper over the table.
 *
 * @slot - What is shown before the script runs, or where it cannot.
 * @slot title - Instead of the table's title.
 * @slot rules - Before the rules page.
 *
 * @cssprop [--quinola-felt=#2f5c46] - The baize; `--quinola-felt-deep` towards its edges.
 * @cssprop [--quinola-felt-deep=#234636] - The baize towards the edges.
 * @cssprop [--quinola-edge=#4a2c1d] - The wooden edge of a wide table.
 * @cssprop [--quinola-gilt=#c9a75a] - Hairlines and marks.
 * @cssprop [--quinola-ink=#f4ecd8] - Words on the baize.
 * @cssprop [--quinola-paper=#f8f1e0] - Cards and sheets.
 * @cssprop [--quinola-paper-ink=#2a211b] - Words on paper.
 * @cssprop [--quinola-accent=#8f2a20] - Titles and chosen buttons on paper.
 * @cssprop [--quinola-red=#b5301f] - Hearts, diamonds and the red stencil.
 * @cssprop [--quinola-black=#221c18] - Spades, clubs and key lines.
 * @cssprop [--quinola-blue=#3b5d82] - The blue stencil.
 * @cssprop [--quinola-ochre=#cc9a3c] - The ochre stencil.
 * @cssprop [--quinola-green=#5f7a56] - The green stencil.
 * @cssprop [--quinola-back=#9c3a2e] - The backs.
 * @cssprop [--quinola-card-back=none] - Drawn over the backs: any CSS `background`, such as `center / cover url(back.svg)`. An image
 *   for every back cannot come through a slot, which shows its content once.
 * @cssprop [--quinola-card-width=clamp(56px, 31px + 9.5cqi, 102px)] - Width of a card in the hand.
 * @cssprop [--quinola-font=ui-serif, Georgia, serif] - The letters.
 * @cssprop [--quinola-focus=#f2c14e] - The ring of what has the focus.
 */
export class WhistTable extends GameTable<WhistState, WhistView, WhistMove, WhistOptions, WhistHappening> {
  static override readonly styles = [...GameTable.styles, whistStyles];

  static override readonly properties: PropertyDeclarations = {
    rules: {}, honours: {}, table: {}, etiquette: {}, memory: {}, schools: {attribute: 'school'},
    gameLevels: {attribute: 'game-levels'}, rubbers: {type: Number}, preference: {type: Boolean},
  };

  declare rules: string | null;
  declare honours: string | null;
  declare table: string | null;
  declare etiquette: string | null;
  declare memory: string | null;
  declare gameLevels: string | null;
  declare schools: string | null;
  declare rubbers: number | null;
  declare preference: boolean;

  /** @internal */
  text: WhistStrings = en;
  /** @internal Words of the sheets; there as soon as a sheet is. */
  texts: WhistMore | null = null;

  /** @internal What is said of ceremonies and etiquette; comes with the words of the sheets. */
  tellMore: ((table: WhistTable, happening: WhistHappening) => string | null) | null = null;

  protected override readonly game = whist;
  protected override readonly manner = manner;
  protected override readonly machine = whistMachine;

  #host: Promise<Host> | null = null;

  /** The opponents are fetched with the first question to them. */
  protected override readonly thinker: Thinker = {
    choose: async (question, signal) => {
      this.#host ??= import('./table/opponents.js').then(({whistHost}) => whistHost());
      const {seats, seat} = question.view as WhistView;
      // The visitor's partner makes no slips: nobody likes to lose by those of his own side.
      const steady = seat >= 0 && this.seats[seats[(seat + 2) % 4]!] === 'visitor';
      const host = await this.#host;
      const asked = {...question, ...(steady && {steady})};
      try {
        return await host.choose(asked, signal);
      } catch (cause) {
        if (signal.aborted || question.level === 'book') throw cause;
        // Who finds no card by himself plays by the book, and the game goes on.
        this.fail('opponent', {}, undefined, cause);
        return host.choose({...asked, level: 'book'}, signal);
      }
    },
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void this.#host?.then((host) => {
      if (!this.isConnected) host.close();
    });
  }

  protected override async loadWords(code: LanguageCode): Promise<void> {
    this.text = (await LANGUAGES[code]?.()) ?? en;
    // Ceremonies and irregularities are told from the beginning.
    if (this.ceremony === 'full' || this.etiquette === 'strict') await this.loadMore(code);
  }

  protected override async loadMore(code: LanguageCode): Promise<void> {
    [this.texts, {tellMore: this.tellMore}] = await Promise.all([loadMore(code), import('./table/telling-more.js')]);
  }

  protected override panelLoader(id: string): PanelLoader | undefined {
    return WHIST_PANELS[id] ?? super.panelLoader(id);
  }

  protected override usualOptions(): WhistOptions {
    return whistOptions({rubbers: 1});
  }

  protected override async readOptions(): Promise<WhistOptions> {
    const {rules, honours, table, etiquette, gameLevels, rubbers, preference, deal} = this;
    const given = {rules, honours, table, etiquette, gameLevels, deal, preference: preference || null,
      // On a page one rubber is the usual length; the whole evening has the book's.
      rubbers: rubbers ?? (this.ceremony === 'full' || table === 'five' ? null : 1)};
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)) as GivenOptions;
    await fetchParts(set);
    return whistOptions(set);
  }

  protected override fetchRules(options: WhistOptions): Promise<void> {
    return fetchParts(options);
  }

  protected override playersFor({table}: WhistOptions): number {
    return table === 'five' ? 5 : table === 'dummy' ? 3 : 4;
  }

  protected override school(player: Player): {school?: string} {
    const words = this.schools?.split(/[\s,]+/);
    return words ? {school: words[player % words.length]!} : {};
  }

  /** Colour of the pack in use. */
  protected override get backInk(): Ink {
    return this.view?.packs.inUse ?? 'red';
  }

  /** @internal Whoever sits in a seat. */
  whoSits(seat: Seat): Who {
    const player = this.view?.seats[seat];
    if (this.view && seat === this.view.dummy && seat >= 0) return {name: this.text.dummy, you: false};
    return player === undefined || player < 0 ? {name: '', you: false} : this.who(player);
  }

  /** @internal The side that the visitor sees as his own. */
  get ownSide(): Side {
    const {seat} = this.view!;
    return seat < 0 ? 0 : sideOf(seat);
  }

  /** @internal Whether a side is the visitor's; `null` for a watcher. */
  isOurs(side: Side): boolean | null {
    return this.view!.seat < 0 ? null : side === this.ownSide;
  }

  /** @internal Names of the sides, the visitor's own first. */
  get sideNames(): readonly [string, string] {
    return this.view!.seat < 0 ? this.text.pairs : this.text.sides;
  }

  /** @internal A question at eight that was answered by silence, by the count of moves. */
  silentAt = -1;

  protected override tableName(): string {
    const {title, subtitle} = this.text;
    return `${title}, ${subtitle[this.context?.view.options.rules ?? 'vienna-1834']}`;
  }

  protected override heading(): TemplateResult {
    const {title, subtitle} = this.text;
    return html`${title} <i>${subtitle[this.context?.view.options.rules ?? 'vienna-1834']}</i>`;
  }

  protected override handCards(): readonly Card[] {
    return sorted(this.view?.hand ?? []);
  }

  protected override hands(): readonly (readonly Card[])[] {
    return [this.handCards(), sorted(this.view?.dummyHand ?? [])];
  }

  protected override cardMove(card: Card): WhistMove {
    const {view} = this;
    return view && !view.hand.includes(card) ? {type: 'PLAY', card, seat: view.dummy} : {type: 'PLAY', card};
  }

  protected override wanted(): string | null {
    const context = this.context!;
    if (this.tag('sheet') || this.tag('over')) return 'sheet';
    if (!this.tag('visitor')) return null;
    // A standing right is asked about even where it is only to play before the turn.
    if (context.turn.must !== context.view.player) return 'choices';
    const moves = whist.moves(context.view);
    const called = moves.some(({type}) => type === 'CALL' || type === 'SHOW');
    const plays = moves.some(({type}) => type === 'PLAY');
    return plays ? (called && this.silentAt !== context.count ? 'choices' : null) : 'choices';
  }

  protected override statusLine(): string {
    return statusOf(this);
  }

  protected override ways(): readonly [to: number | null, from: number | null] {
    const {view, happened} = this.context!;
    const won = happened.find((one) => one.type === 'trick-won');
    const dealt = happened.find((one) => one.type === 'dealt');
    return [won ? placeOf(view, won.seat) : null, dealt ? placeOf(view, dealt.dealer) : null];
  }

  protected override refusalText({reason, about = {}}: Refusal): string {
    const {refusals} = this.text;
    return (refusals[reason] ?? refusals['not-now']!)(about);
  }

  protected override breachText({reason}: Refusal): string {
    const {breaches} = this.texts!;
    return breaches[reason] ?? breaches['other']!;
  }

  protected override tell(happening: WhistHappening): string | null {
    return tellingOf(this, happening);
  }

  protected override eventOf(happening: WhistHappening): Event | null {
    switch (happening.type) {
      case 'dealt': return new DealEvent(this.view!.deal);
      case 'trick-won': return new TrickEvent(happening);
      case 'deal-scored': case 'game-won': case 'rubber-settled': return new ScoreEvent(happening);
      case 'session-over': return new OverEvent(this.record!, happening.balance);
      default: return null;
    }
  }

  override gameItems(): TemplateResult | typeof nothing {
    const {context, texts} = this;
    if (!context || context.turn.over) return nothing;
    const moves = this.tag('visitor') || this.tag('right') ? whist.moves(context.view) : [];
    const may = (type: WhistMove['type']): boolean => moves.some((move) => move.type === type);
    return html`${may('CLAIM_REVOKE') ? this.button(texts!.revoke, () => void this.open('choices', 'revoke')) : nothing}
      ${may('LAY_DOWN') ? this.button(texts!.layDown, () => {
      void this.close();
      this.play({type: 'LAY_DOWN'});
    }) : nothing}${this.wrongs().map(([text, move]) => this.button(text, () => this.play(move)))}${this.button(texts!.stop, () => void this.open('ask', {
      title: texts!.stop, text: texts!.askStop, then: () => this.play({type: 'STOP'}),
    }))}`;
  }

  /** What strict etiquette lets a player say wrongly, beside the cards. */
  private wrongs(): readonly (readonly [text: string, move: WhistMove])[] {
    const {texts, context} = this;
    const all = [[texts!.wrongCall, {type: 'CALL'}], [texts!.wrongAnswer, {type: 'ANSWER', yes: true}]] as const;
    return this.tag('visitor') ? all.filter(([, move]) => whist.refusal(context!.view, move)?.breach) : [];
  }

  protected override room(look: Look): TemplateResult {
    const view = this.view!;
    this.wantCourts([...view.hand, ...shownTrick(this).map(({card}) => card), ...(view.dummyHand ?? []), ...(view.turnUp?.open ? [view.turnUp.open] : [])]);
    const {dummyHand} = view;
    const own = this.handModel(look);
    // When the dummy is to play, the player's own cards recede, and of the dummy's those that do not follow.
    const model: HandModel = {...own, asked: own.asked || (dummyHand ?? []).some(own.lawful)};
    const status = this.statusLine();
    return html`${turnUpView(this, look)}${scoreView(this)}
      ${seatsView(this, dummyHand && view.dummy >= 0 ? hand({...model, cards: sorted(dummyHand), label: this.whoSits(view.dummy).name}) : null)}
      ${trickView(this, look, bestOf(view, shownTrick(this)))}
      <p class="status ${this.tag('visitor') ? 'mine' : ''}">${status}</p>
      ${hand(model)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'whist-table': WhistTable;
  }
}
