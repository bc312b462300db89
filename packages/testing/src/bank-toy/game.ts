import {frenchPack, isWholePack, rankOf, shuffled, type Card} from '@quinola/cards';
import {
  balances,
  defineGame,
  defineOptions,
  isDue,
  MoveError,
  payment,
  type Act,
  type Actor,
  type Due,
  type Entry,
  type Happening,
  type OptionsOf,
  type Player,
  type Seat,
  type Thing,
  type Turn,
  type Viewer,
} from '@quinola/play';

// The smallest game against a bank. The last player keeps it; the others stake on ranks, in any order, and may change and withdraw what
// they have laid until they are done. Then the banker draws three pairs: the rank of the first card loses, that of the second wins,
// and whoever has won says whether he takes it or leaves it there, doubled.

/** Reads its options. */
export const bankOptions = defineOptions({
  /** How many play, the banker among them. */
  players: {least: 2, most: 7, usual: 4},
  /** How many deals are played. */
  deals: {least: 1, most: 9, usual: 1},
});

/** Its options. */
export type BankOptions = OptionsOf<typeof bankOptions>;

/** The ranks on which is staked. */
export const RANKS = [...'A23456'] as const;

/** Its pack. */
export const PACK = frenchPack('toy-24', [...RANKS]);

/** The most that may lie on a rank when it is staked on. */
export const MOST = 5;

/** How many pairs are drawn. */
export const PAIRS = 3;

/** What the banker begins with. */
export const BANK = 30;

/** Its moves. */
export type BankMove =
  | {readonly type: 'SHUFFLE'; readonly pack: readonly Card[]}
  | {readonly type: 'STAKE'; readonly place: string; readonly amount: number}
  | {readonly type: 'DONE'}
  | {readonly type: 'DRAW'}
  | {readonly type: 'TAKE'; readonly place: string}
  | {readonly type: 'LEAVE'; readonly place: string};

/** What its moves bring about. */
export type BankHappening = Happening &
  (
    | {readonly type: 'shuffled'; readonly dealer: Seat}
    | {readonly type: 'staked'; readonly seat: Seat; readonly amount: number; readonly on: Thing}
    | {readonly type: 'done'; readonly by: Player}
    | {readonly type: 'drawn'; readonly right: Card; readonly left: Card}
    | {readonly type: 'paid'; readonly from: Player; readonly payee: Player; readonly amount: number}
    | {readonly type: 'answered'; readonly by: Player; readonly place: string; readonly stays: boolean}
    | {readonly type: 'deal-settled'; readonly net: readonly number[]}
  );

/** Its phases. */
export type BankPhase = 'shuffling' | 'staking' | 'drawing' | 'answering' | 'over';

/** A stake that has won, until its punter has answered. */
export interface Won {
  readonly player: Player;
  readonly place: string;
}

/** What everybody sees: nothing is hidden but the pack. */
export interface BankView {
  readonly turn: Turn<BankPhase, Due>;
  readonly player: Player;
  readonly seats: readonly Player[];
  readonly options: BankOptions;
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

/** All of a match. */
export interface BankState {
  readonly table: BankView;
  /** What is left of the pack; the first is drawn next. */
  readonly pack: readonly Card[];
}

interface Types {
  State: BankState;
  View: BankView;
  Move: BankMove;
  Options: BankOptions;
  Happening: BankHappening;
}

/** The banker. */
export const bankerOf = ({options}: Pick<BankView, 'options'>): Player => options.players - 1;

/** The thing that a rank is for pages and advice. */
export const placeOf = (rank: string): string => `place:${rank}`;

const punters = ({options}: BankView): readonly Player[] =>
  Array.from({length: options.players - 1}, (_, player) => player);

const waiting = (
  table: BankView,
  phase: BankPhase,
  must: Due,
  changes: Partial<BankView> = {},
): BankView => ({
  ...table,
  ...changes,
  turn: {phase, must, may: [], over: phase === 'over'},
});

/** What a player has on a rank. */
export const staked = ({stakes}: Pick<BankView, 'stakes'>, player: Player, rank: string): number =>
  stakes[player]?.[RANKS.indexOf(rank as (typeof RANKS)[number])] ?? 0;

const withStake = (
  stakes: BankView['stakes'],
  player: Player,
  rank: string,
  amount: number,
): BankView['stakes'] =>
  stakes.map((own, other) =>
    other === player ? RANKS.map((one, i) => (one === rank ? amount : own[i]!)) : own,
  );

const total = (stakes: readonly number[]): number => stakes.reduce((sum, amount) => sum + amount, 0);

/** The gains and losses of all. */
export const netOf = ({entries, options}: Pick<BankView, 'entries' | 'options'>): readonly number[] =>
  balances(entries, options.players).players;

const stake: Act<Types, 'STAKE'> = ({table, pack}, {place, amount}, by, events) => {
  const player = by as Player;
  events.push({type: 'staked', seat: player, amount, on: placeOf(place)});
  return {pack, table: {...table, stakes: withStake(table.stakes, player, place, amount)}};
};

const done: Act<Types, 'DONE'> = ({table, pack}, _move, by, events) => {
  events.push({type: 'done', by: by as Player});
  const all = [...table.done, by as Player];
  const left = punters(table).filter((player) => !all.includes(player));
  return {
    pack,
    table: left.length
      ? waiting(table, 'staking', left, {done: all})
      : waiting(table, 'drawing', bankerOf(table), {done: all}),
  };
};

/** The next pair, or the end of the deal, when all who have won have answered. */
function next({table, pack}: BankState, events: BankHappening[]): BankState {
  if (table.won.length)
    return {pack, table: waiting(table, 'answering', [...new Set(table.won.map(({player}) => player))])};
  if (table.right.length < PAIRS && table.stakes.some((own) => total(own)))
    return {pack, table: waiting(table, 'drawing', bankerOf(table))};
  events.push({type: 'deal-settled', net: netOf(table)});
  const deal = table.deal + 1;
  return {
    pack: [],
    table:
      deal < table.options.deals
        ? waiting(table, 'shuffling', 'chance', {deal})
        : waiting(table, 'over', null, {deal}),
  };
}

const draw: Act<Types, 'DRAW'> = ({table, pack}, _move, _by, events) => {
  const [right, left] = pack as readonly [Card, Card];
  events.push({type: 'drawn', right, left});
  const banker = bankerOf(table);
  let stakes: BankView['stakes'] = table.stakes;
  const won: Won[] = [];
  const entries = [...table.entries];
  const pay = (from: Player, to: Player, amount: number): void => {
    events.push({type: 'paid', from, payee: to, amount});
    entries.push(...payment(from, to, amount, {account: 'counters', reason: 'stake', round: table.deal + 1}));
  };
  for (const player of punters(table)) {
    // Two of one rank are the bank's.
    const [lost, gained] = [rankOf(right), rankOf(left)];
    const amount = staked({stakes}, player, lost);
    if (amount) {
      pay(player, banker, amount);
      stakes = withStake(stakes, player, lost, 0);
    }
    const gain = staked({stakes}, player, gained);
    if (gain) {
      pay(banker, player, gain);
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
  {table, pack}: BankState,
  {type, place}: Extract<BankMove, {readonly type: 'TAKE' | 'LEAVE'}>,
  by: Actor,
  events: BankHappening[],
): BankState {
  const player = by as Player;
  const stays = type === 'LEAVE';
  events.push({type: 'answered', by: player, place, stays});
  const amount = stays ? 2 * staked(table, player, place) : 0;
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
export const answersOf = ({won, player}: BankView): readonly string[] =>
  won.filter((one) => one.player === player).map(({place}) => place);

/** The rules. */
export const bankGame = defineGame<Types>({
  id: 'bank',
  start(given) {
    const options = bankOptions(given);
    const seats = Array.from({length: options.players}, (_, player) => player);
    return {
      table: {
        turn: {phase: 'shuffling', must: 'chance', may: [], over: false},
        player: -1,
        seats,
        options,
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
    shuffling: {
      by: 'chance',
      draw: (_state, random) => ({type: 'SHUFFLE', pack: shuffled(PACK.cards, random)}),
      moves: {
        SHUFFLE: {
          act({table}, {pack}, _by, events) {
            if (!isWholePack(PACK, pack)) throw new MoveError({reason: 'not-a-pack'});
            events.push({type: 'shuffled', dealer: bankerOf(table)});
            const stakes = table.stakes.map((own) => own.map(() => 0));
            return {
              pack,
              table: waiting(table, 'staking', punters(table), {
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
    over: {by: 'nobody'},
  },
  players: ({options}) => options.players,
  view: ({table}, viewer: Viewer) => (viewer === 'watcher' ? table : {...table, player: viewer}),
  ledger: ({entries}) => entries,
  worth: ({table}) => netOf(table),
});
