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
import {manner, tarokMachine} from './machine.js';
import {
  tarok,
  tarokOptions,
  type TarokHappening,
  type TarokMove,
  type TarokOptions,
  type TarokState,
  type TarokView,
} from './rules/game.js';
import {en} from './strings/en.js';
import type {TarokPanelWords, TarokRoomWords} from './strings.js';
import {loadPanelWords, loadRoomWords} from './table/language.js';
import {roomOf} from './table/room.js';

/**
 * A table of Tarok, Warsaw about 1820: three players, or two, announce what their hands are worth, fight over the Pagat,
 * the kings and the last trick, and count their cards.
 *
 * @summary Tarok for three or for two as one tag.
 * @tagname tarok-table
 *
 * @attr {3|2} players - `3`: Tarok en trois; `2`: Tarok en deux.
 * @attr {number|open} deals - En trois: deals of the session, three unless set; `open`: until the visitor ends it.
 * @attr {number|open} parties - En deux: parties of the session, one unless set.
 * @attr {string} deal - A set deal with which the session begins, such as `S:SK,21,5,1.KQ2.J.T98.A E:… W:… dealer=W skat=3S,4S,2H`.
 * @attr {best|above|both} matador-series - Which unbroken series of matadors is announced.
 * @attr {boolean} announce-pagat-with-taroks - Who announces taroks says whether the Pagat is among them.
 * @attr {boolean} announce-pagat-in-skat - A dealer who buries the Pagat says so.
 * @attr {single|cumulative} pagat-accounting - En trois: whether a Pagat is paid once, or directly and on the table.
 * @attr {trickWinner|nextInTurn} pagat-tie - En trois: who gets a lost Pagat when both opponents have announced alike.
 * @attr {pairwise|each} card-flow - En trois: whether who is below 26 pays his lack once, or to each.
 * @attr {number} king-ultimo - En trois: what a king of the last trick is paid at, 10 unless set.
 * @attr {boolean} stichfrei - En trois: who makes no trick gets 26 from each.
 * @attr {boolean} pot - En trois: each dealer stakes to a pot that the last trick may win.
 * @attr {number} pot-stake - With a pot: what each dealer stakes, 10 unless set.
 * @attr {calls-tarok|free} sky-led - What a led Sky asks for.
 * @attr {number} target - En deux: the points of a party, 100 unless set.
 * @attr {number} double-below - En deux: with fewer points the loser pays the party double, 50 unless set.
 * @attr {number} party-stake - En deux: the stake of a party in groszy, 60 unless set.
 * @attr {number} point-value - En deux: groszy for a point, 2 unless set.
 * @attr {yes|no} captor-scores - En deux: whether a captured Pagat or king is scored by its captor, or by nobody.
 * @attr {1|0} pair-empty - En deux: what two empty cards count together.
 * @attr {novice|book|master} level - How well the opponents play: one word, or one for each player.
 * @attr {number|watcher} seat - Which player the visitor is, from 0; `watcher` looks on.
 * @attr {string} seed - Any text: equal seeds give equal deals. A fresh one unless set.
 * @attr {string} lesson - A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`.
 * @attr {string} names - Names of the players, divided by commas.
 * @attr {short|full} ceremony - `full` plays the draw for seats and the cut out.
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
 * @fires {ScoreEvent} quinola-score - A deal or a party was settled.
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
 * @csspart score - The papers of all players.
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
export class TarokTable extends GameTable<
  TarokState,
  TarokView,
  TarokMove,
  TarokOptions,
  TarokHappening,
  Choice
> {
  static override readonly styles = packTableStyles;

  static override readonly properties: PropertyDeclarations = {
    sitters: {attribute: 'players'},
    deals: {},
    parties: {},
    matadorSeries: {attribute: 'matador-series'},
    announcePagatWithTaroks: {type: Boolean, attribute: 'announce-pagat-with-taroks'},
    announcePagatInSkat: {type: Boolean, attribute: 'announce-pagat-in-skat'},
    skyLed: {attribute: 'sky-led'},
    pagatAccounting: {attribute: 'pagat-accounting'},
    pagatTie: {attribute: 'pagat-tie'},
    cardFlow: {attribute: 'card-flow'},
    kingUltimo: {attribute: 'king-ultimo'},
    stichfrei: {type: Boolean},
    pot: {type: Boolean},
    potStake: {attribute: 'pot-stake'},
    target: {},
    doubleBelow: {attribute: 'double-below'},
    partyStake: {attribute: 'party-stake'},
    pointValue: {attribute: 'point-value'},
    captorScores: {attribute: 'captor-scores'},
    pairEmpty: {attribute: 'pair-empty'},
  };

  /** The attribute `players`. */
  declare sitters: string | null;
  declare deals: string | null;
  declare parties: string | null;
  declare matadorSeries: string | null;
  declare announcePagatWithTaroks: boolean;
  declare announcePagatInSkat: boolean;
  declare skyLed: string | null;
  declare pagatAccounting: string | null;
  declare pagatTie: string | null;
  declare cardFlow: string | null;
  declare kingUltimo: string | null;
  declare stichfrei: boolean;
  declare pot: boolean;
  declare potStake: string | null;
  declare target: string | null;
  declare doubleBelow: string | null;
  declare partyStake: string | null;
  declare pointValue: string | null;
  declare captorScores: string | null;
  declare pairEmpty: string | null;

  /** @internal Words of all games on 78 cards. */
  packWords: PackRoomWords = packEn;
  /** @internal The other words; there with the features. */
  packPanelWords: PackPanelWords | null = null;
  /** @internal */
  gameWords: TarokRoomWords = en;
  /** @internal The other words; there with the features. */
  gamePanelWords: TarokPanelWords | null = null;

  /** @internal */
  readonly hand = packHand<TarokView, TarokMove>(this, (card) => ({type: 'PLAY', card}));

  override readonly game = tarok;
  override readonly manner = manner;
  protected override readonly machine = tarokMachine;
  protected override readonly tools = PACK_TOOLS;
  /** @internal On which hand of the visitor the next in turn sits. */
  readonly goesTo = 'right';

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
    const [{tarokFeatures}, packMore, texts] = await Promise.all([
      import('./table/features.js'),
      loadPackPanelWords(code),
      loadPanelWords(code),
    ]);
    this.packPanelWords = packMore;
    this.gamePanelWords = texts;
    return tarokFeatures(this);
  }

  protected override usualOptions(): TarokOptions {
    return tarokOptions(this.sitters === '2' ? {players: 2} : {});
  }

  protected override readOptions(): TarokOptions {
    const set = agreedBy(this, this.usualOptions(), {players: 'sitters'});
    return tarokOptions(set);
  }

  // What a record leaves out is as it is unless set.
  protected override playersFor({players = 3}: Partial<TarokOptions>): number {
    return players;
  }

  /** @internal Whether Tarok en trois is played. */
  get isTrois(): boolean {
    return (this.view?.options.players ?? (this.sitters === '2' ? 2 : 3)) === 3;
  }

  /** For how many. */
  private get subtitle(): string {
    return this.gameWords.subtitle[this.isTrois ? 3 : 2];
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
    'tarok-table': TarokTable;
  }
}
