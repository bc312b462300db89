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

// The dish, as the pool is called in this family. It gets stakes, bêtes (penalties for lost games, of which all but the first wait),
// Blocks (payments into an empty dish), and the Rok (an extra sum, saved from bêtes that are won). Its money is booked to the holder
// `pot`.

/** The rules of a dish. */
export interface DishRules {
  readonly pool: PoolRules;
  /** What the dealer pays in before each deal, in marks. */
  readonly stake: number;
  /** The factor of a bête after codille. */
  readonly codilleFactor: number;
  /** How many marks must have been saved before the Rok is added to the dish; `null` = there is no Rok. */
  readonly rokThreshold: number | null;
}

/** The options from which the rules of a dish follow. */
export interface DishOptions {
  readonly stake: number;
  readonly blok: boolean;
  readonly codilleFactor?: number;
  readonly rokThreshold?: number | null;
}

/** The rules of a dish: the first bête joins it, later ones wait and are added one by one, the largest first; a Block is three stakes. */
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

/** The state of a dish, as plain JSON. */
export interface Dish {
  readonly pool: PoolState;
  /** The part of the amount played for that is Rok; bêtes are not computed on it. */
  readonly rok: number;
  /** Marks saved for the next Rok. */
  readonly rokBox: number;
}

/** The reason of a payment to or from the dish. */
export type DishReason = 'stake' | 'block' | 'dish' | 'bete' | 'division';

/** Payments for one reason. */
export interface DishPayment {
  readonly reason: DishReason;
  readonly transfers: readonly Transfer[];
}

/** The dish after an operation, and the payments that it caused. */
export interface DishChange {
  readonly dish: Dish;
  readonly paid: readonly DishPayment[];
}

/**
 * How a game was lost: by a tie (`remise`), to an opponent (`codille`), given up before it was played (`renounce`), or because what
 * was announced was not done, whatever the number of tricks (`missed`).
 */
export type LossKind = 'remise' | 'codille' | 'renounce' | 'missed';

/** An empty dish. */
export function openDish(players: readonly Player[]): Dish {
  return {pool: openPool(players), rok: 0, rokBox: 0};
}

/**
 * Before a deal the dealer pays his stake. Into an empty dish first comes the largest waiting bête, or a Block if none waits, and the
 * Rok if enough has been saved.
 */
export function beginDeal(
  {pool: rules, stake, rokThreshold}: DishRules,
  dish: Dish,
  dealer: Player,
): DishChange {
  let {pool, rok, rokBox} = dish;
  const paid: DishPayment[] = [];
  if (pool.amount === 0) {
    const refilled = filled(rules, pool);
    ({pool} = refilled);
    paid.push({reason: 'block', transfers: refilled.transfers});
    if (rokThreshold !== null && rokBox >= rokThreshold) {
      pool = {...pool, amount: pool.amount + rokBox};
      [rok, rokBox] = [rokBox, 0];
    }
  }
  const withStake = staked(rules, pool, dealer, stake);
  paid.push({reason: 'stake', transfers: withStake.transfers});
  return {dish: {pool: withStake.pool, rok, rokBox}, paid};
}

/** How much of a bête that is won is set aside for the Rok: one mark for every ten marks or part of ten. */
export function tollOf({rokThreshold}: DishRules, {pool}: Dish): number {
  return rokThreshold !== null && pool.stands === 'bete' ? Math.ceil(pool.amount / 10) : 0;
}

/**
 * Pays out the dish to its winners in equal shares.
 * @param by the winners; the first of them gets odd marks
 * @param all whether all waiting bêtes are won too, as a Vole does by option
 */
export function drawDish(
  rules: DishRules,
  {pool, rokBox, ...dish}: Dish,
  by: readonly Player[],
  all = false,
): DishChange {
  const toll = tollOf(rules, {pool, rokBox, ...dish});
  const waiting = all ? pool.waiting.reduce((sum, {amount}) => sum + amount, 0) : 0;
  const drawn = drawPool(
    rules.pool,
    {...pool, amount: pool.amount - toll + waiting, waiting: all ? [] : pool.waiting},
    by,
  );
  return {
    dish: {pool: drawn.pool, rok: 0, rokBox: rokBox + toll},
    paid: [{reason: 'dish', transfers: drawn.transfers}],
  };
}

/**
 * The factor of a bête. A game that was given up, or announced and missed, always costs a single one (L. 1781-1784, 2057-2059). With
 * a Rok in the dish a remise costs two and codille three, whatever was agreed of codille (L. 2055-2057).
 */
export function beteFactor(
  {codilleFactor}: Pick<DishRules, 'codilleFactor'>,
  {rok}: Pick<Dish, 'rok'>,
  kind: LossKind,
): number {
  if (kind === 'renounce' || kind === 'missed') return 1;
  if (rok) return kind === 'remise' ? 2 : 3;
  return kind === 'codille' ? codilleFactor : 1;
}

/**
 * The losers pay a bête: the amount that they would have won, so many times. The first joins the dish, later ones wait.
 * @param by the losers, who share it; the first of them pays odd marks
 * @param times how many times, or a kind of loss, whose factor it is
 * @param single the amount played for, if it has already been drawn from the dish
 */
export function loseDish(
  rules: DishRules,
  dish: Dish,
  by: readonly Player[],
  times: LossKind | number,
  single?: number,
): DishChange {
  const {pool, transfers} = losePool(rules.pool, dish.pool, by, {
    times: typeof times === 'number' ? times : beteFactor(rules, dish, times),
    ...(single !== undefined && {single}),
  });
  return {dish: {...dish, pool}, paid: [{reason: 'bete', transfers}]};
}

/** All marks in the dish: the amount played for, waiting bêtes, Blocks, and the savings for the Rok. */
export function dishHolds({pool: rules}: DishRules, {pool, rokBox}: Dish): number {
  return totalHeld(rules, pool) + rokBox;
}

/** At the end of a session the whole dish is divided equally; odd marks go one each to the first of these players. */
export function divideDish(rules: DishRules, {pool, rokBox}: Dish, by: readonly Player[]): DishChange {
  const shared = dividePool(rules.pool, {...pool, amount: pool.amount + rokBox}, by);
  return {
    dish: {pool: shared.pool, rok: 0, rokBox: 0},
    paid: [{reason: 'division', transfers: shared.transfers}],
  };
}

/** What a state is worth to each player: the sum of his entries and an equal share of the dish. All worths add up to zero. */
export function worthWithDish(rules: DishRules, dish: Dish, entries: readonly Entry[]): readonly number[] {
  const {length} = dish.pool.players;
  const share = dishHolds(rules, dish) / length;
  return balances(entries, length).players.map((sum) => sum + share);
}
