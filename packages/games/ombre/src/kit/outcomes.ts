import type {Seat} from '@quinola/play';

/** How a game ends: won, lost by a tie (`remise`), or lost because the others made more (`codille`). */
export type Outcome = 'win' | 'remise' | 'codille';

/**
 * Where everybody keeps his own tricks (Lomber, en quatre): the Ombre wins if he alone has the most; if another player alone
 * has the most it is codille; every tie for the most is a remise.
 * @param tricks by seat
 */
export function byMostTricks(tricks: readonly number[], ombre: Seat): Outcome {
  const most = Math.max(...tricks);
  if (tricks.filter((won) => won === most).length > 1) return 'remise';
  return tricks[ombre] === most ? 'win' : 'codille';
}

/**
 * Where sides count their tricks together (Quadrille, Cinquille): more than half of all tricks win, exactly half are a remise.
 * @param won by the side of the Ombre
 */
export function bySides(won: number, all: number): Outcome {
  return 2 * won > all ? 'win' : 2 * won === all ? 'remise' : 'codille';
}
