import {
  balances,
  dividePool,
  drawPool,
  filled,
  losePool,
  openPool,
  staked,
  totalHeld,
  type Entry,
  type Player,
  type PoolRules,
  type PoolState,
  type Transfer,
} from '@quinola/play';

// The dish (pool) of the family: stakes, Blocks, waiting bêtes, and the Rok, which is saved from bêtes that are won. All money
// in it is booked to the account `pot`.

/** The rules of a dish. */
export interface DishRules {
  readonly pool: PoolRules;
  /** The stake of each dealer, in marks. */
  readonly stake: number;
  /** The factor of a bête after codille. */
  readonly codilleFactor: number;
  /** How many marks must have been saved before the Rok is added to the dish; `null` = there is no Rok. */
  readonly rokThreshold: number | null;
}

/** The agreed options of a dish. */
export interface DishOptions {
  readonly stake: number;
  readonly blok: boolean;
  readonly codilleFactor?: number;
  readonly rokThreshold?: number | null;
}

/** The rules of a dish: the first bête joins it, the largest waiting one is added next; a Block is worth three stakes. */
export function dishRules({stake, blok, codilleFactor = 2, rokThreshold = null}: DishOptions): DishRules {
  return {
    stake,
    codilleFactor,
    rokThreshold,
    pool: {
      holder: 'pot',
      order: 'largest',
      joins: true,
      ...(blok && {block: {amount: 3 * stake, paid: 'together'}}),
    },
  };
}

/** A dish; plain JSON. */
export interface Dish {
  readonly pool: PoolState;
  /** How much of the amount played for is Rok, on which bêtes are not computed. */
  readonly rok: number;
  /** Saved for the next Rok. */
  readonly rokBox: number;
}

/** The reason of a payment to or from the dish. */
export type DishReason = 'stake' | 'block' | 'dish' | 'bete' | 'division';

/** Payments of one kind. */
export interface DishPayment {
  readonly reason: DishReason;
  readonly transfers: readonly Transfer[];
}

/** A dish after an operation, and the payments made. */
export interface Dished {
  readonly dish: Dish;
  readonly paid: readonly DishPayment[];
}

/** How a game was lost; `renounce` = given up before it was played. */
export type LossKind = 'remise' | 'codille' | 'renounce';

/** An empty dish. */
export function openDish(players: readonly Player[]): Dish {
  return {pool: openPool(players), rok: 0, rokBox: 0};
}

/**
 * Before a deal: the largest waiting bête is added to an empty dish, or else a Block, and the Rok if enough is saved; the
 * dealer pays his stake.
 */
export function beginDeal({pool: rules, stake, rokThreshold}: DishRules, dish: Dish, dealer: Player): Dished {
  let {pool, rok, rokBox} = dish;
  const paid: DishPayment[] = [];
  if (pool.amount === 0) {
    const put = filled(rules, pool);
    ({pool} = put);
    paid.push({reason: 'block', transfers: put.transfers});
    if (rokThreshold !== null && rokBox >= rokThreshold) {
      pool = {...pool, amount: pool.amount + rokBox};
      [rok, rokBox] = [rokBox, 0];
    }
  }
  const given = staked(rules, pool, dealer, stake);
  paid.push({reason: 'stake', transfers: given.transfers});
  return {dish: {pool: given.pool, rok, rokBox}, paid};
}

/** How much of a won bête is saved for the Rok: one mark for every ten or part of ten. */
export function tollOf({rokThreshold}: DishRules, {pool}: Dish): number {
  return rokThreshold !== null && pool.stands === 'bete' ? Math.ceil(pool.amount / 10) : 0;
}

/**
 * The dish is won, shared equally if by several players.
 * @param by the first of them gets odd marks
 * @param all whether all waiting bêtes are won too (a Vole, where it takes all)
 */
export function drawDish(
  rules: DishRules,
  {pool, rokBox, ...dish}: Dish,
  by: readonly Player[],
  all = false,
): Dished {
  const toll = tollOf(rules, {pool, rokBox, ...dish});
  const more = all ? pool.waiting.reduce((sum, {amount}) => sum + amount, 0) : 0;
  const drawn = drawPool(
    rules.pool,
    {...pool, amount: pool.amount - toll + more, waiting: all ? [] : pool.waiting},
    by,
  );
  return {
    dish: {pool: drawn.pool, rok: 0, rokBox: rokBox + toll},
    paid: [{reason: 'dish', transfers: drawn.transfers}],
  };
}

/** The factor of a bête: a Rok doubles a remise and triples codille. */
export function beteFactor({codilleFactor}: DishRules, {rok}: Dish, kind: LossKind): number {
  if (kind === 'renounce') return 1;
  if (rok) return kind === 'remise' ? 2 : 3;
  return kind === 'codille' ? codilleFactor : 1;
}

/**
 * A bête is paid, as large as the amount that would have been won; the first joins the dish, later ones wait.
 * @param by the first of them pays odd marks
 * @param single the amount played for, if it has already been taken from the dish
 */
export function loseDish(
  rules: DishRules,
  dish: Dish,
  by: readonly Player[],
  kind: LossKind,
  single?: number,
): Dished {
  const {pool, transfers} = losePool(rules.pool, dish.pool, by, {
    times: beteFactor(rules, dish, kind),
    ...(single !== undefined && {single}),
  });
  return {dish: {...dish, pool}, paid: [{reason: 'bete', transfers}]};
}

/** Everything in the dish: the amount played for, waiting bêtes, Blocks, and savings for the Rok. */
export function dishHolds({pool: rules}: DishRules, {pool, rokBox}: Dish): number {
  return totalHeld(rules, pool) + rokBox;
}

/** At the end of a session everything is divided equally; the first of these players get one odd mark each. */
export function divideDish(rules: DishRules, {pool, rokBox}: Dish, by: readonly Player[]): Dished {
  const shared = dividePool(rules.pool, {...pool, amount: pool.amount + rokBox}, by);
  return {
    dish: {pool: shared.pool, rok: 0, rokBox: 0},
    paid: [{reason: 'division', transfers: shared.transfers}],
  };
}

/** The worth of a state for each player: his bookings, and an equal share of the dish. The sum is zero. */
export function worthWithDish(rules: DishRules, dish: Dish, entries: readonly Entry[]): readonly number[] {
  const {length} = dish.pool.players;
  const share = dishHolds(rules, dish) / length;
  return balances(entries, length).players.map((sum) => sum + share);
}
