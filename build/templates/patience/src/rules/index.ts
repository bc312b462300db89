import {FRENCH_52, isWholePack, rankOf, shuffled, suitOf, type Card} from '@quinola/cards';
import {
  defineGame,
  MoveError,
  type Entry,
  type Happening,
  type Player,
  type ShuffleMove,
  type Turn,
} from '@quinola/play';
import {newGameOptions, type NewGameOptions} from './options.js';

export {newGameOptions, type NewGameOptions} from './options.js';

// The rules of New game. This example is the simplest there is, to be replaced by that of the book: cards are turned one by
// one and built on four foundations from ace to king; the packet may be gone through a given number of times.

/** The phases by their paths in the chart. */
export type NewGamePhase = 'dealing.shuffling' | 'playing' | 'settlingSession';

export type NewGameMove =
  | ShuffleMove
  | {readonly type: 'TURN'}
  | {readonly type: 'BUILD'; readonly card: Card}
  | {readonly type: 'STOP'};

export type NewGameHappening = Happening &
  (
    | {readonly type: 'dealt'}
    | {readonly type: 'turned'; readonly card: Card}
    | {readonly type: 'built'; readonly card: Card}
    | {readonly type: 'deal-settled'; readonly built: number}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** The view: what the player may know. */
export interface NewGameView {
  readonly turn: Turn<NewGamePhase>;
  readonly player: Player;
  readonly options: NewGameOptions;
  /** Number of cards that lie face down. */
  readonly left: number;
  /** Cards turned, the uppermost last. */
  readonly turned: readonly Card[];
  /** Number of cards on each foundation, by suit. */
  readonly built: Readonly<Record<string, number>>;
  /** The current pass through the packet, from 1. */
  readonly round: number;
}

/** The whole match as plain JSON: the view, and the cards that lie face down, the next first. */
export interface NewGameState {
  readonly table: NewGameView;
  readonly stock: readonly Card[];
}

interface Types {
  State: NewGameState;
  View: NewGameView;
  Move: NewGameMove;
  Options: NewGameOptions;
  Happening: NewGameHappening;
  Phase: NewGamePhase;
}

/** Number of players. */
export const SEATS = 1;

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** Whether a card is the next of its foundation. */
const fits = ({built}: NewGameView, card: Card): boolean => ORDER[built[suitOf(card)] ?? 0] === rankOf(card);

/** Whether a card lies on its foundation. */
export const isBuilt = ({built}: NewGameView, card: Card): boolean =>
  ORDER.indexOf(rankOf(card)) < (built[suitOf(card)] ?? 0);

/** How many cards have been built. */
export const builtOf = ({built}: NewGameView): number => Object.values(built).reduce((sum, n) => sum + n, 0);

const waiting = (table: NewGameView, phase: NewGamePhase, must: Turn['must']): NewGameView => ({
  ...table,
  turn: {phase, must, may: [], over: must === null},
});

const over = (state: NewGameState, events: NewGameHappening[]): NewGameState => {
  events.push(
    {type: 'deal-settled', built: builtOf(state.table)},
    {type: 'session-over', balance: [builtOf(state.table)]},
  );
  return {...state, table: waiting(state.table, 'settlingSession', null)};
};

/** Whether another card can be turned, possibly after the packet is taken up again. */
const mayTurn = ({left, round, turned, options}: NewGameView): boolean =>
  left > 0 || (turned.length > 0 && round < options.rounds);

/** Continues the game, or ends it if everything is built or no move is left. */
function goOn(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table} = state;
  const last = table.turned.at(-1);
  return mayTurn(table) || (last && fits(table, last)) ? state : over(state, events);
}

/** New game. One state is the whole match. */
export const newGame = defineGame<Types>({
  id: 'new-game',
  openMoves: true,
  start: (given) => ({
    table: {
      turn: {phase: 'dealing.shuffling', must: 'chance', may: [], over: false},
      player: -1,
      options: newGameOptions(given),
      left: 0,
      turned: [],
      built: {},
      round: 1,
    },
    stock: [],
  }),
  turn: ({table}) => table.turn,
  things: (move) =>
    move.type === 'TURN'
      ? ['pile:stock']
      : move.type === 'BUILD'
        ? ['pile:turned', `pile:${suitOf(move.card)}`]
        : [],
  phases: {
    'dealing.shuffling': {
      by: 'chance',
      draw: (_state, random) => ({type: 'SHUFFLE', pack: shuffled(FRENCH_52.cards, random)}),
      moves: {
        SHUFFLE: {
          act: ({table}, {pack}, _by, events) => {
            if (!isWholePack(FRENCH_52, pack)) throw new MoveError({reason: 'not-a-pack'});
            events.push({type: 'dealt'});
            return {table: waiting({...table, left: pack.length}, 'playing', 0), stock: pack};
          },
        },
      },
    },
    playing: {
      by: 'player',
      moves: {
        BUILD: {
          moves: (view) => {
            const card = view.turned.at(-1);
            return card && fits(view, card) ? [{type: 'BUILD', card}] : [];
          },
          otherwise: 'does-not-fit',
          act: (state, {card}, _by, events) => {
            const {table} = state;
            events.push({type: 'built', card});
            const built = {...table.built, [suitOf(card)]: (table.built[suitOf(card)] ?? 0) + 1};
            return goOn({...state, table: {...table, built, turned: table.turned.slice(0, -1)}}, events);
          },
        },
        TURN: {
          moves: (view) => (mayTurn(view) ? [{type: 'TURN'}] : []),
          otherwise: 'nothing-to-turn',
          act: ({table, stock}, _move, _by, events) => {
            const again = !stock.length;
            const [card, ...rest] = again ? table.turned : stock;
            events.push({type: 'turned', card: card!});
            const turned = [...(again ? [] : table.turned), card!];
            const round = table.round + Number(again);
            return goOn({table: {...table, left: rest.length, turned, round}, stock: rest}, events);
          },
        },
      },
    },
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: () => SEATS,
  view: ({table}, viewer) => (viewer === 'watcher' ? table : {...table, player: viewer}),
  ledger: (): readonly Entry[] => [],
  worth: ({table}) => [builtOf(table)],
});
