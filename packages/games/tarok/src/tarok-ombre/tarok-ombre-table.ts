import type {Thinker} from '@quinola/chart';
import type {Card} from '@quinola/cards';
import {loadTaroks, type CourtPack, type Ink} from '@quinola/faces';
import type {Choice, Seat} from '@quinola/play';
import {
  agreedBy,
  GameTable,
  type GameFeatures,
  type KitRoomWords,
  type LanguageCode,
  type Look,
  type Who,
} from '@quinola/table';
import {html, type PropertyDeclarations, type TemplateResult} from 'lit';
import {loadPackPanelWords, loadPackRoomWords} from '../pack-table/language.js';
import {
  PACK_TOOLS,
  packHand,
  packInk,
  packLook,
  packTableStyles,
  whoSitsIn,
} from '../pack-table/pack-table.js';
import {en as packEn} from '../pack-table/strings/en.js';
import type {PackPanelWords, PackRoomWords} from '../pack-table/strings.js';
import {manner, tarokOmbreMachine} from './machine.js';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbreState,
  type TarokOmbreView,
} from './rules/game.js';
import {en} from './strings/en.js';
import type {TarokOmbrePanelWords, TarokOmbreRoomWords} from './strings.js';
import {loadPanelWords, loadRoomWords} from './table/language.js';
import {roomOf} from './table/room.js';
import {tarokOmbreStyles} from './table/styles.js';

/**
 * A table of Tarok-ombre, Warsaw about 1820: one of three bids to play against the two others, asks them for cards, and
 * must make 40 of the 78 points.
 *
 * @summary Tarok-ombre as one tag.
 * @tagname tarok-ombre-table
 *
 * @attr {old|new} manner - `old`: the dealer lays the Skat before the bidding; `new`: the declarer takes three cards after it.
 * @attr {number|open} deals - Deals of the session, six unless set; `open`: until the visitor ends it.
 * @attr {string} deal - A set deal with which the session begins, such as `S:21,9.KQ2.J.T98.A W:… E:… dealer=E skat=3S,4S,2H game=due player=W`.
 * @attr {number} forehand-consolation - Marks that forehand gets from each when nobody plays; 10 unless set.
 * @attr {boolean} forehand-may-pass - Forehand may pass without a word, and the next may then say the lowest game.
 * @attr {boolean} play-tre - Old manner: a Tre, the lowest game, is played and not only said.
 * @attr {symmetrical|game-only} loss-tariff - Whether a lost game costs as much as a won one brings, or only the price of the game.
 * @attr {boolean} remis-pays - At 39 points the declarer pays the price of the game.
 * @attr {boolean} tout-adds-points - The points are paid beside the Tout.
 * @attr {yes|no} tout-takes-skat - Old manner: whether the Tout also takes the Skat that an opponent has laid.
 * @attr {no|except-sky-trick} tout-with-sky - Whether a declarer who holds Sky can make the Tout by the 24 other tricks.
 * @attr {300|500} tout-uno-new - New manner: the Tout of a Uno, which the print has as "5oo".
 * @attr {none|before-last-three} sky-limit - Whether Sky is lost when it is kept for the last three tricks.
 * @attr {calls-tarok|free} sky-led - What a led Sky asks for.
 * @attr {novice|book|master} level - How well the opponents play: one word, or one for each player.
 * @attr {number|watcher} seat - Which player the visitor is, from 0; `watcher` looks on.
 * @attr {string} seed - Any text: equal seeds give equal deals. A fresh one unless set.
 * @attr {string} lesson - A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`.
 * @attr {string} names - Names of the players, divided by commas.
 * @attr {short|full} ceremony - `full` plays the draw for places, the cut, and the first word before the cards are seen.
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
 * @attr {boolean} kiosk - For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds.
 * @attr {boolean} sound - Sounds of cards and counters; none unless set, and the visitor may set it otherwise.
 * @attr {boolean} share - A link to the deal may be copied, and a `seed` in the page's address is taken.
 * @attr {boolean} nohotkeys - No letter keys but those of the cards.
 * @attr {boolean} nocopy - The menu does not offer the lines that put this table into another page.
 * @attr {string} lang - Language: the page's unless set; `de`, `en`, `pl`, `ru`, `sv`.
 *
 * @fires {BeforeMoveEvent} quinola-before-move - Before a move of the visitor; `preventDefault()` holds it back.
 * @fires {MoveEvent} quinola-move - After any move, as the visitor saw it.
 * @fires {DealEvent} quinola-deal - A new deal lies before the players.
 * @fires {TrickEvent} quinola-trick - A trick was won.
 * @fires {ScoreEvent} quinola-score - A deal was paid.
 * @fires {OverEvent} quinola-over - The session is over; the whole record is there.
 * @fires {TableErrorEvent} quinola-error - Something could not be read or done; `code` says what.
 *
 * @csspart felt - The whole table.
 * @csspart prompt - The line that says whose turn it is and what is asked.
 * @csspart toolbar - The row of buttons.
 * @csspart hand - The visitor's cards.
 * @csspart card - One of them.
 * @csspart trick - The cards on the table.
 * @csspart seat - A player: his silhouette with the backs he holds, his name, his tricks.
 * @csspart score - The papers: the bidding or the game, and the marks.
 * @csspart dialog - A sheet of paper over the table.
 * @csspart lesson - What a lesson says.
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
 * @cssprop [--quinola-button=#0003] - Buttons, names and the line of the turn on the baize.
 * @cssprop [--quinola-paper=#f8f1e0] - Cards and sheets.
 * @cssprop [--quinola-paper-ink=#2a211b] - Words on paper.
 * @cssprop [--quinola-accent=#8f2a20] - Titles and chosen buttons on paper.
 * @cssprop [--quinola-red=#b5301f] - Hearts, diamonds and the red stencil.
 * @cssprop [--quinola-black=#221c18] - Spades, clubs and key lines.
 * @cssprop [--quinola-blue=#3b5d82] - The blue stencil.
 * @cssprop [--quinola-ochre=#cc9a3c] - The ochre stencil.
 * @cssprop [--quinola-green=#5f7a56] - The green stencil.
 * @cssprop [--quinola-grey=#a5a294] - The grey stencil.
 * @cssprop [--quinola-flesh=#f0d6b5] - Faces and hands.
 * @cssprop [--quinola-back=#9c3a2e] - The backs.
 * @cssprop [--quinola-card-back=none] - Drawn over the backs: any CSS `background`, such as `center / cover url(back.svg)`. An image
 *   for every back cannot come through a slot, which shows its content once.
 * @cssprop [--quinola-card-width=min(9.4cqw, 16cqh)] - Width of a card in the hand, upright `min(17.2cqw, 11.6cqh)`, of the table's own
 *   box; a page may ask for up to 15 % more, as long as each card keeps its strip.
 * @cssprop [--quinola-font=ui-serif, Georgia, serif] - The letters.
 * @cssprop [--quinola-focus=#f2c14e] - The ring of what has the focus.
 */
export class TarokOmbreTable extends GameTable<
  TarokOmbreState,
  TarokOmbreView,
  TarokOmbreMove,
  TarokOmbreOptions,
  TarokOmbreHappening,
  Choice
> {
  static override readonly styles = [...packTableStyles, tarokOmbreStyles];

  static override readonly properties: PropertyDeclarations = {
    manners: {attribute: 'manner'},
    deals: {},
    playTre: {type: Boolean, attribute: 'play-tre'},
    forehandMayPass: {type: Boolean, attribute: 'forehand-may-pass'},
    forehandConsolation: {attribute: 'forehand-consolation'},
    lossTariff: {attribute: 'loss-tariff'},
    remisPays: {type: Boolean, attribute: 'remis-pays'},
    toutUnoNew: {attribute: 'tout-uno-new'},
    toutAddsPoints: {type: Boolean, attribute: 'tout-adds-points'},
    toutTakesSkat: {attribute: 'tout-takes-skat'},
    toutWithSky: {attribute: 'tout-with-sky'},
    skyLimit: {attribute: 'sky-limit'},
    skyLed: {attribute: 'sky-led'},
  };

  /** The attribute `manner`. */
  declare manners: string | null;
  declare deals: string | null;
  declare playTre: boolean;
  declare forehandMayPass: boolean;
  declare forehandConsolation: string | null;
  declare lossTariff: string | null;
  declare remisPays: boolean;
  declare toutUnoNew: string | null;
  declare toutAddsPoints: boolean;
  declare toutTakesSkat: string | null;
  declare toutWithSky: string | null;
  declare skyLimit: string | null;
  declare skyLed: string | null;

  /** @internal Words of all games on 78 cards. */
  packWords: PackRoomWords = packEn;
  /** @internal The other words; there with the features. */
  packPanelWords: PackPanelWords | null = null;
  /** @internal */
  gameWords: TarokOmbreRoomWords = en;
  /** @internal The other words; there with the features. */
  gamePanelWords: TarokOmbrePanelWords | null = null;

  /** @internal */
  readonly hand = packHand<TarokOmbreView, TarokOmbreMove>(this, (card) => ({
    type: this.received === null ? 'PLAY' : 'GIVE_BACK',
    card,
  }));

  override readonly game = tarokOmbre;
  override readonly manner = manner;
  protected override readonly machine = tarokOmbreMachine;
  protected override readonly tools = PACK_TOOLS;
  /** @internal On which hand of the visitor the next in turn sits. */
  readonly goesTo = 'left';

  /** The opponents are fetched with the first question to them. */
  protected override readonly thinker: Thinker = {
    choose: async (question, signal) => (await import('./table/thinker.js')).choose(this, question, signal),
  };

  protected override async loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords>> {
    [this.packWords, this.gameWords] = await Promise.all([loadPackRoomWords(code), loadRoomWords(code)]);
    return this.packWords.cards;
  }

  override loadCourts(): Promise<CourtPack> {
    return loadTaroks();
  }

  protected override async loadFeatures(code: LanguageCode): Promise<GameFeatures> {
    const [{tarokOmbreFeatures}, packMore, texts] = await Promise.all([
      import('./table/features.js'),
      loadPackPanelWords(code),
      loadPanelWords(code),
    ]);
    this.packPanelWords = packMore;
    this.gamePanelWords = texts;
    return tarokOmbreFeatures(this);
  }

  protected override usualOptions(): TarokOmbreOptions {
    return tarokOmbreOptions();
  }

  protected override readOptions(): TarokOmbreOptions {
    const set = agreedBy(this, this.usualOptions(), {manner: 'manners'});
    return tarokOmbreOptions(set);
  }

  protected override playersFor(): number {
    return 3;
  }

  /** @internal The card that was given and that another has to be given for. */
  get received(): Card | null {
    const {view} = this;
    return view && this.tag('visitor') && view.turn.phase === 'asking.givingBack'
      ? view.demands.at(-1)!.card
      : null;
  }

  /** Which of its manners is played. */
  private get subtitle(): string {
    return this.gameWords.subtitle[this.view?.options.manner ?? 'old'];
  }

  protected override tableName(): string {
    return `${this.gameWords.title}, ${this.subtitle}`;
  }

  protected override heading(): TemplateResult {
    return html`${this.gameWords.title} <i>${this.subtitle}</i>`;
  }

  /** @internal How many sit at the table. */
  get size(): number {
    return this.context?.players.length ?? 3;
  }

  /** @internal */
  override get backInk(): Ink {
    return packInk(this.view);
  }

  /** @internal */
  override look(): Look {
    return packLook(super.look(), this.settings);
  }

  override hands(): readonly (readonly Card[])[] {
    return [this.hand.cards];
  }

  /** @internal Whoever sits in a seat. */
  whoSits(seat: Seat): Who {
    return whoSitsIn(this, seat);
  }

  protected override room(look: Look): TemplateResult {
    return roomOf(this, look, this.hand.model(look));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tarok-ombre-table': TarokOmbreTable;
  }
}
