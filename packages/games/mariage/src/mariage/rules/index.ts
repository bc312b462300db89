import {
  balances,
  cutting,
  defineGame,
  onlyLastTrick,
  shuffling,
  shufflingToCut,
  UNSEATED,
  type MoveRules,
} from '@quinola/play';
import {GOAL, packFor} from './cards.js';
import {cutterOf, cutTrump, deal, drawDealer, fresh, freshPartia, noDeal} from './dealing.js';
import {mariageOptions} from './options.js';
import {
  ask,
  buy,
  declarable,
  declare,
  layArrest,
  mayArrest,
  mayAsk,
  mayBuy,
  play,
  tricks,
} from './playing.js';
import {over} from './settling.js';
import {
  playersOf,
  sideOf,
  tools,
  totalsOf,
  type MariageHappening,
  type MariageState,
  type MariageTypes,
  type MariageView,
} from './types.js';

export * from './cards.js';
export {cutterOf, dealingPlan, isTrump, noDeal} from './dealing.js';
export {mariageOptions, type MariageOptions} from './options.js';
export {beating, declarable, lawful, mayArrest, mayAsk, mayBuy, rulesOf} from './playing.js';
export {netOfPayments, outcomeOf, paymentsFor, UNITS, type Payment, type Reason} from './settling.js';
export * from './types.js';

type Rules = MoveRules<MariageTypes>;

/** What may be said and done beside playing a card. */
const SAYING: Pick<Rules, 'DECLARE_MARRIAGE' | 'SKUP' | 'ASK_SKUP' | 'ARESZT'> = {
  DECLARE_MARRIAGE: {
    moves: (view) => declarable(view).map((suit) => ({type: 'DECLARE_MARRIAGE', suit})),
    otherwise: 'no-marriage',
    act: (state, {suit}, _by, events) => declare(state, suit, events),
  },
  SKUP: {
    moves: (view) => (mayBuy(view) ? [{type: 'SKUP'}] : []),
    otherwise: 'no-skup',
    act: (state, _move, _by, events) => buy(state, events),
  },
  ASK_SKUP: {
    moves: (view) => (mayAsk(view) ? [{type: 'ASK_SKUP'}] : []),
    otherwise: 'no-question',
    act: (state, _move, _by, events) => ask(state, events),
  },
  ARESZT: {
    moves: (view) => (mayArrest(view) ? [{type: 'ARESZT'}] : []),
    otherwise: 'no-arrest',
    act: (state, _move, _by, events) => layArrest(state, events),
  },
};

const playing = (phase: keyof typeof tricks): Rules => ({
  PLAY: {...tricks[phase], act: (state, {card}, by, events) => play(state, card, by, events)},
  ...SAYING,
});

const packOf = ({table}: MariageState) => packFor(table.options);
const size = (view: MariageView): number => packFor(view.options).cards.length;

/** Mariasz. One state is the whole match. */
export const mariage = defineGame<MariageTypes>({
  id: 'mariasz',
  start(given) {
    const options = mariageOptions(given);
    const players = playersOf({options});
    return {
      ...noDeal(players),
      table: {
        ...UNSEATED,
        ...fresh(players),
        ...freshPartia,
        options,
        entries: [],
        partia: 1,
        lastDeal: null,
        lastPartia: null,
      },
    };
  },
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': drawDealer.spreading,
    'drawing.dealer': drawDealer.drawing,
    'blind.shuffling': shuffling<MariageState, MariageHappening>(packOf, (state, events) => {
      const {table} = state;
      events.push({type: 'shuffled', seat: table.dealer});
      return {...state, table: tools.waitingAt(table, 'blind.trumpCut', cutterOf(table), {draw: null})};
    }),
    'blind.trumpCut': {
      by: 'player',
      moves: {
        CUT: cutting<MariageState, MariageView, MariageHappening>(size, (state, {index}, _by, events) =>
          cutTrump(state, index, events),
        ),
      },
    },
    'dealing.shuffling': shufflingToCut<MariageView, MariageState, MariageHappening>(
      packOf,
      tools,
      'dealing.packCut',
      cutterOf,
    ),
    'dealing.packCut': {
      by: 'player',
      moves: {
        CUT: cutting<MariageState, MariageView, MariageHappening>(size, (state, {index}, _by, events) =>
          deal(state, index, events),
        ),
      },
    },
    'playing.talon': {by: 'player', moves: playing('talon')},
    'playing.end': {by: 'player', moves: playing('end')},
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: playersOf,
  view({table, hands}, viewer) {
    const view = tools.seenBy(table, viewer);
    if (view.seat >= 0) view.hand = hands[view.seat]!;
    return view;
  },
  openTricks: onlyLastTrick,
  ledger: ({entries}) => entries,
  // What was won, and what the points of the running partia are worth on the way to 131.
  worth({table}) {
    const {players} = balances(table.entries, playersOf(table));
    if (table.turn.over || !table.seats.length) return players;
    const [one, other] = totalsOf(table) as readonly [number, number];
    const ahead = ((one - other) / GOAL) * table.options.stake;
    return players.map((sum, player) => {
      const side = sideOf(table.seats.indexOf(player));
      return sum + (side === 0 ? ahead : -ahead);
    });
  },
});
