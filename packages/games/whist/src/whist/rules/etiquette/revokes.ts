import type {Seat} from '@quinola/play';
import {suit} from '../tricks.js';
import {sideOf, type Table, type WhistMove, type WhistState} from '../types.js';

/** The move that claims a revoke. */
export type ClaimMove = Extract<WhistMove, {type: 'CLAIM_REVOKE'}>;

/** The revokes a seat can claim from what everybody sees: opponents who did not follow, not yet claimed. */
export function claimable(table: Table, by: Seat): readonly ClaimMove[] {
  if (by < 0) return NONE;
  const {claims} = table.etiquette;
  return renounces(table).filter(
    ({seat, trick}) =>
      sideOf(seat) !== sideOf(by) && !claims.some((claim) => claim.seat === seat && claim.trick === trick),
  );
}

const NONE: readonly ClaimMove[] = [];

/** Every card that did not follow suit, as the claim that could be made about it. */
export function renounces(table: Pick<Table, 'tricks' | 'trick' | 'leader' | 'toPlay'>): ClaimMove[] {
  const found: ClaimMove[] = [];
  const look = (cards: Table['trick'], leader: Seat, trick: number): void => {
    const led = cards.find(({seat}) => seat === leader);
    if (!led) return;
    for (const {seat, card} of cards)
      if (suit(card) !== suit(led.card)) found.push({type: 'CLAIM_REVOKE', seat, trick});
  };
  table.tricks.forEach(({cards, leader}, i) => look(cards, leader, i + 1));
  // A trick that was given up is never turned.
  if (table.toPlay >= 0) look(table.trick, table.leader, table.tricks.length + 1);
  return found;
}

/** Whether a seat that did not follow held a card of the suit led: it still holds one, or played one later. */
export function isRevoke(
  {table, hands}: Pick<WhistState, 'table' | 'hands'>,
  seat: Seat,
  trick: number,
): boolean {
  const done = table.tricks[trick - 1];
  const cards = done?.cards ?? table.trick;
  const leader = done?.leader ?? table.leader;
  const led = suit(cards.find((laid) => laid.seat === leader)!.card);
  const later = [...table.tricks.slice(trick).flatMap((next) => next.cards), ...(done ? table.trick : [])]
    .filter((laid) => laid.seat === seat)
    .map(({card}) => card);
  return [...hands[seat]!, ...later].some((card) => suit(card) === led);
}
