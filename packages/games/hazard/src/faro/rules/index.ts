import {cutPack, cutting, defineGame, NO_CARDS, shuffling, type Player} from '@quinola/play';
import {FRENCH_52, type Card} from '@quinola/cards';
import {PAIRS} from './deciding.js';
import {answer, answersOf, draw, end, stakesFor, toDraw} from './drawing.js';
import {netOf} from './money.js';
import {faroOptions} from './options.js';
import {lay, ready, refuseReady, refuseStake, usualStakes} from './staking.js';
import {
  bankerOf,
  placeOf,
  playersOf,
  puntersOf,
  tools,
  type Bet,
  type FaroHappening,
  type FaroMove,
  type FaroState,
  type FaroTypes,
  type FaroView,
} from './types.js';

export * from './deciding.js';
export * from './money.js';
export * from './options.js';
export * from './types.js';
export {answersOf} from './drawing.js';
export {betOn, mostOn, rankOn, RANKS, refuseStake, stakable} from './staking.js';

/** The punters turn their cards, and the banker draws (section 3). */
function reveal({table, pack}: FaroState, events: FaroHappening[]): FaroState {
  const bets = table.bets.map((own) => own.map((bet): Bet => ({...bet, shown: true})));
  if (table.options.rules === 'page')
    events.push({type: 'revealed', cards: bets.map((own) => own.map(({on}) => on!))});
  return {pack, table: toDraw(tools.changed(table, {bets}))};
}

/** Another sees of a card that lies face down only what lies on it. */
const seenBy = (table: FaroView, viewer: number): FaroView['bets'] =>
  table.bets.map((own, seat) =>
    seat === viewer ? own : own.map((bet) => (bet.shown ? bet : {...bet, on: null})),
  );

/** The rule of an answer to a card that has won, or was halved. */
const answering = <Type extends 'COLLECT' | 'PAROL' | 'STAY'>(
  type: Type,
  isOpen: (bet: Bet, view: FaroView) => boolean,
) => ({
  moves: (view: FaroView) =>
    answersOf(view, view.seat)
      .filter((bet) => isOpen(bet, view))
      .map(({on}) => ({type, on: on!}) as Extract<FaroMove, {readonly type: Type}>),
  otherwise: 'not-won',
  act: answer,
});

const COLLECT = answering('COLLECT', () => true);
const PAROL = answering(
  'PAROL',
  ({standing, corners}, {options}) => standing === 'won' && corners < options.parolMax,
);
const STAY = answering('STAY', ({standing}, {options}) => standing === 'half' && options.rules === 'page');

const STAKE = {
  moves: (view: FaroView) =>
    view.options.rules === 'page'
      ? usualStakes(view).map(({on, amount}) => ({type: 'STAKE', card: on, amount}) as const)
      : [],
  refuse: (view: FaroView, {card, amount}: Extract<FaroMove, {readonly type: 'STAKE'}>) =>
    view.options.rules === 'page' ? refuseStake(view, card, amount) : {reason: 'no-stake'},
  act: lay,
};

const BET = {
  moves: (view: FaroView) =>
    view.options.rules === 'salon'
      ? usualStakes(view).map(({on, amount}) => ({type: 'BET', rank: on, amount}) as const)
      : [],
  refuse: (view: FaroView, {rank, amount}: Extract<FaroMove, {readonly type: 'BET'}>) =>
    view.options.rules === 'salon' ? refuseStake(view, rank, amount) : {reason: 'no-stake'},
  act: lay,
};

const readyThen = (then: (state: FaroState) => FaroState) => ({
  moves: (view: FaroView) => (refuseReady(view) ? [] : [{type: 'READY'} as const]),
  refuse: refuseReady,
  act: (state: FaroState, _move: unknown, by: Player | 'chance', events: FaroHappening[]) =>
    ready(state, by, events, then),
});

/** The rules of faro. One state is the whole session. */
export const faro = defineGame<FaroTypes>({
  id: 'faraon',
  start(given) {
    const options = faroOptions(given);
    const seats = Array.from({length: playersOf(options)}, (_, seat) => seat);
    const table: FaroView = {
      turn: {phase: 'staking', must: 0, may: [], over: false},
      player: -1,
      seat: -1,
      hand: NO_CARDS,
      seats,
      options,
      entries: [],
      deal: 0,
      bets: seats.map(() => []),
      done: [],
      right: [],
      left: [],
      decided: [],
      spoilt: [],
      isBroken: false,
      lastDeal: null,
    };
    return {pack: NO_CARDS as readonly Card[], table: stakesFor(table, 1)};
  },
  turn: ({table}) => table.turn,
  things: (move) =>
    'card' in move
      ? [move.card]
      : 'rank' in move
        ? [placeOf(move.rank)]
        : 'on' in move
          ? [placeOf(move.on)]
          : [],
  phases: {
    staking: {
      by: 'player',
      moves: {
        STAKE,
        BET,
        READY: readyThen(({table}) => ({
          pack: NO_CARDS,
          table: tools.waiting(table, 'dealing.shuffling', 'chance'),
        })),
      },
    },
    'dealing.shuffling': shuffling<FaroState, FaroHappening>(FRENCH_52, ({table, pack}, events) => {
      events.push({type: 'shuffled', seat: bankerOf(table.options)});
      // A punter cuts: first the one on the banker's right, then one after the other.
      const punters = puntersOf(table.options).toReversed();
      return {
        pack,
        table: tools.waiting(table, 'dealing.packCut', punters[(table.deal - 1) % punters.length]!),
      };
    }),
    'dealing.packCut': {
      by: 'player',
      moves: {
        CUT: cutting<FaroState, FaroView, FaroHappening>(
          () => 2 * PAIRS,
          ({table, pack}, {index}, by, events) => {
            events.push({type: 'cut', seat: by as Player, index});
            return reveal({table, pack: cutPack(pack, index)}, events);
          },
        ),
      },
    },
    'drawing.pair': {
      by: 'player',
      moves: {
        DRAW: {moves: () => [{type: 'DRAW'}], act: (state, move, _by, events) => draw(state, move, events)},
        DRAW_ALL: {
          moves: ({options}) => (options.rules === 'page' ? [{type: 'DRAW_ALL'}] : []),
          act: (state, move, _by, events) => draw(state, move, events),
        },
      },
    },
    'drawing.between': {
      by: 'player',
      moves: {COLLECT, PAROL, BET, READY: readyThen(({table, pack}) => ({pack, table: toDraw(table)}))},
    },
    deciding: {by: 'player', moves: {COLLECT, PAROL, STAY}},
    sessionOver: {by: 'nobody'},
  },
  anytime: {LEAVE: {act: (state, _move, _by, events) => end(state, events)}},
  players: ({options}) => playersOf(options),
  view({table}, viewer) {
    const view = tools.seenBy(table, viewer);
    view.bets = seenBy(table, viewer === 'watcher' ? -1 : viewer);
    return view;
  },
  ledger: ({entries}) => entries,
  worth: ({table}) => netOf(table),
});
