import {
  GameTable,
  LayoutController,
  layoutRoom,
  layoutStyles,
  squaresShape,
  type LayoutShape,
  type PilePlan,
  layoutFeatures,
} from '@quinola/table';
import {html} from 'lit';
import {
  menGame,
  SIDE,
  SQUARES,
  trayOf,
  type MenHappening,
  type MenMove,
  type MenState,
  type MenView,
} from './game.js';
import {menMachine, menProfile} from './machine.js';

/** The piles of men by player, each the same array as long as it holds as many. */
const MEN = ['white', 'black'].map((man) =>
  Array.from({length: SIDE + 1}, (_, count) => Array(count).fill(man)),
);

const NONE: readonly string[] = [];

/** The board, and the taken men beside it: to the right of it in a wide room, below it in a high one. */
function shapeFor(isTurned: boolean): LayoutShape {
  const board = squaresShape({columns: SIDE, rows: SIDE, isTurned});
  const beside = [0, 1].map((player) => ({x: SIDE + 0.7, y: (player === 0) === isTurned ? SIDE - 0.5 : 0.5}));
  const below = [0, 1].map((player) => ({x: (player === 0) === isTurned ? SIDE - 0.5 : 0.5, y: SIDE + 0.7}));
  return {
    ...board,
    id: `men ${isTurned}`,
    table: {w: SIDE + 1.2, h: SIDE},
    groups: [...board.groups, {id: 'taken', at: beside, spread: {dx: 0, dy: 0}}],
    layouts: [{w: SIDE, h: SIDE + 1.2, at: {taken: below}}],
  };
}

const SHAPES = [shapeFor(false), shapeFor(true)];

/** A table of men on squares, as a game describes a board to the layout room. */
export class MenTable extends GameTable<MenState, MenView, MenMove, object, MenHappening> {
  static override readonly styles = [...GameTable.styles, layoutStyles];

  override gameWords = {title: 'Men'};
  readonly board = new LayoutController(this, {
    shape: () => SHAPES[Number(this.#player === 1)]!,
    piles: () => this.#piles(),
    ask: () => ({
      kind: 'place',
      ways: (menGame.moves(this.view!) as readonly MenMove[]).map((move) => ({
        from: move.from,
        to: move.to,
        move,
      })),
      attempt: (from, to): MenMove => ({type: 'GO', from, to}),
    }),
    title: () => 'The board',
    draw: (man) =>
      html`<svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="34" fill=${man === 'white' ? '#f4e9d0' : '#2a211b'} stroke="#000"></circle>
      </svg>`,
  });

  get #player(): number {
    return this.view?.player ?? 0;
  }

  #manOn(square: string): string {
    const owner = this.view!.men[square];
    return owner === undefined ? '' : `${['white', 'black'][owner]!} man`;
  }

  #piles(): readonly PilePlan[] {
    const {men, taken, last} = this.view!;
    const squares = SQUARES.map((id, index): PilePlan => {
      const owner = men[id];
      const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
      return {
        id,
        index,
        kind: 'square',
        group: 'board',
        pieces: owner === undefined ? NONE : MEN[owner]![1]!,
        last: last?.from === id || last?.to === id,
        classes: (x + y) % 2 ? 'dark' : '',
      };
    });
    const trays = taken.map((count, player): PilePlan => ({
      id: trayOf(player),
      index: player,
      group: 'taken',
      pieces: MEN[player]![count]!,
      count: count > 1 ? count : null,
    }));
    return [...squares, ...trays];
  }

  #status(): string {
    const {winner} = this.view!;
    if (winner !== null) return `${this.who(winner).name} won.`;
    return this.tag('visitor') ? 'Your turn: move a man' : '';
  }

  protected override readonly description = this.describe({
    game: menGame,
    profile: menProfile,
    machine: () => menMachine,
    options: {usual: () => ({}), read: () => ({})},
    players: 2,
    words: {room: {en: () => ({title: 'Men'})}, panels: {en: () => ({})}},
    // The opponent and the advice: whatever takes a man, else the first move that is offered.
    thinker: {
      choose({view}) {
        const {men} = view as MenView;
        const moves = menGame.moves(view as MenView) as readonly MenMove[];
        return Promise.resolve({move: moves.find(({to}) => men[to] !== undefined) ?? moves[0]!});
      },
    },
    features: () =>
      Promise.resolve(() => ({
        ...layoutFeatures(this.board, {
          label: ({id, pieces}) =>
            id.startsWith('taken')
              ? `${pieces.length} men taken`
              : pieces.length
                ? `${id}, ${this.#manOn(id)}`
                : `${id}, free`,
          piece: (square) => this.#manOn(square),
          goal: (square) => square,
        }),
        panels: {},
        autoPanel: () => null,
        status: () => this.#status(),
        refusal: ({reason}) => `Refused: ${reason}.`,
        tell: (happening) => {
          const one = happening as MenHappening;
          return one.type === 'went' ? `${one.thing} to ${one.onto}` : `${this.who(one.by).name} won.`;
        },
        eventOf: () => null,
      })),
    room: (look) => layoutRoom(this.board, look, {prompt: this.note?.text ?? this.#status()}),
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'men-table': MenTable;
  }
}
