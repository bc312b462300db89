import {OptionsError} from '@quinola/play';
import {GameTable, LayoutController, layoutStyles, wholeOf, type CardLook} from '@quinola/table';
import type {PropertyDeclarations, PropertyValues} from 'lit';
import {patienceNamed, USUAL} from '../rules/games/known.js';
import {profile, patienceMachine} from '../machine.js';
import {
  patience,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
  type PatienceView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {PatiencePanelWords, PatienceRoomWords} from '../words/types.js';
import {redoMovesOf} from './redo.js';
import {chosen} from './choices.js';
import {toolView} from './actions.js';
import {COUNT_KEY} from './count-key.js';
import {patienceWords} from '../made/language.js';
import {roomOf, roomSource} from './room.js';
import {patienceStyles} from './styles.js';

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
  static override readonly styles = [...GameTable.styles, layoutStyles, patienceStyles];

  static override readonly properties: PropertyDeclarations = {
    patience: {attribute: 'game'},
    options: {},
    strict: {type: Boolean},
  };

  /** Which patience, by its id. */
  declare patience: string | null;
  declare options: string | null;
  declare strict: boolean;

  /** @internal */
  override gameWords: PatienceRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: PatiencePanelWords | null = null;
  /** @internal Whether every movable card is marked. */
  shows = false;
  /** @internal What a pile takes, in words; there with the features. */
  takes: (pile: string) => string = () => '';
  /** @internal Whether nothing is left to do but to send every card home; there with the features. */
  canGoHome: () => boolean = () => false;
  /** @internal The end panel the visitor closed, by its step of the match. */
  closedAt = '';
  #moves: {readonly view: PatienceView; readonly moves: readonly PatienceMove[]} | null = null;
  /** @internal The layout, what is picked up there, and what taps do. */
  readonly board = new LayoutController(this, roomSource(this));

  protected override readonly description = this.describe({
    game: patience,
    profile,
    machine: patienceMachine,
    options: {
      usual: () => ({game: patienceNamed(this.wished)?.id ?? USUAL}),
      read: () => {
        const game = this.wished;
        if (!patienceNamed(game)) throw new OptionsError('unknown-value', {name: 'game', value: game});
        return this.options ? chosen(game, this.options) : {game};
      },
    },
    players: 1,
    words: patienceWords,
    thinker: {
      choose: async (question, signal) => {
        const {advise} = await this.missing.fetch('advice', () => import('../opponents/help/advice.js'));
        return advise(question, signal);
      },
    },
    features: async () => {
      const {patienceFeatures} = await import('./features.js');
      return () => patienceFeatures(this);
    },
    titles: () => [this.called],
    tools: ['hint'],
    ownTools: () => toolView(this),
    guide: ({game}) => (game === 'la-belle-lucie' ? 'lucie' : game),
    ownKeys: [COUNT_KEY],
    room: (look) => roomOf(this, look),
  });

  /** The patience the page requests. */
  private get wished(): string {
    return this.patience || USUAL;
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

  /** @internal The pile whose card is picked up. */
  get picked(): string | null {
    return this.board.picked?.pile ?? null;
  }

  /** @internal The title of a patience in the table's language, unless other words are given. */
  titleOf(game: string, code = this.code, {titles} = this.gameWords): string {
    const title = patienceNamed(game)?.title ?? {};
    return titles?.[game] ?? title[code] ?? title['en'] ?? game;
  }

  /** @internal The title of the current patience. */
  get called(): string {
    return this.titleOf((this.context?.view.options ?? this.description.options.usual()).game);
  }

  /** @internal */
  override look(): CardLook {
    return {
      ...super.look(),
      double: this.settings.get('figures') !== 'single',
      corner: this.settings.get('indices') !== 'none',
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'patience-table': PatienceTable;
  }
}
