import type {Card} from '@quinola/cards';
import {seatAfter, type Seat} from './tricks.js';

/** A number of cards dealt together to a seat or to the talon. */
export interface Packet {
  readonly to: Seat | 'talon';
  readonly count: number;
}

/** The result of a deal: hands by seat in the order received, the talon, and the rest of the pack. */
export interface Dealt {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
  readonly rest: readonly Card[];
}

/**
 * The plan of a deal that goes round the table.
 * @param first the seat that gets the first packet
 * @param seats how many seats
 * @param packets sizes of the packets, one round of the table for each
 * @param direction 1 = to the left (clockwise), -1 = to the right
 */
export function packetRounds(
  first: Seat,
  seats: number,
  packets: readonly number[],
  direction: 1 | -1 = 1,
): Packet[] {
  return packets.flatMap((count) =>
    Array.from({length: seats}, (_, i) => ({to: seatAfter(first, seats, i * direction), count})),
  );
}

/** Deals a pack from its top (index 0) by a plan. @throws RangeError when the pack is too small. */
export function dealt(pack: readonly Card[], seats: number, plan: readonly Packet[]): Dealt {
  const hands: Card[][] = Array.from({length: seats}, () => []);
  const talon: Card[] = [];
  let at = 0;
  for (const {to, count} of plan) {
    if (at + count > pack.length) throw new RangeError('the pack is too small for the deal');
    const cards = to === 'talon' ? talon : hands[to]!;
    for (const end = at + count; at < end; at++) cards.push(pack[at]!);
  }
  return {hands, talon, rest: pack.slice(at)};
}

/** The pack after a cut: the cards from `index` on come to the top. */
export function cutPack(pack: readonly Card[], index: number): Card[] {
  return [...pack.slice(index), ...pack.slice(0, index)];
}

/**
 * The pack, top first, that this plan deals into these hands: the inverse of {@linkcode dealt}.
 * @param hands by seat, in the order in which the cards are given
 */
export function stacked(plan: readonly Packet[], {hands, talon, rest}: Dealt): Card[] {
  const at = hands.map(() => 0);
  let aside = 0;
  const given = plan.flatMap(({to, count}) =>
    to === 'talon' ? talon.slice(aside, (aside += count)) : hands[to]!.slice(at[to], (at[to]! += count)),
  );
  return [...given, ...rest];
}
