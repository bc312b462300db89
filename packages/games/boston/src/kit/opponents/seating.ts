import {seatAfter, type Seat} from '@quinola/play';

/** Who must lead so that a seat plays last: the one that follows it in turn (tri-boston.md section 11). */
export const leaderBehind = (seat: Seat, players: number): Seat => seatAfter(seat, players, 1);

/** The place of a seat in a trick: 0 = it leads. */
export const placeIn = (seat: Seat, leader: Seat, players: number): number =>
  (((seat - leader) % players) + players) % players;
