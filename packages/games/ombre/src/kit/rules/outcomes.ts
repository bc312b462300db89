import type {Seat} from '@quinola/play';

/** How a game ends: won, lost by a tie (`remise`), or lost because the opponents won more tricks (`codille`). */
export type Outcome = 'win' | 'remise' | 'codille';

/**
 * The outcome where each player counts his own tricks (Lomber, Lomber en quatre): the Ombre wins if he alone has the most; if another
 * player alone has the most it is codille; a tie for the most is a remise.
 * @param tricks won, by seat
 */
export function byMostTricks(tricks: readonly number[], ombre: Seat): Outcome {
  const most = Math.max(...tricks);
  if (tricks.filter((won) => won === most).length > 1) return 'remise';
  return tricks[ombre] === most ? 'win' : 'codille';
}

/**
 * The outcome where each side counts its tricks together (Quadrille, Cinquille): more than half of all tricks win, exactly half are a
 * remise.
 * @param won tricks of the Ombre's side
 * @param all tricks of the deal
 */
export function bySides(won: number, all: number): Outcome {
  return 2 * won > all ? 'win' : 2 * won === all ? 'remise' : 'codille';
}
