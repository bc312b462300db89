import type {Card} from '@quinola/cards';
import type {Player} from './game.js';
import {NO_CARDS, NOBODY, type TrickTable} from './table.js';
import type {Seat} from './tricks.js';

/** The player in a seat. */
export function playerAt({seats}: {readonly seats: readonly Player[]}, seat: Seat): Player {
  return seats[seat]!;
}

/** All seats in the order of play, from the one after the dealer to the dealer. */
export function seatsInTurn(dealer: Seat, players: number): readonly Seat[] {
  return Array.from({length: players}, (_, step) => (dealer + 1 + step) % players);
}

/** The cards that a seat has played in this deal, including those on the table. */
export function playedBy({tricks, trick}: Pick<TrickTable, 'tricks' | 'trick'>, seat: Seat): readonly Card[] {
  return [...tricks.flatMap(({cards}) => cards), ...trick].flatMap((laid) =>
    laid.seat === seat ? [laid.card] : [],
  );
}

/** The fields of a table before its first move: nobody is seated, and places are to be drawn. */
export const UNSEATED = {
  turn: {phase: 'drawing.spreading', must: 'chance', may: NOBODY, over: false},
  player: -1,
  seat: -1,
  hand: NO_CARDS,
  seats: NOBODY,
  draw: null,
  deal: 0,
  dealer: -1,
} as const;

/** The fields of a table on which no cards are dealt. */
export function undealt(players: number) {
  const none: readonly number[] = Array.from({length: players}, () => 0);
  return {
    counts: none,
    trick: NO_CARDS,
    leader: -1,
    toPlay: -1,
    tricks: NO_CARDS,
    tricksWon: none,
  } satisfies Partial<TrickTable>;
}
