import {
  GameTable,
  lazyThinker,
  LayoutController,
  layoutRoom,
  layoutStyles,
  type OptionProperties,
  attributeOptions,
  optionProperties,
} from '@quinola/table';
import {profile, chessMachine} from '../machine.js';
import {
  boardOf,
  chess,
  chessOptions,
  isFielding,
  LETTERS,
  SEATS,
  sideFor,
  type ChessHappening,
  type ChessMove,
  type ChessOptions,
  type ChessState,
  type ChessView,
  type Side,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {ChessPanelWords, ChessRoomWords} from '../words/types.js';
import {chessWords} from '../made/language.js';
import {endedLine} from './ended.js';
import {progressOf, roomSource, walkingButtons} from './room.js';
import {chessStyles} from './styles.js';

/**
 * A chessboard: chess as Fielding's book taught it in Poland about 1820, or as it is played today.
 *
 * @summary Chess as one tag.
 * @tagname chess-table
 *
 * @attr {string} fen - A position from which each game begins, in Forsyth's notation.
 * @attr {string} marked - The pawn with which its side undertakes to mate, by its square at the start: `g2`.
 * @attr {bone|wood|print} men - What the men are made of.
 * @attr {boolean} turned - Whether the board is seen from the other side.
 *
 * @csspart square - A square of the board.
 * @csspart piece - A man.
 * @csspart moves - The moves of the game.
 * @without quinola-trick hand trick card
 */
export class ChessTable extends GameTable<ChessState, ChessView, ChessMove, ChessOptions, ChessHappening> {
  static override readonly styles = [...GameTable.styles, layoutStyles, chessStyles];

  static override readonly properties = {
    ...optionProperties(chessOptions.rules),
    fen: {},
    marked: {},
    men: {reflect: true},
    turned: {type: Boolean, reflect: true},
  };

  /** @internal */
  override gameWords: ChessRoomWords = en;
  /** @internal The texts of the panels; `null` until the features are loaded. */
  override gamePanelWords: ChessPanelWords | null = null;

  constructor() {
    super();
    this.fen = null;
    this.marked = null;
    this.men = null;
    this.turned = false;
  }

  /** @internal The room, as it is described in `table/room.ts`. */
  readonly board = new LayoutController(this, roomSource(this));

  protected override readonly description = this.describe({
    game: chess,
    profile,
    machine: chessMachine,
    options: attributeOptions(this, chessOptions),
    players: SEATS,
    words: chessWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {chessFeatures} = await import('./features.js');
      return () => chessFeatures(this);
    },
    guide: 'first-game',
    room: (look) =>
      layoutRoom(this.board, look, {
        prompt: this.note?.text ?? this.statusLine(),
        actions: walkingButtons(this),
        progress: progressOf(this),
      }),
  });

  #walked: number | null = null;

  /** @internal After how many moves the board is shown that is looked back at; `null` = as it is now. */
  get walked(): number | null {
    // With another game it is over.
    const moves = this.#walked;
    return moves !== null && moves < (this.view?.line.length ?? 0) ? moves : null;
  }

  set walked(moves: number | null) {
    this.#walked = moves;
    this.requestUpdate();
  }

  /** The step of the match at which its sheet was laid aside. */
  #asideAt = '';

  /** @internal Whether the sheet of a finished game is laid aside, so that its board can be looked at. */
  get isAside(): boolean {
    return this.tag('sheet', 'over') && this.#asideAt === this.match.step;
  }

  /** @internal Lays the sheet of a finished game aside. */
  layAside(): void {
    this.#asideAt = this.match.step;
    this.requestUpdate();
  }

  /** @internal Whether both players are visitors, who sit before the same board: it stays as it lies. */
  get isShared(): boolean {
    return this.context?.players.every(({kind}) => kind === 'visitor') ?? false;
  }

  /** @internal Whether black lies below: the viewer's men do, unless the board is turned. */
  get isTurned(): boolean {
    const {view} = this;
    const isBlack = view !== null && view.player >= 0 && !this.isShared && sideFor(view, view.player) === 1;
    return isBlack !== this.turned;
  }

  /** @internal The line that says whose turn it is. */
  statusLine(): string {
    const {turn, view} = this.context!;
    if (turn.over || this.tag('sheet')) return this.isAside ? endedLine(this) : '';
    if (typeof turn.must !== 'number') return this.words.dealing;
    if (!this.tag('visitor')) return this.words.waits(this.who(turn.must));
    // Who share a board are both "you".
    const {name} = this.context!.players[turn.must]!;
    if (this.isShared && name) return this.words.waits({...this.who(turn.must), name, you: false});
    const {yourTurn, checked, men} = this.gameWords;
    const {phase} = turn;
    if (phase !== 'playing.move') return phase in yourTurn ? yourTurn[phase as keyof typeof yourTurn] : '';
    const {side} = view.line.at(-1) ?? {};
    const board = boardOf(view.fen, isFielding(view));
    if (side === undefined || view.isUndeclared || !board.inCheck()) return yourTurn['playing.move'];
    const [first] = board.attackers(board.kings[board.side]!, (1 - board.side) as Side);
    return checked(men[LETTERS[board.men[first!]! & 7]!]!);
  }
}

/** The attributes that set what is agreed before the match, and how the board lies. */
export interface ChessTable extends OptionProperties<typeof chessOptions> {
  /** A position from which each game begins, in Forsyth's notation. */
  fen: string | null;
  /** The pawn with which its side undertakes to mate, by its square at the start. */
  marked: string | null;
  /** What the men are made of: bone unless set, wood, or print. */
  men: string | null;
  /** Whether the board is seen from the other side. */
  turned: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-table': ChessTable;
  }
}
