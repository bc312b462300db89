import type {Card} from '@quinola/cards';
import type {Capture, Happening, Holder, Laid, Seat, Thing, Trick} from '@quinola/play';
import type {ChartProfile} from './types.js';

/** The roles that the kit knows for a game's happenings, with the fields that a happening of the role has. */
export interface Roles {
  /** The cards of a deal were dealt. */
  readonly dealt: {readonly dealer: Seat};
  /** A card was played to a trick. */
  readonly played: Laid;
  /** A trick was won by a seat. */
  readonly won: {readonly seat: Seat; readonly trick: Trick};
  /** A card of a seat took cards of the table. */
  readonly captured: Capture & {readonly seat: Seat};
  /** A thing of the table went from one place onto another: a man, a card of a layout. `to` would name those who may see it. */
  readonly moved: {readonly thing: Thing; readonly from: Thing; readonly onto: Thing};
  /** A seat laid a stake on something: on a card, a place, before itself. */
  readonly staked: {readonly seat: Seat; readonly amount: number; readonly on: Thing};
  /** Money went from one holder to another. `to` would name those who may see it. */
  readonly paid: {readonly from: Holder; readonly payee: Holder; readonly amount: number};
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

/** The card that a move has played: to a trick or the table, or to take cards of the table; `undefined` if it played none. */
export function playedCard<H extends Happening>(
  profile: Named<'played' | 'captured'>,
  happened: readonly H[],
): Card | undefined {
  return (firstWithRole(profile, 'played', happened) ?? firstWithRole(profile, 'captured', happened))?.card;
}

/** Whether these happenings of a move end a deal. */
export function endsDeal<H extends Happening>(
  {dealEnds}: Pick<ChartProfile<never, H>, 'dealEnds'>,
  events: readonly Happening[],
): boolean {
  const ends: readonly string[] = dealEnds;
  return events.some(({type}) => ends.includes(type));
}
