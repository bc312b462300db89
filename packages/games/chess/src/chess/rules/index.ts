import {balances, defineGame, MoveError, type Player} from '@quinola/play';
import {type Side} from './men.js';
import {become, move, pathsIn, refuseMove, wake} from './moving.js';
import {chessOptions, firstPosition} from './options.js';
import {sameness, sideOf, START} from './position.js';
import {claimable, over, settle, standingOf, verdict, waiting} from './settling.js';
import {
  playerOf,
  SEATS,
  sideFor,
  type ChessHappening,
  type ChessState,
  type ChessTypes,
  type ChessView,
} from './types.js';

export * from './men.js';
export * from './moving.js';
export * from './notation.js';
export * from './options.js';
export * from './position.js';
export * from './settling.js';
export * from './types.js';

/** The men are set up for the next game. */
function setUp(table: ChessView, white: Player, first: Side, events: ChessHappening[]): ChessState {
  const {options} = table;
  const giver = sideFor({white}, options.giver === 'second' ? 1 : 0);
  const fen = firstPosition(options, giver, first);
  events.push({type: 'set-up', white, first: sideOf(fen)});
  return {
    table: waiting(table, 'playing.move', playerOf({white}, sideOf(fen)), {
      deal: table.deal + 1,
      white,
      start: fen,
      fen,
      line: [],
      seen: [sameness(fen)],
      touched: null,
      isUndeclared: false,
      offeredBy: null,
      marked: options.marked,
    }),
  };
}

/** Who has the white men in the next game, and which side begins: the lots say so where it was agreed. */
function sidesOf(
  {deal, white, options}: ChessView,
  [forWhite, forFirst]: readonly Side[],
): {readonly white: Player; readonly first: Side} {
  const agreed = {first: 0, second: 1, white: 0, black: 1, lot: null} as const;
  return {
    white: deal ? 1 - white : (agreed[options.white] ?? forWhite!),
    first: agreed[options.firstMove] ?? forFirst!,
  };
}

const mayOffer = ({options, offeredBy, touched}: ChessView): boolean =>
  options.safetyDraws && offeredBy === null && touched === null;

/** Chess. One state is the whole match. */
export const chess = defineGame<ChessTypes>({
  id: 'szachy',
  openMoves: true,
  start: (given) => ({
    table: {
      turn: {phase: 'setting', must: 'chance', may: [], over: false},
      player: -1,
      options: chessOptions(given),
      deal: 0,
      white: 0,
      start: START,
      fen: START,
      line: [],
      seen: [],
      touched: null,
      arrived: null,
      waking: null,
      isUndeclared: false,
      offeredBy: null,
      marked: null,
      entries: [],
      lastDeal: null,
    },
  }),
  turn: ({table}) => table.turn,
  things: (one) => {
    if (one.type === 'MOVE') return [`square:${one.from}`, `square:${one.to}`];
    return one.type === 'TOUCH' || one.type === 'WAKE' ? [`square:${one.square}`] : [];
  },
  phases: {
    setting: {
      by: 'chance',
      draw: (_state, random) => ({type: 'SET_UP', lots: [0, 0].map(() => random.below(2) as Side)}),
      moves: {
        SET_UP: {
          act: ({table}, {lots}, _by, events) => {
            if (lots?.length !== 2 || lots.some((lot) => lot !== 0 && lot !== 1))
              throw new MoveError({reason: 'not-lots'});
            const {white, first} = sidesOf(table, lots);
            return setUp(table, white, first, events);
          },
        },
      },
    },
    'playing.move': {
      by: 'player',
      moves: {
        MOVE: {
          moves: pathsIn,
          refuse: refuseMove,
          act: (state, one, by, events) => move(state, one, by as Player, events),
        },
        // Law a: a touched man must be played, if it can be.
        TOUCH: {
          moves: (view) =>
            view.options.strictEtiquette && view.touched === null
              ? [...new Set(pathsIn(view).map(({from}) => from))].map(
                  (square) => ({type: 'TOUCH', square}) as const,
                )
              : [],
          otherwise: 'not-to-touch',
          act: ({table}, {square}, by, events) => {
            events.push({type: 'touched', by: by as Player, square});
            return {table: {...table, touched: square}};
          },
        },
        OFFER_DRAW: {
          moves: (view) => (mayOffer(view) ? [{type: 'OFFER_DRAW'}] : []),
          otherwise: 'no-offer',
          act: ({table}, _move, by, events) => {
            const player = by as Player;
            events.push({type: 'offered', by: player});
            return {table: waiting(table, 'playing.offered', 1 - player, {offeredBy: player})};
          },
        },
        CLAIM_DRAW: {
          moves: (view) => (claimable(view) ? [{type: 'CLAIM_DRAW'}] : []),
          otherwise: 'no-claim',
          act: (state, _move, _by, events) => settle(state, claimable(state.table)!, null, events),
        },
      },
    },
    'playing.waking': {
      by: 'player',
      moves: {
        WAKE: {
          moves: ({waking}) => waking!.squares.map((square) => ({type: 'WAKE', square})),
          act: ({table}, {square}, _by, events) => wake(table, square, table.waking!.officer, events),
        },
      },
    },
    'playing.promotion': {
      by: 'player',
      moves: {
        PROMOTE: {
          moves: ({arrived}) => arrived!.may.map((officer) => ({type: 'PROMOTE', officer})),
          otherwise: 'not-lost',
          act: ({table}, {officer}, _by, events) => become(table, officer, events),
        },
      },
    },
    // Laws d and e: check and mate are to be said.
    'playing.announcing': {
      by: 'player',
      moves: {
        SAY: {
          moves: () => (['szach', 'matt', 'nothing'] as const).map((word) => ({type: 'SAY', word})),
          act: ({table}, {word}, by, events) => {
            events.push({type: 'said', by: by as Player, word});
            return verdict(table, standingOf(table), word, events);
          },
        },
      },
    },
    'playing.offered': {
      by: 'player',
      moves: {
        ANSWER: {
          moves: () => [true, false].map((accept) => ({type: 'ANSWER', accept})),
          act: (state, {accept}, by, events) => {
            if (accept) return settle(state, 'agreed', null, events);
            events.push({type: 'declined', by: by as Player});
            return {table: waiting(state.table, 'playing.move', 1 - (by as Player))};
          },
        },
      },
    },
    matchOver: {by: 'nobody'},
  },
  anytime: {
    RESIGN: {
      refuse: ({turn}) => (turn.phase === 'setting' ? {reason: 'not-now'} : null),
      act: (state, _move, by, events) => settle(state, 'resigned', 1 - (by as Player), events),
    },
    STOP: {act: (state, _move, _by, events) => over(state, events)},
  },
  players: () => SEATS,
  view: ({table}, viewer) => (viewer === 'watcher' ? table : {...table, player: viewer}),
  ledger: ({entries}) => entries,
  worth: ({table}) => balances(table.entries, SEATS).players,
});
