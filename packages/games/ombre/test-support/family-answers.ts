import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import {
  booked,
  lawfulCards,
  shares,
  winning,
  balances,
  totalHeld,
  type Entry,
  type Player,
} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  ACES_ALONE,
  beginDeal,
  byMostTricks,
  dishRules,
  drawDish,
  loseDish,
  openDish,
  plainOrder,
  trumpOrder,
  tricksWith,
  type Dish,
  type DishRules,
  type DishChange,
  type LossKind,
} from '../src/kit/rules/index.js';

// Known answers about what all games of the family share: the order of cards, lawful and winning cards, outcomes, the dish.

/** A trump as the answers name it: `null` and "black aces only" are Grandissimo and Nullissimo. */
export const trumpOf = (said: unknown): Suit =>
  FRENCH_SUITS.includes(said as 'S') ? (said as Suit) : ACES_ALONE;

/** `ranking`: the order of trumps and of plain suits. */
export function ranking({trump}: Given): object {
  const order = trumpOrder(trumpOf(trump));
  return {
    trumpOrder: order,
    count: order.length,
    plainBlack: plainOrder('S').map((card) => card[0]),
    plainRed: plainOrder('H').map((card) => card[0]),
    black: plainOrder('S').map((card) => card[0]),
    red: plainOrder('H').map((card) => card[0]),
  };
}

/** `legal-moves`: the cards that may be played to a lead, in no particular order. */
export function legalMoves({trump, hand, led, bid}: Given): object {
  if (bid !== undefined && trump !== null) throw new RangeError('only games without a trump suit are named');
  return {
    legal: lawfulCards(tricksWith(trumpOf(trump)), hand as readonly Card[], (led as Card | null) ?? null),
  };
}

/** `trick`: the card that wins. */
export function trick({trump, cards}: Given): object {
  const laid = (cards as readonly Card[]).map((card, seat) => ({seat, card}));
  return {winningCard: winning(tricksWith(trumpOf(trump)), laid)!.card};
}

/** `outcome`: won, remise or codille, where each player counts his own tricks. */
export function outcome({ombre, tricks}: Given): object {
  const won = tricks as Readonly<Record<string, number>>;
  return {outcome: byMostTricks(Object.values(won), Object.keys(won).indexOf(ombre as string))};
}

/** `kettle`: how much is divided at the end, and who pays or receives what. */
export function kettle({kettle: sums, nextEldestOrder}: Given): object {
  const paidIn = sums as Readonly<Record<string, number>>;
  const order = (nextEldestOrder as readonly string[] | undefined) ?? Object.keys(paidIn);
  const total = Object.values(paidIn).reduce((sum, n) => sum + n, 0);
  const parts = shares(total, order.length);
  return {
    total,
    share: Math.floor(total / order.length),
    remainder: total % order.length,
    delta: Object.fromEntries(
      Object.keys(paidIn).map((who) => [who, parts[order.indexOf(who)]! - paidIn[who]!]),
    ),
  };
}

interface Step {
  readonly op: 'begin' | 'win' | 'lose';
  readonly dealer?: string;
  readonly by?: string;
  readonly kind?: LossKind;
}

/** `bete-ledger`: the dish and all balances after a series of stakes, Blocks, bêtes and wins. */
export function beteLedger(given: Given): object {
  const names = given.players as readonly string[];
  const rules = dishRules({
    stake: Number(given.stake),
    blok: given.blok === true,
    codilleFactor: (given.codilleFactor as number | undefined) ?? 2,
    rokThreshold: (given.rokThreshold as number | undefined) ?? null,
  });
  const saved = (given.initialRokBox as number | undefined) ?? 0;
  let dish: Dish = {...openDish(names.map((_, player) => player)), rokBox: saved};
  const start = (given.initialBalances as Readonly<Record<string, number>> | undefined) ?? {};
  let entries: Entry[] = [];
  const at = (name: string | undefined): Player => names.indexOf(name!);
  const steps = given.steps as readonly Step[];
  const done = steps.map((step) => {
    const change: DishChange =
      step.op === 'begin'
        ? beginDeal(rules, dish, at(step.dealer))
        : step.op === 'win'
          ? drawDish(rules, dish, [at(step.by)])
          : loseDish(rules, dish, [at(step.by)], step.kind!);
    ({dish} = change);
    for (const {reason, transfers} of change.paid)
      entries = [...entries, ...booked(transfers, {account: 'marks', reason})];
    const result = change.paid
      .filter(({reason}) => reason === 'dish' || reason === 'bete')
      .reduce((sum, {transfers}) => sum + transfers.reduce((all, {amount}) => all + amount, 0), 0);
    return {
      step,
      result: step.op === 'begin' ? null : result,
      snapshot: snapshot(rules, dish, entries, names, start),
    };
  });
  const betes = done.flatMap(({step, result}) => (step.op === 'lose' ? [result] : []));
  const last = loseDish(rules, {...dish, pool: {...dish.pool, stands: 'bete'}}, [0], 'codille').dish.pool
    .waiting;
  return {
    snapshots: done.map((one) => one.snapshot),
    results: done.map(({result}) => result),
    betes,
    codilleBete: betes[betes.length - 2],
    nextSingleBete: betes[betes.length - 1],
    nextIfCodilleBete: last[last.length - 1]?.amount,
  };
}

function snapshot(
  rules: DishRules,
  {pool, rok, rokBox}: Dish,
  entries: readonly Entry[],
  names: readonly string[],
  start: Readonly<Record<string, number>>,
): object {
  const {players} = balances(entries, names.length);
  return {
    dish: pool.amount,
    base: pool.base,
    hasBete: pool.stands === 'bete',
    rokInDish: rok,
    written: pool.waiting.map(({amount}) => amount),
    tray: totalHeld(rules.pool, pool) - pool.amount - pool.waiting.reduce((sum, {amount}) => sum + amount, 0),
    rokBox,
    balances: Object.fromEntries(names.map((name, i) => [name, players[i]! + (start[name] ?? 0)])),
  };
}

/** The runners of the kinds that the kit alone can answer. */
export const familyRunners: Readonly<Record<string, (given: Given) => object>> = {
  ranking,
  'legal-moves': legalMoves,
  trick,
  outcome,
  kettle,
  'bete-ledger': beteLedger,
};
