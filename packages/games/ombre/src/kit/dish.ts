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

// The dish of the family: stakes, Blocks, bêtes that wait, and the Rok, which is saved from bêtes that are won. All money
// in it lies with the holder `pot`.

/** How the dish is kept. */
export interface DishRules {
  readonly pool: PoolRules;
  /** What each dealer puts in, in marks. */
  readonly stake: number;
  /** By how much a bête is multiplied after codille. */
  readonly codilleFactor: number;
  /** How many marks must have been saved before they are put into the dish; `null` = there is no Rok. */
  readonly rokThreshold: number | null;
}

/** What is agreed about a dish. */
export interface DishOptions {
  readonly stake: number;
  readonly blok: boolean;
  readonly codilleFactor?: number;
  readonly rokThreshold?: number | null;
}

/** The rules of a dish: the first bête joins it, the largest that waits is played for next; a Block is worth three stakes. */
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
  /** How much of what is played for is Rok; bêtes are reckoned without it. */
  readonly rok: number;
  /** What is saved for the next Rok. */
  readonly rokBox: number;
}

/** What a payment to or from the dish is for. */
export type DishReason = 'stake' | 'block' | 'dish' | 'bete' | 'division';

/** Payments of one kind. */
export interface DishPayment {
  readonly reason: DishReason;
  readonly transfers: readonly Transfer[];
}

/** A dish after an operation, and what was paid. */
export interface Dished {
  readonly dish: Dish;
  readonly paid: readonly DishPayment[];
}

/** How a game was lost; `renounce` = it was given up before it was played. */
export type LossKind = 'remise' | 'codille' | 'renounce';

/** A dish into which nothing was paid. */
export function openDish(players: readonly Player[]): Dish {
  return {pool: openPool(players), rok: 0, rokBox: 0};
}

/** Before a deal: an empty dish gets the largest bête that waits, or else a Block, and the Rok if enough is saved; the dealer pays his stake. */
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

/** What of a bête that is won is saved for the Rok: one mark of each begun ten. */
export function tollOf({rokThreshold}: DishRules, {pool}: Dish): number {
  return rokThreshold !== null && pool.stands === 'bete' ? Math.ceil(pool.amount / 10) : 0;
}

/**
 * The dish is drawn, shared equally if by more than one.
 * @param by odd marks go to the first of them
 * @param all the bêtes that wait are drawn too (a Vole, where it takes all)
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

/** By how much a bête is multiplied: a Rok doubles a remise and trebles codille. */
export function beteFactor({codilleFactor}: DishRules, {rok}: Dish, kind: LossKind): number {
  if (kind === 'renounce') return 1;
  if (rok) return kind === 'remise' ? 2 : 3;
  return kind === 'codille' ? codilleFactor : 1;
}

/**
 * A bête is put down, as large as what would have been drawn; the first joins the dish, others wait.
 * @param by odd marks are paid by the first of them
 * @param single the value of what was played for, where it has been drawn already
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

/** All that lies there: what is played for, the bêtes that wait, Blocks, and what is saved. */
export function dishHolds({pool: rules}: DishRules, {pool, rokBox}: Dish): number {
  return totalHeld(rules, pool) + rokBox;
}

/** At the end of a session everything is divided equally; odd marks go one each to the first of these. */
export function divideDish(rules: DishRules, {pool, rokBox}: Dish, by: readonly Player[]): Dished {
  const shared = dividePool(rules.pool, {...pool, amount: pool.amount + rokBox}, by);
  return {
    dish: {pool: shared.pool, rok: 0, rokBox: 0},
    paid: [{reason: 'division', transfers: shared.transfers}],
  };
}

/** What a state is worth to each player: what has been booked, and an equal share of the dish. It sums to nothing. */
export function worthWithDish(rules: DishRules, dish: Dish, entries: readonly Entry[]): readonly number[] {
  const {length} = dish.pool.players;
  const share = dishHolds(rules, dish) / length;
  return balances(entries, length).players.map((sum) => sum + share);
}
