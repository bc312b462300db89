import type {Seat} from '@quinola/play';
import {PAR} from '../../pack/index.js';
import type {PieceEvent, SeatPayment, TarokOptions} from './types.js';

/** Everybody's payments of one amount to a seat; negative: the seat pays each. */
export function fromEach(seat: Seat, amount: number, seats = 3): readonly SeatPayment[] {
  return others(seat, seats).flatMap((other) => pays(other, seat, amount));
}

/** Announcements: each of the others pays the announcer's total (rule 14). */
export function honoursPayments(honours: readonly number[]): readonly SeatPayment[] {
  return honours.flatMap((total, seat) => fromEach(seat, total, honours.length));
}

/**
 * What is paid at once for the Pagat, and for kings in the last trick (rules 3b, 13b, 15c). A Pagat that was made or
 * buried is paid by laying it on the table, unless payments are cumulative.
 */
export function directPayments(
  event: Pick<PieceEvent, 'event' | 'seat'>,
  options: Pick<TarokOptions, 'pagatAccounting' | 'kingUltimo'>,
): readonly SeatPayment[] {
  switch (event.event) {
    case 'pagat-made':
    case 'pagat-in-skat':
      return options.pagatAccounting === 'cumulative' ? fromEach(event.seat, 10) : [];
    case 'pagat-made-ultimo':
      return fromEach(event.seat, 20);
    case 'pagat-lost':
      return fromEach(event.seat, -10);
    case 'pagat-lost-ultimo':
      return fromEach(event.seat, -20);
    case 'king-made-ultimo':
      return fromEach(event.seat, options.kingUltimo);
    case 'king-lost-ultimo':
      return fromEach(event.seat, -options.kingUltimo);
    default:
      return [];
  }
}

/** What a piece is worth on the table before the seat `to`: a king 5, the Pagat 10 (rule 16e); 0 = it does not lie there. */
export function tableValue(
  {event}: Pick<PieceEvent, 'event'>,
  {pagatAccounting}: Pick<TarokOptions, 'pagatAccounting'>,
): number {
  if (event === 'king-made' || event === 'king-lost') return 5;
  if (event === 'pagat-made' || event === 'pagat-in-skat') return 10;
  return pagatAccounting === 'cumulative' && event.startsWith('pagat') ? 10 : 0;
}

/** What lies before each, in points. */
export function tableValues(
  events: readonly Pick<PieceEvent, 'event' | 'to'>[],
  options: Pick<TarokOptions, 'pagatAccounting'>,
): readonly number[] {
  const values = [0, 0, 0];
  for (const event of events) values[event.to]! += tableValue(event, options);
  return values;
}

/** The table: differences are paid pair by pair (rule 16e, l. 6708-6719). */
export function tablePayments(values: readonly number[]): readonly SeatPayment[] {
  // A negative payment is one in the other direction.
  return values.flatMap((value, seat) =>
    values.slice(seat + 1).flatMap((other, i) => pays(seat + 1 + i, seat, value - other)),
  );
}

/** The cards: who is below 26 pays what he lacks (rule 18, l. 6728-6779), once to the winners or to each of the others. */
export function cardPayments(
  points: readonly number[],
  {cardFlow}: Pick<TarokOptions, 'cardFlow'>,
): readonly SeatPayment[] {
  const losers = points.flatMap((n, seat) => (n < PAR ? [seat] : []));
  if (cardFlow === 'each') {
    return losers.flatMap((seat) =>
      others(seat, points.length).flatMap((other) => pays(seat, other, PAR - points[seat]!)),
    );
  }
  // With one loser he pays each winner's surplus; with two each pays his own lack to the only winner.
  return losers.flatMap((seat) =>
    points.flatMap((n, winner) =>
      n > PAR ? pays(seat, winner, losers.length === 1 ? n - PAR : PAR - points[seat]!) : [],
    ),
  );
}

/** The account of the cards: par and what each lacks, unless one is paid for having made no trick. */
export function cardAccount(
  points: readonly number[],
  tricksWon: readonly number[],
  options: Pick<TarokOptions, 'cardFlow' | 'stichfrei'>,
): {readonly free: Seat; readonly payments: readonly SeatPayment[]} {
  const free = stichfreiSeat(tricksWon, options);
  return {free, payments: free >= 0 ? fromEach(free, PAR) : cardPayments(points, options)};
}

/** The seat that is paid for having made no trick, if that was agreed; -1 = none, or two of them (hint 13). */
function stichfreiSeat(tricksWon: readonly number[], {stichfrei}: Pick<TarokOptions, 'stichfrei'>): Seat {
  const without = tricksWon.flatMap((n, seat) => (n === 0 ? [seat] : []));
  return stichfrei && without.length === 1 ? without[0]! : -1;
}

/**
 * What each takes out of the pot for the last trick, all measured on the pot as it stood before: Pagat ultimo all of
 * it, a king half; whoever loses them there adds as much (hint 14). Negative = adds.
 */
export function potShares(
  pot: number,
  events: readonly Pick<PieceEvent, 'event' | 'seat'>[],
  seats = 3,
): readonly number[] {
  const shares = new Array<number>(seats).fill(0);
  const half = Math.floor(pot / 2);
  for (const {event, seat} of events) {
    if (event === 'pagat-made-ultimo') shares[seat]! += pot;
    if (event === 'pagat-lost-ultimo') shares[seat]! -= pot;
    if (event === 'king-made-ultimo') shares[seat]! += half;
    if (event === 'king-lost-ultimo') shares[seat]! -= half;
  }
  return shares;
}

/** What each has gained by payments. */
export function netOf(payments: readonly SeatPayment[], seats = 3): readonly number[] {
  const net = new Array<number>(seats).fill(0);
  for (const {from, to, amount} of payments) {
    net[from]! -= amount;
    net[to]! += amount;
  }
  return net;
}

function others(seat: Seat, seats: number): readonly Seat[] {
  return Array.from({length: seats}, (_, i) => i).filter((other) => other !== seat);
}

/** A payment with a positive amount; nothing for 0. */
function pays(from: Seat, to: Seat, amount: number): readonly SeatPayment[] {
  if (amount === 0) return [];
  return [amount > 0 ? {from, to, amount} : {from: to, to: from, amount: -amount}];
}
