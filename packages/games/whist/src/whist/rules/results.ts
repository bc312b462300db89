import type {Card, Suit} from '@quinola/cards';
import type {Player, Seat, Trick} from '@quinola/play';
import type {BySide, Side} from './sides.js';

export type {Trick};

/** A game won. */
export interface GameResult {
  readonly winner: Side;
  readonly loserScore: number;
  /** 1 simple, 2 double, 3 triple, 4 quadruple. */
  readonly level: 1 | 2 | 3 | 4;
  readonly byCall: boolean;
  /** Points beyond the target that carry over to the winners' next game (five honours, Vienna §22). */
  readonly carried: number;
}

/** A slam and who made it. */
export interface Slam {
  readonly side: Side;
  readonly size: 'great' | 'small';
}

/** How a deal was marked, as shown on the settlement sheet. */
export interface DealResult {
  /** Number of the deal in the session, from 1. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly trump: Suit;
  readonly turnUp: Card;
  /** Hands as dealt, by seat: public once the deal is over. */
  readonly hands: readonly (readonly Card[])[];
  readonly tricks: readonly Trick[];
  /** Score before the deal. */
  readonly start: BySide;
  readonly tricksWon: BySide;
  /** Trick points actually marked: none if a penalty ended the game first (Warsaw law 3). */
  readonly trickPoints: BySide;
  readonly honourCards: BySide;
  /** Honour points actually marked. */
  readonly honourPoints: BySide;
  readonly penalties: readonly Penalty[];
  readonly score: BySide;
  readonly slam: Slam | null;
  /** Side that won the game in this deal. */
  readonly winner: Side | null;
  /** What brought the winner to the target. */
  readonly by: 'tricks' | 'honours' | 'penalty' | 'call' | null;
  /** Points of the winners beyond the target, carried to their next game (five honours, Vienna §22). */
  readonly carried: number;
  /** Ended by a call at eight (or six in preference). */
  readonly byCall: boolean;
  /** Preference: tricks and honours counted double. */
  readonly doubled: boolean;
}

/** A settled rubber. */
export interface RubberResult {
  readonly games: readonly GameResult[];
  readonly slams: readonly Slam[];
  /** Fishes for side 0; negative = side 0 pays. */
  readonly net: number;
  readonly finished: boolean;
  /** Players by seat in that rubber; the player with the dummy appears twice. */
  readonly seats: readonly Player[];
  /** Seat of the dummy; -1 = none. */
  readonly dummy: Seat;
  /** Who sat out; -1 = nobody. */
  readonly out: Player;
}

/** Points that a side forfeits for a revoke: taken off its own score, or added to the other's. */
export interface Penalty {
  readonly side: Side;
  readonly deduct: number;
  readonly add: number;
}
