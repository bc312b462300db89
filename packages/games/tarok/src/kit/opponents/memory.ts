import {TAROK_78, type Card, type Suit} from '@quinola/cards';
import {voidsShown} from '@quinola/opponents';
import type {Laid, Seat} from '@quinola/play';
import {followed, TAROK_TRICKS, type SkyLed} from '../rules/tricks.js';
import {PAGAT, SKY, strength, suit} from '../rules/values.js';

/** The part of a view that is remembered. */
export interface Seen {
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly tricks: readonly {readonly cards: readonly Laid[]}[];
  /** What this player laid away himself; `null` = nothing. */
  readonly skat?: readonly Card[] | null;
  readonly options: {readonly skyLed: SkyLed};
}

/** What an attentive player remembers: counted cards and shown voids (hint 1, A.26). */
export interface Memory {
  /** Cards that the others hold, or that are out of play. */
  readonly unseen: readonly Card[];
  /** By seat, the suits in which it has shown a void, as letters. */
  readonly voids: readonly string[];
}

/** Counts the cards and records who did not follow. */
export function remember({hand, trick, tricks, skat, options}: Seen, seats: number): Memory {
  const all = [...tricks.map(({cards}) => cards), trick];
  const seen = new Set([...hand, ...(skat ?? []), ...all.flat().map(({card}) => card)]);
  const voids = voidsShown(TAROK_TRICKS, seats, all, (before) => followed(before, options.skyLed));
  return {
    unseen: TAROK_78.cards.filter((card) => !seen.has(card)),
    voids: voids.map((suits) => [...suits].join('')),
  };
}

/** How many cards of a suit are unseen; taroks without Sky, which wins nothing and is never forced. */
export function unseenOf({unseen}: Memory, wanted: Suit): number {
  return unseen.filter((card) => suit(card) === wanted && card !== SKY).length;
}

/** Whether nothing unseen of its own suit beats a card. */
export function isMaster({unseen}: Memory, card: Card): boolean {
  return (
    card !== SKY && !unseen.some((other) => suit(other) === suit(card) && strength(other) > strength(card))
  );
}

/** Whether a seat may hold a card of a suit. */
export function mayHold(memory: Memory, seat: Seat, suit: Suit): boolean {
  return !memory.voids[seat]!.includes(suit) && unseenOf(memory, suit) > 0;
}

/** Whether a seat may take a trick of a suit with a tarok. */
export function mayTarok(memory: Memory, seat: Seat, suit: Suit): boolean {
  return (
    suit !== 'T' &&
    mayHold(memory, seat, 'T') &&
    (memory.voids[seat]!.includes(suit) || unseenOf(memory, suit) < 5)
  );
}

/** Whether the Pagat is unaccounted for: another player has it, or it is out of play. */
export function isPagatUnseen({unseen}: Memory): boolean {
  return unseen.includes(PAGAT);
}
