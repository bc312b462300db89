import {FRENCH_32, isWholePack, rankOf, shuffled, type Card} from '@quinola/cards';
import {
  balances,
  defineGame,
  isDue,
  MoveError,
  payment,
  type Act,
  type Actor,
  type Due,
  type Entry,
  type Happening,
  type Player,
  type Seat,
  type Thing,
  type Turn,
  type Viewer,
} from '@quinola/play';
import {newGameOptions, type NewGameOptions} from './options.js';

export {newGameOptions, type NewGameOptions} from './options.js';

// The rules of New game. This example is a game against a bank, to be replaced by the rules of the book: name the book's section in the
// comment of each rule. The last player keeps the bank; the others stake on ranks, in any order, and may change and withdraw what
// they have laid until they are done. Then the banker draws three pairs: the rank of the first card loses, that of the second wins,
// and whoever has won says whether he takes it or leaves it there with his stake.

/** The ranks on which is staked. */
export const RANKS = [...'AKQJT987'] as const;

/** The most that may lie on a rank when it is staked on. */
export const MOST = 2;

/** How many pairs are drawn. */
export const PAIRS = 3;

/** How often a stake that wins is paid. */
export const PAYS = 1;

/** What the banker begins with. */
export const BANK = 30;

/** Its moves. */
export type NewGameMove =
  | {readonly type: 'SHUFFLE'; readonly pack: readonly Card[]}
  | {readonly type: 'STAKE'; readonly place: string; readonly amount: number}
  | {readonly type: 'DONE'}
  | {readonly type: 'DRAW'}
  | {readonly type: 'TAKE'; readonly place: string}
  | {readonly type: 'LEAVE'; readonly place: string}
  | {readonly type: 'STOP'};

/** What its moves bring about. */
export type NewGameHappening = Happening &
  (
    | {readonly type: 'shuffled'; readonly dealer: Seat}
    | {readonly type: 'staked'; readonly seat: Seat; readonly amount: number; readonly on: Thing}
    | {readonly type: 'done'; readonly by: Player}
    | {readonly type: 'drawn'; readonly right: Card; readonly left: Card}
    | {readonly type: 'paid'; readonly from: Player; readonly payee: Player; readonly amount: number}
    | {readonly type: 'answered'; readonly by: Player; readonly place: string; readonly stays: boolean}
    | {readonly type: 'deal-settled'; readonly net: readonly number[]}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** The phases of the match by their paths in the chart. */
export type NewGamePhase = 'dealing.shuffling' | 'staking' | 'drawing' | 'answering' | 'settlingSession';

/** A stake that has won, until its punter has answered. */
export interface Won {
  readonly player: Player;
  readonly place: string;
}

/** What everybody sees: nothing is hidden but the pack. */
export interface NewGameView {
  readonly turn: Turn<NewGamePhase, Due>;
  readonly player: Player;
  readonly seats: readonly Player[];
  readonly options: NewGameOptions;
  /** Number of the deal, from 0. */
  readonly deal: number;
  /** What each player has staked on each rank, in the order of `RANKS`. */
  readonly stakes: readonly (readonly number[])[];
  readonly done: readonly Player[];
  /** The heaps, the last card on top: of the bank, of the punters. */
  readonly right: readonly Card[];
  readonly left: readonly Card[];
  readonly won: readonly Won[];
  readonly entries: readonly Entry[];
}

/** The whole match as plain JSON. */
export interface NewGameState {
  readonly table: NewGameView;
  /** What is left of the pack; the first is drawn next. */
  readonly pack: readonly Card[];
}

interface Types {
  State: NewGameState;
  View: NewGameView;
  Move: NewGameMove;
  Options: NewGameOptions;
  Happening: NewGameHappening;
}

/** Number of players. */
export const SEATS = 4;

/** The banker. */
export const BANKER: Player = SEATS - 1;

const PUNTERS: readonly Player[] = Array.from({length: SEATS - 1}, (_, player) => player);

/** The thing that a rank is for pages and advice. */
export const placeOf = (rank: string): string => `place:${rank}`;

const waiting = (
  table: NewGameView,
  phase: NewGamePhase,
  must: Due,
  changes: Partial<NewGameView> = {},
): NewGameView => ({
  ...table,
  ...changes,
  turn: {phase, must, may: [], over: phase === 'settlingSession'},
});

/** What a player has on a rank. */
export const staked = ({stakes}: Pick<NewGameView, 'stakes'>, player: Player, rank: string): number =>
  stakes[player]?.[RANKS.indexOf(rank as (typeof RANKS)[number])] ?? 0;

const withStake = (
  stakes: NewGameView['stakes'],
  player: Player,
  rank: string,
  amount: number,
): NewGameView['stakes'] =>
  stakes.map((own, other) =>
    other === player ? RANKS.map((one, i) => (one === rank ? amount : own[i]!)) : own,
  );

const total = (stakes: readonly number[]): number => stakes.reduce((sum, amount) => sum + amount, 0);

/** The gains and losses of all. */
export const netOf = ({entries}: Pick<NewGameView, 'entries'>): readonly number[] =>
  balances(entries, SEATS).players;

const over = ({table}: NewGameState, events: NewGameHappening[]): NewGameState => {
  events.push({type: 'session-over', balance: netOf(table)});
  return {pack: [], table: waiting(table, 'settlingSession', null)};
};

const stake: Act<Types, 'STAKE'> = ({table, pack}, {place, amount}, by, events) => {
  const player = by as Player;
  events.push({type: 'staked', seat: player, amount, on: placeOf(place)});
  return {pack, table: {...table, stakes: withStake(table.stakes, player, place, amount)}};
};

const done: Act<Types, 'DONE'> = ({table, pack}, _move, by, events) => {
  events.push({type: 'done', by: by as Player});
  const all = [...table.done, by as Player];
  const left = PUNTERS.filter((player) => !all.includes(player));
  return {
    pack,
    table: left.length
      ? waiting(table, 'staking', left, {done: all})
      : waiting(table, 'drawing', BANKER, {done: all}),
  };
};

/** The next pair, or the end of the deal, when all who have won have answered. */
function next({table, pack}: NewGameState, events: NewGameHappening[]): NewGameState {
  if (table.won.length)
    return {pack, table: waiting(table, 'answering', [...new Set(table.won.map(({player}) => player))])};
  if (table.right.length < PAIRS && table.stakes.some((own) => total(own)))
    return {pack, table: waiting(table, 'drawing', BANKER)};
  events.push({type: 'deal-settled', net: netOf(table)});
  const deal = table.deal + 1;
  return deal < table.options.deals
    ? {pack: [], table: waiting(table, 'dealing.shuffling', 'chance', {deal})}
    : over({pack: [], table: {...table, deal}}, events);
}

const draw: Act<Types, 'DRAW'> = ({table, pack}, _move, _by, events) => {
  const [right, left] = pack as readonly [Card, Card];
  events.push({type: 'drawn', right, left});
  const banker = BANKER;
  let stakes: NewGameView['stakes'] = table.stakes;
  const won: Won[] = [];
  const entries = [...table.entries];
  const pay = (from: Player, to: Player, amount: number): void => {
    events.push({type: 'paid', from, payee: to, amount});
    entries.push(...payment(from, to, amount, {account: 'counters', reason: 'stake', round: table.deal + 1}));
  };
  for (const player of PUNTERS) {
    // Two of one rank are the bank's.
    const [lost, gained] = [rankOf(right), rankOf(left)];
    const amount = staked({stakes}, player, lost);
    if (amount) {
      pay(player, banker, amount);
      stakes = withStake(stakes, player, lost, 0);
    }
    const gain = staked({stakes}, player, gained);
    if (gain) {
      pay(banker, player, PAYS * gain);
      won.push({player, place: gained});
    }
  }
  return next(
    {
      pack: pack.slice(2),
      table: {...table, stakes, won, entries, right: [...table.right, right], left: [...table.left, left]},
    },
    events,
  );
};

/** A punter takes what he has won, or leaves it there. */
function answer(
  {table, pack}: NewGameState,
  {type, place}: Extract<NewGameMove, {readonly type: 'TAKE' | 'LEAVE'}>,
  by: Actor,
  events: NewGameHappening[],
): NewGameState {
  const player = by as Player;
  const stays = type === 'LEAVE';
  events.push({type: 'answered', by: player, place, stays});
  const amount = stays ? (1 + PAYS) * staked(table, player, place) : 0;
  return next(
    {
      pack,
      table: {
        ...table,
        stakes: withStake(table.stakes, player, place, amount),
        won: table.won.filter((one) => one.player !== player || one.place !== place),
      },
    },
    events,
  );
}

/** The places on which a player has won and not answered yet. */
export const answersOf = ({won, player}: NewGameView): readonly string[] =>
  won.filter((one) => one.player === player).map(({place}) => place);

/** New game. One state is the whole session. */
export const newGame = defineGame<Types>({
  id: 'new-game',
  start(given) {
    const seats = [...PUNTERS, BANKER];
    return {
      table: {
        turn: {phase: 'dealing.shuffling', must: 'chance', may: [], over: false},
        player: -1,
        seats,
        options: newGameOptions(given),
        deal: 0,
        stakes: seats.map(() => RANKS.map(() => 0)),
        done: [],
        right: [],
        left: [],
        won: [],
        entries: [],
      },
      pack: [],
    };
  },
  turn: ({table}) => table.turn,
  things: (move) => ('place' in move ? [placeOf(move.place)] : []),
  phases: {
    'dealing.shuffling': {
      by: 'chance',
      draw: (_state, random) => ({type: 'SHUFFLE', pack: shuffled(FRENCH_32.cards, random)}),
      moves: {
        SHUFFLE: {
          act({table}, {pack}, _by, events) {
            if (!isWholePack(FRENCH_32, pack)) throw new MoveError({reason: 'not-a-pack'});
            events.push({type: 'shuffled', dealer: BANKER});
            const stakes = table.stakes.map((own) => own.map(() => 0));
            return {
              pack,
              table: waiting(table, 'staking', PUNTERS, {
                stakes,
                done: [],
                right: [],
                left: [],
                won: [],
              }),
            };
          },
        },
      },
    },
    staking: {
      by: 'player',
      moves: {
        STAKE: {
          moves: (view) =>
            isDue(view.turn.must, view.player)
              ? RANKS.flatMap((place) =>
                  Array.from(
                    {length: MOST + 1},
                    (_, amount) => ({type: 'STAKE', place, amount}) as const,
                  ).filter(({amount}) => amount !== staked(view, view.player, place)),
                )
              : [],
          otherwise: 'no-stake',
          act: stake,
        },
        DONE: {
          moves: ({stakes, player, turn}) =>
            isDue(turn.must, player) && total(stakes[player] ?? []) ? [{type: 'DONE'}] : [],
          otherwise: 'nothing-staked',
          act: done,
        },
      },
    },
    drawing: {by: 'player', moves: {DRAW: {moves: () => [{type: 'DRAW'}], act: draw}}},
    answering: {
      by: 'player',
      moves: {
        TAKE: {
          moves: (view) => answersOf(view).map((place) => ({type: 'TAKE', place}) as const),
          otherwise: 'not-won',
          act: answer,
        },
        LEAVE: {
          moves: (view) => answersOf(view).map((place) => ({type: 'LEAVE', place}) as const),
          otherwise: 'not-won',
          act: answer,
        },
      },
    },
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: () => SEATS,
  view: ({table}, viewer: Viewer) => (viewer === 'watcher' ? table : {...table, player: viewer}),
  ledger: ({entries}) => entries,
  worth: ({table}) => netOf(table),
});
