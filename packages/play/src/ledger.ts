import type {Entry, Holder, Player, Pool} from './game.js';

/** The fields of an entry other than holder and amount. */
export type Booking = Omit<Entry, 'holder' | 'amount'>;

/** Both entries of a payment. The amount may be negative (the receiver pays); nothing is booked for 0. */
export function payment(from: Holder, to: Holder, amount: number, booking: Booking): Entry[] {
  if (amount === 0) return [];
  return [
    {...booking, holder: from, amount: -amount},
    {...booking, holder: to, amount},
  ];
}

/** The balance of each player and each pool, in one account or in all. */
export function balances(
  entries: readonly Entry[],
  players: number,
  account?: string,
): {players: number[]} & Record<Pool, number> {
  const result = {players: new Array<number>(players).fill(0), pot: 0, pannier: 0, bank: 0};
  for (const entry of entries) {
    if (account !== undefined && entry.account !== account) continue;
    if (typeof entry.holder === 'number') result.players[entry.holder]! += entry.amount;
    else result[entry.holder] += entry.amount;
  }
  return result;
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
