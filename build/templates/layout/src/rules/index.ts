import {
  balances,
  defineGame,
  MoveError,
  payment,
  type Entry,
  type Happening,
  type Player,
  type Turn,
} from '@quinola/play';
import {newGameOptions, type NewGameOptions} from './options.js';

export {newGameOptions, type NewGameOptions} from './options.js';

// The rules of New game. This example is three in a row on nine fields, to be replaced by the rules of the book: name the
// book's section in the comment of each rule.

/** The phases by their paths in the chart. */
export type NewGamePhase = 'drawing' | 'playing' | 'settlingSession';

export type NewGameMove =
  | {readonly type: 'DRAW_LOTS'; readonly lots: readonly number[]}
  | {readonly type: 'PLACE'; readonly at: number}
  | {readonly type: 'STOP'};

export type NewGameHappening = Happening &
  (
    | {readonly type: 'dealt'; readonly first: Player}
    | {readonly type: 'placed'; readonly player: Player; readonly at: number}
    | {readonly type: 'deal-settled'; readonly winner: Player | null}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** The view: nothing is hidden. */
export interface NewGameView {
  readonly turn: Turn<NewGamePhase>;
  readonly player: Player;
  readonly options: NewGameOptions;
  /** Number of the game in the session, from 1; 0 before the first. */
  readonly deal: number;
  /** Whose stone lies on each field; -1 = nobody's. */
  readonly fields: readonly Player[];
  readonly entries: readonly Entry[];
}

/** The whole match as plain JSON. */
export interface NewGameState {
  readonly table: NewGameView;
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
export const SEATS = 2;

/** Number of lots that can be drawn. */
const LOTS = 1000;

/** The number of rows, and of fields in each. */
export const SIDE = 3;

const EMPTY: readonly Player[] = Array.from({length: SIDE * SIDE}, () => -1);

const ALONG: readonly number[] = Array.from({length: SIDE}, (_, at) => at);
const fieldAt = (row: number, column: number): number => row * SIDE + column;

/** Rows, columns and diagonals. */
const LINES: readonly (readonly number[])[] = [
  ...ALONG.map((row) => ALONG.map((column) => fieldAt(row, column))),
  ...ALONG.map((column) => ALONG.map((row) => fieldAt(row, column))),
  ALONG.map((at) => fieldAt(at, at)),
  ALONG.map((at) => fieldAt(at, SIDE - 1 - at)),
];

/** The player whose stones fill a line; `null` if there is none. */
export const winnerOf = (fields: readonly Player[]): Player | null =>
  [0, 1].find((player) => LINES.some((line) => line.every((at) => fields[at] === player))) ?? null;

const waiting = (table: NewGameView, phase: NewGamePhase, must: Turn['must']): NewGameView => ({
  ...table,
  turn: {phase, must, may: [], over: must === null},
});

const over = ({table}: NewGameState, events: NewGameHappening[]): NewGameState => {
  events.push({type: 'session-over', balance: balances(table.entries, SEATS).players});
  return {table: waiting(table, 'settlingSession', null)};
};

/** The loser pays one. */
function settle(state: NewGameState, winner: Player | null, events: NewGameHappening[]): NewGameState {
  const {table} = state;
  const paid =
    winner === null
      ? []
      : payment(1 - winner, winner, 1, {account: 'game', reason: 'won', round: table.deal});
  events.push({type: 'deal-settled', winner});
  const settled = {...table, entries: [...table.entries, ...paid]};
  return table.deal < table.options.deals
    ? {table: waiting(settled, 'drawing', 'chance')}
    : over({table: settled}, events);
}

/** New game. One state is the whole session. */
export const newGame = defineGame<Types>({
  id: 'new-game',
  openMoves: true,
  start: (given) => ({
    table: {
      turn: {phase: 'drawing', must: 'chance', may: [], over: false},
      player: -1,
      options: newGameOptions(given),
      deal: 0,
      fields: EMPTY,
      entries: [],
    },
  }),
  turn: ({table}) => table.turn,
  things: (move) => (move.type === 'PLACE' ? [`square:${move.at}`] : []),
  phases: {
    // Whoever draws the higher lot begins.
    drawing: {
      by: 'chance',
      draw: (_state, random) => ({
        type: 'DRAW_LOTS',
        lots: [random.below(LOTS), random.below(LOTS)],
      }),
      moves: {
        DRAW_LOTS: {
          act: ({table}, {lots}, _by, events) => {
            if (lots.length !== SEATS || lots.some((lot) => !(lot >= 0 && lot < LOTS)))
              throw new MoveError({reason: 'not-lots'});
            const first = lots[1]! > lots[0]! ? 1 : 0;
            events.push({type: 'dealt', first});
            return {table: waiting({...table, deal: table.deal + 1, fields: EMPTY}, 'playing', first)};
          },
        },
      },
    },
    playing: {
      by: 'player',
      moves: {
        PLACE: {
          moves: ({fields}) =>
            fields.flatMap((stone, at) => (stone < 0 ? [{type: 'PLACE', at} as const] : [])),
          otherwise: 'field-taken',
          act: ({table}, {at}, by, events) => {
            const player = by as Player;
            events.push({type: 'placed', player, at});
            const fields = table.fields.with(at, player);
            const placed = {table: waiting({...table, fields}, 'playing', 1 - player)};
            const winner = winnerOf(fields);
            return winner !== null || !fields.includes(-1) ? settle(placed, winner, events) : placed;
          },
        },
      },
    },
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: () => SEATS,
  view: ({table}, viewer) => (viewer === 'watcher' ? table : {...table, player: viewer}),
  ledger: ({entries}) => entries,
  worth: ({table}) => balances(table.entries, SEATS).players,
});
