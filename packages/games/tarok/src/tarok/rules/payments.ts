import {fromEach, turned, type Seat} from '@quinola/play';
import {PAR} from '../../kit/rules/index.js';
import type {PieceEvent, SeatPayment, TarokOptions} from './types.js';

/** What an event with a piece (Pagat, king or Sky) is worth. */
export interface PiecePrices {
  /** What each of the others pays at once; negative = he pays each (rules 3b, 13b, 15c). */
  readonly direct: number;
  /** Its worth on the table before its owner (rule 16e). */
  readonly table: number;
  /** Points scored en deux (l. 6926-6929). */
  readonly score: number;
  /** The share of the pot its owner takes; negative = he adds that much (hint 14). */
  readonly pot: number;
}

/** The price list of the pieces. */
export type PieceTariff = Readonly<Record<PieceEvent['event'], PiecePrices>>;

const price = (direct: number, table: number, score: number, pot = 0): PiecePrices => ({
  direct,
  table,
  score,
  pot,
});

/**
 * The price list of a table. A Pagat won or buried is paid by laying it on the table, others directly; both if
 * that is agreed.
 */
export function piecePrices({
  pagatAccounting,
  kingUltimo,
}: Pick<TarokOptions, 'pagatAccounting' | 'kingUltimo'>): PieceTariff {
  const also = pagatAccounting === 'cumulative' ? 10 : 0;
  return {
    'pagat-made': price(also, 10, 15),
    'pagat-in-skat': price(also, 10, 15),
    'pagat-made-ultimo': price(20, also, 25, 1),
    'pagat-lost': price(-10, also, 15),
    'pagat-lost-ultimo': price(-20, also, 25, -1),
    'king-made': price(0, 5, 10),
    'king-lost': price(0, 5, 10),
    'king-made-ultimo': price(kingUltimo, 0, 15, 1 / 2),
    'king-lost-ultimo': price(-kingUltimo, 0, 15, -1 / 2),
    'sky-kept': price(0, 0, 0),
    'sky-lost': price(0, 0, 0),
  };
}

/** Scores and shares of the pot do not depend on the other options. */
export const USUAL_PRICES = piecePrices({pagatAccounting: 'single', kingUltimo: 10});

const SEATS: readonly Seat[] = [0, 1, 2];

/** All players' payments of one amount to a seat; negative: the seat pays each. */
export function toSeat(seat: Seat, amount: number): readonly SeatPayment[] {
  return turned(fromEach(seat, amount, SEATS));
}

/** Announcements: each of the others pays the announcer's total (rule 14). */
export function honoursPayments(honours: readonly number[]): readonly SeatPayment[] {
  return honours.flatMap((total, seat) => toSeat(seat, total));
}

/** What is paid at once for the Pagat, and for kings in the last trick. */
export function directPayments(
  {event, seat}: Pick<PieceEvent, 'event' | 'seat'>,
  prices: PieceTariff,
): readonly SeatPayment[] {
  return toSeat(seat, prices[event].direct);
}

/** The worth of what lies before each, in points. */
export function tableValues(
  events: readonly Pick<PieceEvent, 'event' | 'to'>[],
  prices: PieceTariff,
): readonly number[] {
  const values = [0, 0, 0];
  for (const {event, to} of events) values[to]! += prices[event].table;
  return values;
}

/** The cards: a player below 26 pays his deficit (rule 18, l. 6728-6779), once to the winners or to each of the others. */
export function cardPayments(
  points: readonly number[],
  {cardFlow}: Pick<TarokOptions, 'cardFlow'>,
): readonly SeatPayment[] {
  const losers = points.flatMap((n, seat) => (n < PAR ? [seat] : []));
  return losers.flatMap((from) => {
    const lack = PAR - points[from]!;
    if (cardFlow === 'each') return SEATS.flatMap((to) => (to === from ? [] : [{from, to, amount: lack}]));
    // A single loser pays each winner's surplus; two losers each pay their own deficit to the only winner.
    return points.flatMap((n, to) =>
      n > PAR ? [{from, to, amount: losers.length === 1 ? n - PAR : lack}] : [],
    );
  });
}

/** The account of the cards: par and each deficit, unless one is paid for having made no trick. */
export function cardAccount(
  points: readonly number[],
  tricksWon: readonly number[],
  options: Pick<TarokOptions, 'cardFlow' | 'stichfrei'>,
): {readonly free: Seat; readonly payments: readonly SeatPayment[]} {
  const free = stichfreiSeat(tricksWon, options);
  return {free, payments: free >= 0 ? toSeat(free, PAR) : cardPayments(points, options)};
}

/** The seat paid for making no trick, if that was agreed; -1 = none, or two of them (hint 13). */
function stichfreiSeat(tricksWon: readonly number[], {stichfrei}: Pick<TarokOptions, 'stichfrei'>): Seat {
  const without = tricksWon.flatMap((n, seat) => (n === 0 ? [seat] : []));
  return stichfrei && without.length === 1 ? without[0]! : -1;
}

/**
 * What each takes from the pot for the last trick, all measured on the pot as it was before: Pagat ultimo all of
 * it, a king half; a player who loses them there adds as much (hint 14). Negative = adds.
 */
export function potShares(
  pot: number,
  events: readonly Pick<PieceEvent, 'event' | 'seat'>[],
): readonly number[] {
  const taken = [0, 0, 0];
  for (const {event, seat} of events) taken[seat]! += Math.trunc(pot * USUAL_PRICES[event].pot);
  return taken;
}
