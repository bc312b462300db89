import type {Entry, Holder, Player} from './game.js';

/** The fields of an entry other than holder and amount. */
export type Booking = Omit<Entry, 'holder' | 'amount'>;

/** Both entries of a payment. The amount may be negative (the receiver pays); nothing is booked for 0. */
export function payment<Name extends string>(
  from: Holder<Name>,
  to: Holder<Name>,
  amount: number,
  booking: Booking,
): Entry<Name>[] {
  if (amount === 0) return [];
  return [
    {...booking, holder: from, amount: -amount},
    {...booking, holder: to, amount},
  ];
}

/** What every holder of a ledger has. */
export interface Balances<Name extends string = string> {
  /** By player. */
  readonly players: number[];
  /** By name, of every other holder to whom something has been booked. */
  readonly held: Readonly<Partial<Record<Name, number>>>;
}

/**
 * The balance of every holder, in one account or in all.
 *
 * @example
 * const stake = payment(0, 'dish', 3, {account: 'counters', reason: 'stake'});
 * balances(stake, 2); // => {players: [-3, 0], held: {dish: 3}}
 */
export function balances<Name extends string>(
  entries: readonly Entry<Name>[],
  players: number,
  account?: string,
): Balances<Name> {
  const sums = new Array<number>(players).fill(0);
  const held: Partial<Record<Name, number>> = {};
  for (const {holder, amount, account: own} of entries) {
    if (account !== undefined && own !== account) continue;
    if (typeof holder === 'number') sums[holder]! += amount;
    else held[holder] = (held[holder] ?? 0) + amount;
  }
  return {players: sums, held};
}

/** Balance of each player after each round, for running ledgers: `[round - 1][player]`. */
export function runningBalances(entries: readonly Entry[], players: number, rounds: number): number[][] {
  return Array.from(
    {length: rounds},
    (_, i) =>
      balances(
        entries.filter((entry) => (entry.round ?? 0) <= i + 1),
        players,
      ).players,
  );
}

/** Whether payments and receipts add up to zero in every account. */
export function isZeroSum(entries: readonly Entry[]): boolean {
  const sums = new Map<string, number>();
  for (const {account, amount} of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums.values()].every((sum) => sum === 0);
}

/**
 * Everybody's share of `amount` won by `winners` from `losers`: each loser pays, each winner receives it. A player with two
 * seats, such as the partner of the dummy, is booked once.
 */
export function sideEntries(
  winners: readonly Player[],
  losers: readonly Player[],
  amount: number,
  booking: Booking,
): Entry[] {
  if (amount === 0) return [];
  const sums = new Map<Player, number>();
  for (const holder of winners) sums.set(holder, (sums.get(holder) ?? 0) + amount);
  for (const holder of losers) sums.set(holder, (sums.get(holder) ?? 0) - amount);
  return [...sums].map(([holder, sum]) => ({...booking, holder, amount: sum}));
}
