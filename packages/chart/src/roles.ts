import type {Happening, Laid, Seat, Trick} from '@quinola/play';
import type {ChartProfile} from './types.js';

/** What the kit knows of a game's happenings, whatever the game calls them, and what such a happening names. */
export interface Roles {
  /** The cards of a deal have come to the players. */
  readonly dealt: {readonly dealer: Seat};
  /** A card is played to a trick. */
  readonly played: Laid;
  /** A trick has gone to a seat. */
  readonly won: {readonly seat: Seat; readonly trick: Trick};
}

/** A role that happenings have. */
export type Role = keyof Roles;

/** The names that a profile gives to roles. */
type Named<R extends Role> = Readonly<Partial<Record<R, string | undefined>>>;

/** Whether a happening has a role in its game. */
export function hasRole<H extends Happening, R extends Role>(
  profile: Named<R>,
  role: R,
  happening: H,
): happening is H & Roles[R] {
  return profile[role] === happening.type;
}

/**
 * The first of these happenings that has a role; `undefined` where none has, or where the game has no such role.
 *
 * @example
 * firstWithRole(profile, 'won', context.happened)?.seat
 */
export function firstWithRole<H extends Happening, R extends Role>(
  profile: Named<R>,
  role: R,
  happened: readonly H[],
): (H & Roles[R]) | undefined {
  return happened.find((one) => hasRole(profile, role, one));
}

/** Whether a deal ends with what has come of a move. */
export function endsDeal<H extends Happening>(
  {dealEnds}: Pick<ChartProfile<never, H>, 'dealEnds'>,
  events: readonly Happening[],
): boolean {
  const ends: readonly string[] = dealEnds;
  return events.some(({type}) => ends.includes(type));
}
