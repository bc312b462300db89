import type {Card} from '@quinola/cards';
import type {Thinker} from '@quinola/chart';
import type {Ink} from '@quinola/faces';
import type {Seat} from '@quinola/play';
import {
  agreedBy,
  GameTable,
  HandController,
  handStyles,
  trickStyles,
  type GameFeatures,
  type LanguageCode,
  type Look,
  type Tool,
  type Who,
} from '@quinola/table';
import {html, type PropertyDeclarations, type TemplateResult} from 'lit';
import {manner, reversisMachine} from './machine.js';
import {
  reversis,
  reversisOptions,
  SEATS,
  sorted,
  type ReversisHappening,
  type ReversisMove,
  type ReversisOptions,
  type ReversisState,
  type ReversisView,
} from './rules/index.js';
import {en} from './strings/en.js';
import type {ReversisPanelWords, ReversisRoomWords} from './strings.js';
import {loadPanelWords, loadRoomWords} from './table/language.js';
import {roomOf} from './table/room.js';
import {reversisStyles} from './table/styles.js';

/**
 * A table of Reversis, rules of 1819: four players, each for himself, who avoid points, or take every trick.
 *
 * @summary Reversis as one tag.
 * @tagname reversis-table
 *
 * @attr {number} rounds - Rounds of four deals: ten unless set, from 1.
 * @attr {10|5} fische - Jettons of a Fische.
 * @attr {automatic|onDemand} claims - `onDemand`: Quinola, aces and the pannier are paid only if they are asked for before the cut.
 * @attr {number} quinola-forcee - In so many rounds from the first the Quinola must be kept; none unless set.
 * @attr {stands|void} other-quinola-in-reversy - Whether another's forced Quinola is paid where Reversis is made.
 * @attr {once|extra} quinola-bonne - `extra`: the four Fischer for a Quinola à la bonne come beside those for the Reversis.
 * @attr {largestFirst|oldestFirst} bete-order - Which of the bêtes that wait is played for next.
 * @attr {novice|book|master} level - How well the opponents play: one word, or one for each player.
 * @attr {number|watcher} seat - Which player the visitor is, from 0; `watcher` looks on.
 * @attr {string} seed - Any text: equal seeds give equal deals. A fresh one unless set.
 * @attr {string} names - Names of the players, divided by commas.
 * @attr {short|full} ceremony - `full`: the four tens are drawn for places.
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
 * @attr {boolean} share - A link to the deal may be copied, and a `seed` in the page's address is taken.
 * @attr {boolean} nohotkeys - No letter keys but those of the cards.
 * @attr {boolean} nocopy - The menu does not offer the lines that put this table into another page.
 * @attr {string} lang - Language: the page's unless set; `en`, `de`, `pl`, `ru` or `sv`.
 *
 * @fires {BeforeMoveEvent} quinola-before-move - Before a move of the visitor; `preventDefault()` holds it back.
 * @fires {MoveEvent} quinola-move - After any move, as the visitor saw it.
 * @fires {DealEvent} quinola-deal - A new deal lies before the players.
 * @fires {TrickEvent} quinola-trick - A trick was won.
 * @fires {ScoreEvent} quinola-score - A deal was settled.
 * @fires {OverEvent} quinola-over - The session is over; the whole record is there.
 * @fires {TableErrorEvent} quinola-error - Something could not be read or done; `code` says what.
 *
 * @csspart felt - The whole table.
 * @csspart prompt - The line that says whose turn it is and what is asked.
 * @csspart toolbar - The row of buttons.
 * @csspart hand - The visitor's cards.
 * @csspart card - A card.
 * @csspart trick - The cards on the table.
 * @csspart seat - A player with his name and backs.
 * @csspart score - The pannier, and the bêtes that wait.
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
 * @cssprop [--quinola-card-width=clamp(56px, 31px + 9.5cqi, 102px)] - Width of a card in the hand; where the table is narrower than 720 px
 *   `clamp(40px, 1px + 13.2cqi, 76px)`.
 * @cssprop [--quinola-font=ui-serif, Georgia, serif] - The letters.
 * @cssprop [--quinola-focus=#f2c14e] - The ring of what has the focus.
 */
export class ReversisTable extends GameTable<
  ReversisState,
  ReversisView,
  ReversisMove,
  ReversisOptions,
  ReversisHappening
> {
  static override readonly styles = [...GameTable.styles, handStyles, ...trickStyles, reversisStyles];

  static override readonly properties: PropertyDeclarations = {
    rounds: {type: Number},
    fische: {type: Number},
    claims: {},
    quinolaForcee: {type: Number, attribute: 'quinola-forcee'},
    otherQuinolaInReversy: {attribute: 'other-quinola-in-reversy'},
    quinolaBonne: {attribute: 'quinola-bonne'},
    beteOrder: {attribute: 'bete-order'},
  };

  declare rounds: number | null;
  declare fische: number | null;
  declare claims: string | null;
  declare quinolaForcee: number | null;
  declare otherQuinolaInReversy: string | null;
  declare quinolaBonne: string | null;
  declare beteOrder: string | null;

  /** @internal */
  gameWords: ReversisRoomWords = en;
  /** @internal The other words; there with the features. */
  gamePanelWords: ReversisPanelWords | null = null;
  /** @internal The basket with what lies in it; there with the features. */
  basket: ((jettons: number) => TemplateResult) | null = null;

  /** @internal */
  readonly hand = new HandController<ReversisView, ReversisMove>(this, {
    cards: () => sorted(this.view?.hand ?? []),
    move: (card) => ({type: 'PLAY', card}),
  });

  override readonly game = reversis;
  override readonly manner = manner;
  override readonly backInk: Ink = 'red';
  protected override readonly tools: readonly Tool[] = ['hint', 'why', 'last'];
  protected override readonly machine = reversisMachine;

  /** The opponents are fetched with the first question to them. */
  protected override readonly thinker: Thinker = {
    choose: async (question, signal) => (await import('./table/thinker.js')).choose(this, question, signal),
  };

  protected override async loadRoomWords(code: LanguageCode): Promise<undefined> {
    this.gameWords = await loadRoomWords(code);
    return undefined;
  }

  protected override async loadFeatures(code: LanguageCode): Promise<GameFeatures> {
    const [{basketOf, reversisFeatures}, texts] = await Promise.all([
      import('./table/features.js'),
      loadPanelWords(code),
    ]);
    this.gamePanelWords = texts;
    this.basket = basketOf;
    return reversisFeatures(this);
  }

  protected override usualOptions(): ReversisOptions {
    return reversisOptions();
  }

  protected override readOptions(): ReversisOptions {
    return reversisOptions(agreedBy(this, this.usualOptions()));
  }

  protected override playersFor(): number {
    return SEATS;
  }

  protected override tableName(): string {
    return `${this.gameWords.title}, ${this.gameWords.subtitle}`;
  }

  protected override heading(): TemplateResult {
    return html`${this.gameWords.title} <i>${this.gameWords.subtitle}</i>`;
  }

  /** @internal Whoever sits in a seat; nobody before places are drawn. */
  whoSits(seat: Seat): Who {
    const player = this.view?.seats[seat];
    return player === undefined ? {name: '', you: false} : this.who(player);
  }

  override hands(): readonly (readonly Card[])[] {
    return [this.hand.cards];
  }

  protected override room(look: Look): TemplateResult {
    return roomOf(this, look, this.hand.model(look));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'reversis-table': ReversisTable;
  }
}
