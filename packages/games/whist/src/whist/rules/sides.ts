import type {Seat} from '@quinola/play';

/** Seats in the books' order, clockwise: 0 = S, 1 = W, 2 = N, 3 = E. Partners sit opposite. */
export const SEAT_LETTERS = ['S', 'W', 'N', 'E'] as const;

/** A side: 0 = seats S and N, 1 = seats W and E. */
export type Side = 0 | 1;

/** Two numbers, one for each side. */
export type BySide<T = number> = readonly [T, T];

/** The side of a seat. */
export function sideOf(seat: Seat): Side {
  return (seat % 2) as Side;
}

/** The seat's partner, opposite. */
export function partnerOf(seat: Seat): Seat {
  return (seat + 2) % 4;
}
