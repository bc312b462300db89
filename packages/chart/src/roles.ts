import type {Happening, Laid, Seat, Trick} from '@quinola/play';
import type {Manner} from './types.js';

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

/** The names that a manner gives to roles. */
type Named<R extends Role> = Readonly<Partial<Record<R, string | undefined>>>;

/** Whether a happening has a role in its game. */
export function isAs<H extends Happening, R extends Role>(
  manner: Named<R>,
  role: R,
  happening: H,
): happening is H & Roles[R] {
  return manner[role] === happening.type;
}

/**
 * The first of these happenings that has a role; `undefined` where none has, or where the game has no such role.
 *
 * @example
 * happenedAs(manner, 'won', context.happened)?.seat
 */
export function happenedAs<H extends Happening, R extends Role>(
  manner: Named<R>,
  role: R,
  happened: readonly H[],
): (H & Roles[R]) | undefined {
  return happened.find((one) => isAs(manner, role, one));
}

/** Whether a deal ends with what has come of a move. */
export function endsDeal<H extends Happening>(
  {dealEnds}: Pick<Manner<never, H>, 'dealEnds'>,
  events: readonly Happening[],
): boolean {
  const ends: readonly string[] = dealEnds;
  return events.some(({type}) => ends.includes(type));
}
