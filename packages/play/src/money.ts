import type {Entry, Holder, Player} from './game.js';
import {payment, type Booking} from './ledger.js';
import type {Seat} from './tricks.js';

/** A payment between seats, players or pools. A negative amount goes the other way. */
export interface Transfer<Who = Holder> {
  readonly from: Who;
  readonly to: Who;
  readonly amount: number;
}

/**
 * Payments of one amount by everybody to one of them; if negative, he pays each of them. Empty for 0.
 *
 * @example
 * fromEach(2, 5, [0, 1, 2]); // => [{from: 0, to: 2, amount: 5}, {from: 1, to: 2, amount: 5}]
 * turned(fromEach(0, -5, [0, 1])); // => [{from: 0, to: 1, amount: 5}]
 * netOf(fromEach(2, 5, [0, 1, 2]), 3); // => [-5, -5, 10]
 */
export function fromEach<Who>(to: Who, amount: number, all: readonly Who[]): readonly Transfer<Who>[] {
  return amount === 0 ? [] : all.filter((from) => from !== to).map((from) => ({from, to, amount}));
}

/**
 * Differences paid pair by pair: in each pair the one with less pays the difference.
 *
 * @example
 * pairwise([5, 15, 5]); // => [{from: 0, to: 1, amount: 10}, {from: 2, to: 1, amount: 10}]
 */
export function pairwise(values: readonly number[]): readonly Transfer<number>[] {
  return turned(
    values.flatMap((value, to) =>
      values
        .slice(to + 1)
        .map((other, i) => ({from: to + 1 + i, to, amount: value - other}))
        .filter(({amount}) => amount !== 0),
    ),
  );
}

/** The same payments, with the payer as `from` and a positive amount. */
export function turned<Who>(transfers: readonly Transfer<Who>[]): readonly Transfer<Who>[] {
  return transfers.map(({from, to, amount}) =>
    amount < 0 ? {from: to, to: from, amount: -amount} : {from, to, amount},
  );
}

/** The net gain of each seat or player by these payments. */
export function netOf(transfers: readonly Transfer<number>[], count: number): number[] {
  const net = new Array<number>(count).fill(0);
  for (const {from, to, amount} of transfers) {
    net[from]! -= amount;
    net[to]! += amount;
  }
  return net;
}

/**
 * Payments as entries of an account, two for each.
 * @param seats the players by seat, where the payments are between seats
 */
export function booked(
  transfers: readonly Transfer[],
  booking: Booking,
  seats?: readonly Player[],
): readonly Entry[] {
  const holder = (who: Holder): Holder => (seats && typeof who === 'number' ? seats[who]! : who);
  return transfers.flatMap(({from, to, amount}) => payment(holder(from), holder(to), amount, booking));
}

/**
 * Payments between seats as entries, each with a reason of its own.
 * @param seats the players by seat
 */
export function bookedFor(
  payments: readonly (Transfer<Seat> & {readonly reason: string})[],
  booking: Omit<Booking, 'reason'>,
  seats: readonly Player[],
): readonly Entry[] {
  return payments.flatMap(({from, to, amount, reason}) =>
    booked([{from, to, amount}], {...booking, reason}, seats),
  );
}

/**
 * A sum divided into equal parts. The remainder goes one by one to the named places, cyclically; by default to all places from
 * the first.
 *
 * @example
 * shares(11, 3); // => [4, 4, 3]
 * shares(11, 3, [2]); // => [3, 3, 5]
 */
export function shares(amount: number, parts: number, odd?: readonly number[]): readonly number[] {
  const each = Math.floor(amount / parts);
  const divided = new Array<number>(parts).fill(each);
  for (let i = 0; i < amount - each * parts; i++) divided[odd ? odd[i % odd.length]! : i]!++;
  return divided;
}
