import type {Thinker} from '@quinola/chart';
import type {Ink} from '@quinola/faces';
import {OptionsError} from '@quinola/play';
import {backPattern, GameTable, type GameFeatures, type CardLook, type Tool, wholeOf} from '@quinola/table';
import {html, type nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult} from 'lit';
import {patienceNamed, USUAL} from './games/known.js';
import {profile, patienceMachine} from './machine.js';
import {
  compile,
  patience,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
  type PatienceView,
} from './rules/index.js';
import {en} from './strings/en.js';
import type {PatiencePanelWords, PatienceRoomWords} from './strings.js';
import {redoMovesOf} from './table/redo.js';
import {chosen} from './table/choices.js';
import {arrangementOf} from './table/arrangement.js';
import {BoardSize} from './table/board-size.js';
import {toolView} from './table/actions.js';
import {patienceWords} from './table/language.js';
import type {Layout} from './table/layout.js';
import {carriesOf, tapOn} from './table/picking.js';
import {layoutView} from './table/piles.js';
import {promptView} from './table/prompt.js';
import {patienceStyles} from './table/styles.js';

/** The key under which results are kept. */
export const COUNT_KEY = 'quinola-patience';

/**
 * A patience table: eleven patiences after Lady Cadogan, 1874, and any that is added as data.
 *
 * @summary A patience as one tag.
 * @tagname patience-table
 * @without level seat names confirm undo autoplay ceremony quinola-trick quinola-score hand trick seat score --quinola-card-width
 *
 * @attr {la-belle-lucie|house-in-the-wood|house-on-the-hill|hemispheres|fifteen|salic-law|four-corners|windmill|shah|blockade|clock} game - Which patience; `la-belle-lucie` unless set.
 * @attr {string} options - Options of that patience: `redeals=1 redealWhen=stuck`. The book's letter is `redealWhen=stuck`, in the Blockade `rowWhen=stuck`.
 * @attr {boolean} strict - A touched card must be moved, and no move can be taken back.
 * @attr {boolean} daily - The deal of the day, by the visitor's own date.
 * @attr {double|single} figures - Two-headed figures, or standing ones.
 * @attr {boolean} nohotkeys - No letter keys.
 *
 * @fires {MoveEvent} quinola-move - After any move.
 * @fires {DealEvent} quinola-deal - The cards are laid out.
 * @fires {OverEvent} quinola-over - The game has come out, or no move is left; the complete record is available.
 *
 * @csspart layout - The cards as they are laid out.
 * @csspart pile - A place of the layout with its cards.
 */
export class PatienceTable extends GameTable<
  PatienceState,
  PatienceView,
  PatienceMove,
  PatienceOptions,
  PatienceHappening
> {
  static override readonly styles = [...GameTable.styles, patienceStyles];

  static override readonly properties: PropertyDeclarations = {
    patience: {attribute: 'game'},
    options: {},
    strict: {type: Boolean},
    daily: {type: Boolean},
  };

  /** Which patience, by its id. */
  declare patience: string | null;
  declare options: string | null;
  declare strict: boolean;
  declare daily: boolean;

  /** @internal */
  override gameWords: PatienceRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: PatiencePanelWords | null = null;
  /** @internal The pile whose card is picked up. */
  picked: string | null = null;
  /** @internal Whether every movable card is marked. */
  shows = false;
  /** @internal The pile that is asked what it takes. */
  asks: string | null = null;
  /** @internal What that pile says; there with the features. */
  takes: (pile: string) => string = () => '';
  /** @internal Whether nothing is left to do but to send every card home; there with the features. */
  canGoHome: () => boolean = () => false;
  /** @internal The end panel the visitor closed, by its move count. */
  closedAt = -1;
  /** @internal The seed of today's deal, while another day's is unfinished. */
  today: string | null = null;
  /** @internal How far the card just put down was dragged. */
  dropped: {readonly from: string; readonly x: number; readonly y: number} | null = null;
  #stop = '';
  #moves: {readonly view: PatienceView; readonly moves: readonly PatienceMove[]} | null = null;
  #holds = false;
  readonly #board = new BoardSize(this);

  override readonly wordSources = patienceWords;
  /** @internal */
  override readonly game = patience;
  /** @internal */
  override readonly profile = profile;
  protected override readonly machine = patienceMachine;
  protected override readonly thinker: Thinker = {
    choose: async (question, signal) => {
      const {advise} = await this.missing.fetch('advice', () => import('./help/advice.js'));
      return advise(question, signal);
    },
  };
  protected override readonly ownKeys = [COUNT_KEY];
  protected override readonly tools: readonly Tool[] = ['hint'];
  override readonly backInk: Ink = 'red';

  protected override async importFeatures(): Promise<() => GameFeatures> {
    const {patienceFeatures} = await import('./table/features.js');
    return () => patienceFeatures(this);
  }

  protected override usualOptions(): PatienceOptions {
    return {game: patienceNamed(this.wished)?.id ?? USUAL};
  }

  /** The patience the page requests. */
  private get wished(): string {
    return this.patience || USUAL;
  }

  protected override readOptions(): PatienceOptions {
    const game = this.wished;
    if (!patienceNamed(game)) throw new OptionsError('unknown-value', {name: 'game', value: game});
    return this.options ? chosen(game, this.options) : {game};
  }

  protected override playersFor(): number {
    return 1;
  }

  /** Starts a new game; the same seed gives the same cards. */
  override async restart(seed?: string): Promise<void> {
    this.picked = this.today = null;
    const today = !this.seed && this.daily ? dealOfTheDay(this.wished, new Date()) : undefined;
    const isFirst = !this.persistence;
    await super.restart(seed ?? today);
    if (!today || !isFirst || !this.persistence?.found) return;
    const {resumeOrDealToday} = await this.missing.fetch('kept', () => import('./table/another-day.js'));
    resumeOrDealToday(this, today);
  }

  /** @internal While a card is dragged nothing is redrawn: pictures that finish loading wait. */
  holds(card: boolean): void {
    this.#holds = card;
    this.performUpdate();
  }

  protected override performUpdate(): void {
    if (!this.#holds) super.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.hasBegun || changed.has('strict')) this.undoable = !this.strict;
    super.willUpdate(changed);
  }

  /** @internal The moves possible now. */
  moves(): readonly PatienceMove[] {
    const {view} = this;
    if (!view || !this.tag('visitor', 'travel')) return [];
    if (this.#moves?.view !== view) this.#moves = {view, moves: patience.moves(view)};
    return this.#moves.moves;
  }

  /** Makes a move; returns whether it was legal. */
  override play(move: PatienceMove): boolean {
    const lawful = super.play(move);
    if (lawful) this.picked = null;
    return lawful;
  }

  /** Takes back the last move, unless the table is `strict`. */
  override undo(): void {
    super.undo();
    this.picked = null;
  }

  /** @internal Moves that can be redone, the last taken back first. */
  get ahead(): readonly PatienceMove[] {
    return this.context ? redoMovesOf(wholeOf<PatienceView, PatienceMove>(this).record) : [];
  }

  /** Redoes the move that was taken back. */
  redo(): void {
    const [move] = this.ahead;
    if (move) this.play(move);
  }

  /** @internal Marks what may move, or removes the marks. */
  show(): void {
    this.shows = !this.shows;
    this.requestUpdate();
  }

  /** @internal The pile with the tab stop. */
  get stop(): string {
    return this.#stop || carriesOf(this.moves())[0]?.from || 'stock';
  }

  set stop(pile: string) {
    this.#stop = pile;
    this.requestUpdate();
  }

  /** @internal Whether the requested advice names this pile. */
  hinted(pile: string): boolean {
    const move = this.context?.hint?.move;
    return (
      move !== undefined &&
      ('from' in move ? move.from === pile || move.to === pile : move.type === 'turn' && pile === 'stock')
    );
  }

  /** @internal */
  tap(pile: string): void {
    this.#stop = pile;
    this.note = null;
    const tapped = tapOn(pile, this.picked, this.moves());
    if ('move' in tapped) this.play(tapped.move);
    // At a strict table a touched card must be moved.
    else if (!this.strict || this.picked === null) this.picked = tapped.pick;
    this.requestUpdate();
  }

  /** @internal The title of a patience in the table's language, unless other words are given. */
  titleOf(game: string, code = this.code, {titles} = this.gameWords): string {
    const title = patienceNamed(game)?.title ?? {};
    return titles?.[game] ?? title[code] ?? title['en'] ?? game;
  }

  /** @internal The title of the current patience. */
  get called(): string {
    return this.titleOf((this.context?.view.options ?? this.usualOptions()).game);
  }

  protected override titles(): readonly [string] {
    return [this.called];
  }

  /** @internal */
  override look(): CardLook {
    return {
      ...super.look(),
      double: this.settings.get('figures') !== 'single',
      corner: this.settings.get('indices') !== 'none',
    };
  }

  /** @internal The current layout. */
  get layout(): Layout {
    return this.#board.layout(this.context!.view.options);
  }

  protected override ownTools(): TemplateResult | typeof nothing {
    return toolView(this);
  }

  protected override room(look: CardLook): TemplateResult {
    const game = compile(this.context!.view.options);
    const tapped = ({target}: Event): void => {
      const pile = (target as Element).closest<HTMLElement>('.pile')?.dataset['pile'];
      if (pile) this.tap(pile);
      else if (!this.strict) {
        this.picked = null;
        this.requestUpdate();
      }
    };
    return html`${backPattern(this)}
      <div class="board ${arrangementOf(game.def, this.#board.place).aside ? 'beside' : ''}" @click=${tapped}>
        ${layoutView(this, game, this.layout, look)}
      </div>
      ${promptView(this)}`;
  }
}

/** The seed of a patience's daily deal, the same for everybody on the same calendar date. */
export function dealOfTheDay(game: string, day: Date): string {
  return `${game} ${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'patience-table': PatienceTable;
  }
}
