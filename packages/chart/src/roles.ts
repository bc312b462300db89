import type {Happening, Laid, Seat, Trick} from '@quinola/play';
import type {ChartProfile} from './types.js';

/** The roles that the kit knows for a game's happenings, with the fields that a happening of the role has. */
export interface Roles {
  /** The cards of a deal were dealt. */
  readonly dealt: {readonly dealer: Seat};
  /** A card was played to a trick. */
  readonly played: Laid;
  /** A trick was won by a seat. */
  readonly won: {readonly seat: Seat; readonly trick: Trick};
}

/** The name of a role. */
export type Role = keyof Roles;

/** The happening types that a profile assigns to roles. */
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
 * The first of these happenings with a role; `undefined` if none has it, or the game has no such role.
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

/** Whether these happenings of a move end a deal. */
export function endsDeal<H extends Happening>(
  {dealEnds}: Pick<ChartProfile<never, H>, 'dealEnds'>,
  events: readonly Happening[],
): boolean {
  const ends: readonly string[] = dealEnds;
  return events.some(({type}) => ends.includes(type));
}
