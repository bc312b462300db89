import type {Entry, Holder, Player} from './game.js';
import {balances} from './ledger.js';
import {shares, type Transfer} from './money.js';

// What is played for beside the prices from hand to hand: stakes, Blocks, and the bêtes of those who lost. The money that
// is paid in lies with a holder (`pot`, `pannier`), so every operation is a list of transfers and sums to nothing.

/** How the pool of a game is kept. */
export interface PoolRules {
  /** The game's name for where it lies. */
  readonly holder: string;
  /** Which of the bêtes that wait is played for next; of equals the oldest. */
  readonly order: 'largest' | 'oldest';
  /** Whether the first bête joins what lies there; all others wait. */
  readonly joins: boolean;
  /** What each player sets before him, of which one is played for where no bête stands. */
  readonly block?: {
    readonly amount: number;
    /** All pay theirs when new ones are set, or each when his is played for. */
    readonly paid: 'together' | 'when-used';
  };
  /** A larger bête is written as two halves. */
  readonly cap?: number;
  /** Where bêtes are only written: by how much each is larger than what is played for. Their owner pays who draws them. */
  readonly written?: {readonly more: number};
}

/** A bête that waits. */
export interface Bete {
  readonly amount: number;
  /** The single value, where it was doubled by codille. */
  readonly base: number;
  readonly by: Player;
}

/** A pool; plain JSON. */
export interface PoolState {
  /** What lies there to be drawn. */
  readonly amount: number;
  /** Its single value, by which the next bête is computed: as if no codille had doubled anything. */
  readonly base: number;
  /** What lies there beside stakes. */
  readonly stands: 'stakes' | 'block' | 'bete';
  readonly waiting: readonly Bete[];
  /** Whose Blocks are not played for yet, in their order. */
  readonly blocks: readonly Player[];
  /** All who play, in the order in which their Blocks are used. */
  readonly players: readonly Player[];
}

/** A pool after an operation, and what was paid. */
export interface Pooled {
  readonly pool: PoolState;
  readonly transfers: readonly Transfer[];
}

const EMPTY = {amount: 0, base: 0, stands: 'stakes'} as const;

/** A pool into which nothing was paid. */
export function openPool(players: readonly Player[]): PoolState {
  return {...EMPTY, waiting: [], blocks: [], players};
}

/** The bête that is played for next; `undefined` when none waits. */
export function nextBete({order}: Pick<PoolRules, 'order'>, {waiting}: PoolState): Bete | undefined {
  if (order === 'oldest') return waiting[0];
  const most = Math.max(...waiting.map(({amount}) => amount));
  return waiting.find(({amount}) => amount === most);
}

/** What the next winner would draw. */
export function atStake(rules: PoolRules, pool: PoolState): number {
  return filled(rules, pool).pool.amount;
}

/** All that lies there: what is played for, the bêtes that wait, and Blocks that are paid. */
export function totalHeld({block, written}: PoolRules, {amount, waiting, blocks}: PoolState): number {
  const betes = written ? 0 : waiting.reduce((sum, bete) => sum + bete.amount, 0);
  return amount + betes + (block?.paid === 'together' ? blocks.length * block.amount : 0);
}

/**
 * What a state is worth to each player in a game with a pool: what has been booked, and an equal share of what lies there, as
 * if it were divided now. It sums to nothing, as `Game.worth` has to.
 */
export function worthWithPool(
  rules: PoolRules,
  pool: PoolState,
  entries: readonly Entry[],
): readonly number[] {
  const {length} = pool.players;
  const share = totalHeld(rules, pool) / length;
  return balances(entries, length).players.map((sum) => sum + share);
}

/** Somebody pays into the pool: the dealer's stake, a fine. */
export function staked({holder}: PoolRules, pool: PoolState, by: Player, amount: number): Pooled {
  return {
    pool: {...pool, amount: pool.amount + amount, base: pool.base + amount},
    transfers: paid(by, holder, amount),
  };
}

/**
 * Where neither bête nor Block stands, the next of the bêtes that wait is put there, or else a Block. Games that do so
 * before the stake of the deal, or as soon as the pool is drawn, call it then; {@linkcode drawPool} and {@linkcode losePool} do
 * in any case.
 */
export function filled(rules: PoolRules, pool: PoolState): Pooled {
  if (pool.stands !== 'stakes') return {pool, transfers: []};
  const bete = nextBete(rules, pool);
  if (bete) {
    const waiting = pool.waiting.filter((other) => other !== bete);
    return {pool: {...withMore(pool, bete), stands: 'bete', waiting}, transfers: []};
  }
  const {block, holder} = rules;
  if (!block) return {pool, transfers: []};
  const isNew = !pool.blocks.length;
  const [owner, ...blocks] = isNew ? pool.players : pool.blocks;
  const payers = block.paid === 'when-used' ? [owner!] : isNew ? pool.players : [];
  const {amount} = block;
  return {
    pool: {...withMore(pool, {amount, base: amount}), stands: 'block', blocks},
    transfers: payers.flatMap((player) => paid(player, holder, amount)),
  };
}

/**
 * The pool is drawn: by one, or shared equally by some, odd units one each to the first of them.
 *
 * @example
 * const rules = {holder: 'pot', order: 'largest', joins: true, block: {amount: 3, paid: 'together'}};
 * let pot = filled(rules, openPool([0, 1, 2])).pool;
 * pot = staked(rules, pot, 2, 1).pool;
 * pot = losePool(rules, pot, [0]).pool;
 * [pot.amount, pot.stands]; // => [8, 'bete']
 * pot = staked(rules, pot, 0, 1).pool;
 * pot = losePool(rules, pot, [1], {times: 2}).pool;
 * pot.waiting; // => [{amount: 18, base: 9, by: 1}]
 * drawPool(rules, pot, [2]).transfers; // => [{from: 'pot', to: 2, amount: 9}]
 * atStake(rules, drawPool(rules, pot, [2]).pool); // => 18
 */
export function drawPool(rules: PoolRules, before: PoolState, by: readonly Player[]): Pooled {
  const {pool, transfers} = filled(rules, before);
  const parts = shares(pool.amount, by.length);
  const from = rules.written ? debtorOf(rules, before) : rules.holder;
  return {
    pool: {...pool, ...EMPTY},
    transfers: [
      // A bête that is only noted down is paid straight from its owner to the winner, not through the pool.
      ...(rules.written ? [] : transfers),
      ...by.flatMap((player, i) => paid(from, player, parts[i]!)),
    ],
  };
}

/** What there is to say of a lost game. */
export interface Loss {
  /** By how much the bête is multiplied: 2 for codille; 1 unless given. */
  readonly times?: number;
  /** The value of what was played for, where it has been drawn already; of what lies there unless given. */
  readonly single?: number;
}

/**
 * A game is lost: those who pay put down a bête as large as what they would have drawn, odd units from the first of them.
 * The first joins what lies there, where the rules have it so; otherwise it waits.
 */
export function losePool(
  rules: PoolRules,
  before: PoolState,
  by: readonly Player[],
  {times = 1, single}: Loss = {},
): Pooled {
  if (rules.written) return written(rules, before, by[0]!, {times, ...(single !== undefined && {single})});
  const {pool, transfers} = single === undefined ? filled(rules, before) : {pool: before, transfers: []};
  const base = single ?? pool.base;
  const amount = times * base;
  const parts = shares(amount, by.length);
  const joins = rules.joins && pool.stands !== 'bete' && pool.amount > 0 && !pool.waiting.length;
  return {
    pool: joins
      ? {...withMore(pool, {amount, base}), stands: 'bete'}
      : {...pool, waiting: [...pool.waiting, ...halved(rules, {amount, base, by: by[0]!})]},
    transfers: [...transfers, ...by.flatMap((player, i) => paid(player, rules.holder, parts[i]!))],
  };
}

/**
 * Everything that lies there is divided equally at the end of the session.
 * @param by in the order in which they get what cannot be divided
 */
export function dividePool(rules: PoolRules, pool: PoolState, by: readonly Player[]): Pooled {
  const parts = shares(totalHeld(rules, pool), by.length);
  return {
    pool: {...pool, ...EMPTY, waiting: [], blocks: []},
    transfers: by.flatMap((player, i) => paid(rules.holder, player, parts[i]!)),
  };
}

/** A bête on paper: nothing is paid yet, and what is played for stays. */
function written(rules: PoolRules, pool: PoolState, by: Player, {times = 1, single}: Loss): Pooled {
  const amount = times * ((single ?? atStake(rules, pool)) + rules.written!.more);
  return {
    pool: {...pool, waiting: [...pool.waiting, ...halved(rules, {amount, base: amount, by})]},
    transfers: [],
  };
}

/** Whose bête or Block is played for. */
function debtorOf(rules: PoolRules, pool: PoolState): Player {
  return nextBete(rules, pool)?.by ?? pool.blocks[0] ?? pool.players[0]!;
}

function halved({cap}: PoolRules, bete: Bete): readonly Bete[] {
  if (cap === undefined || bete.amount <= cap) return [bete];
  return shares(bete.amount, 2).map((amount) => ({...bete, amount, base: amount}));
}

function withMore(pool: PoolState, {amount, base}: Pick<Bete, 'amount' | 'base'>): PoolState {
  return {...pool, amount: pool.amount + amount, base: pool.base + base};
}

/** Drops payments to oneself and payments of 0. */
function paid(from: Holder, to: Holder, amount: number): readonly Transfer[] {
  return amount === 0 || from === to ? [] : [{from, to, amount}];
}
