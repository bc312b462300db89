import type {Thinker} from '@quinola/chart';
import type {Ink} from '@quinola/faces';
import {agreedBy, GameTable, type GameFeatures, type LanguageCode, type Look} from '@quinola/table';
import {html, type PropertyDeclarations, type TemplateResult} from 'lit';
import {manner, newGameMachine} from './machine.js';
import {
  newGame,
  newGameOptions,
  type NewGameHappening,
  type NewGameMove,
  type NewGameOptions,
  type NewGameState,
  type NewGameView,
} from './rules/index.js';
import {en} from './strings/en.js';
import type {NewGamePanelWords, NewGameRoomWords} from './strings.js';
import {loadPanelWords, loadRoomWords} from './table/language.js';
import {roomOf} from './table/room.js';
import {newGameStyles} from './table/styles.js';

/**
 * A table of New game: a patience of one pack.
 *
 * @summary New game as one tag.
 * @tagname new-game-table
 *
 * @attr {number} rounds - How often the packet is gone through, twice unless set.
 * @attr {novice|book|master} level - How well the opponents play: one word, or one for each player.
 * @attr {number|watcher} seat - Which player the visitor is, from 0; `watcher` looks on.
 * @attr {string} seed - Any text: equal seeds give equal deals. A fresh one unless set.
 * @attr {short|full} ceremony - `full` plays out what comes before the first move.
 * @attr {salon|biedermeier|manuscript|night|plain} theme - The looks.
 * @attr {two-colour|four-colour} suits - A colour for each suit.
 * @attr {single|double} figures - Standing figures, or two-headed ones.
 * @attr {auto|corner|none} indices - Rank and suit in the corners.
 * @attr {tarotee|diaper} back - The pattern of the backs.
 * @attr {calm|slow|quick|none} pace - How fast things go.
 * @attr {auto|interaction} reveal - `interaction`: the match begins when the visitor asks for it.
 * @attr {string} persist - A key under which the match is kept over reloads.
 * @attr {boolean} undo - Whether a decision may be taken back.
 * @attr {boolean} autoplay - The machines play by themselves, to be looked at.
 * @attr {boolean} kiosk - For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds.
 * @attr {boolean} sound - Sounds of cards and counters; none unless set, and the visitor may set it otherwise.
 * @attr {boolean} share - A link to the deal may be copied, and a `seed` in the page's address is taken.
 * @attr {boolean} nohotkeys - No letter keys but those of the cards.
 * @attr {boolean} nocopy - The menu does not offer the lines that put this table into another page.
 * @attr {string} lang - Language: the page's unless set; `en`.
 *
 * @fires {BeforeMoveEvent} quinola-before-move - Before a move of the visitor; `preventDefault()` holds it back.
 * @fires {MoveEvent} quinola-move - After any move, as the visitor saw it.
 * @fires {DealEvent} quinola-deal - A new deal lies before the players.
 * @fires {ScoreEvent} quinola-score - A deal was settled.
 * @fires {OverEvent} quinola-over - The session is over; the whole record is there.
 * @fires {TableErrorEvent} quinola-error - Something could not be read or done; `code` says what.
 *
 * @csspart felt - The whole table.
 * @csspart prompt - The line that says whose turn it is and what is asked.
 * @csspart toolbar - The row of buttons.
 * @csspart card - A card.
 * @csspart score - The papers with the score.
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
export class NewGameTable extends GameTable<
  NewGameState,
  NewGameView,
  NewGameMove,
  NewGameOptions,
  NewGameHappening
> {
  static override readonly styles = [...GameTable.styles, newGameStyles];

  static override readonly properties: PropertyDeclarations = {rounds: {type: Number}};

  declare rounds: number | null;

  /** @internal */
  gameWords: NewGameRoomWords = en;
  /** @internal The other words; there with the features. */
  gamePanelWords: NewGamePanelWords | null = null;

  override readonly game = newGame;
  override readonly manner = manner;
  override readonly backInk: Ink = 'red';
  protected override readonly machine = newGameMachine;

  /** Whoever does not think for long needs no worker: he is fetched with the first question. */
  protected override readonly thinker: Thinker = {
    choose: async (question) => {
      const {newGameBrain} = await import('./opponent.js');
      return newGameBrain.choose(question as unknown as Parameters<typeof newGameBrain.choose>[0]);
    },
  };

  protected override async loadRoomWords(code: LanguageCode): Promise<undefined> {
    this.gameWords = await loadRoomWords(code);
    return undefined;
  }

  protected override async loadFeatures(code: LanguageCode): Promise<GameFeatures> {
    const [{newGameFeatures}, texts] = await Promise.all([
      import('./table/features.js'),
      loadPanelWords(code),
    ]);
    this.gamePanelWords = texts;
    return newGameFeatures(this);
  }

  protected override usualOptions(): NewGameOptions {
    return newGameOptions();
  }

  protected override readOptions(): NewGameOptions {
    return newGameOptions(agreedBy(this, this.usualOptions()));
  }

  protected override playersFor(): number {
    return 1;
  }

  protected override tableName(): string {
    return `${this.gameWords.title}, ${this.gameWords.subtitle}`;
  }

  protected override heading(): TemplateResult {
    return html`${this.gameWords.title} <i>${this.gameWords.subtitle}</i>`;
  }

  /** @internal The line that says whose turn it is. */
  statusLine(): string {
    const {turn} = this.context!;
    if (turn.over || this.tag('sheet')) return '';
    if (this.tag('visitor')) return this.gameWords.yourTurn;
    return typeof turn.must === 'number' ? this.gameWords.waits(this.who(turn.must)) : this.gameWords.dealing;
  }

  protected override room(look: Look): TemplateResult {
    return roomOf(this, look);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'new-game-table': NewGameTable;
  }
}
