import type {Card, Suit} from '@quinola/cards';
import {height, RANKS} from './holding.js';

const ID = 'whist.leitfaden.17.';

/** What may be read from a card: a maxim of the Viennese guide, and what it says. */
export interface Reading {
  readonly maxim: string;
  /** Cards that partner can't hold, or may hold. */
  readonly partnerCannotHold?: readonly Card[];
  readonly partnerMayHold?: readonly Card[];
  readonly read?: 'invite';
  readonly suit?: Suit;
  readonly partnerTrumps?: 'force' | 'weak';
  readonly partnerStrongestSuit?: Suit;
  readonly partnerWeakestSuit?: Suit;
}

const between = (suit: Suit, from: number, to: number): Card[] =>
  [...RANKS]
    .reverse()
    .filter((rank) => height(rank) >= from && height(rank) <= to)
    .map((rank) => rank + suit);

/**
 * Partner led a high card (§17 III 3): of a sequence he leads the highest, so he has none that adjoins above it.
 * The ace is left out: it is led by rules of its own (IV 2a, 2c), and a king may hide it.
 */
export function readLead(led: Card): Reading {
  return {
    partnerCannotHold: height(led) < 8 ? [] : between(led[1]!, height(led) + 1, 13),
    maxim: `${ID}III.3`,
  };
}

/** Partner followed with a card (§17 III 4): he plays the lowest of a sequence, so the next higher may be with him. */
export function readFollow(card: Card, seen: readonly Card[]): Reading {
  const higher = between(card[1]!, height(card) + 1, 14);
  const end = higher.findIndex((next) => seen.includes(next));
  return {partnerMayHold: end < 0 ? higher : higher.slice(0, end), maxim: `${ID}III.4`};
}

/** Partner led a suit that nobody had led (§17 IV): from two to six it is an invite; otherwise null. */
export function readInvite(led: Card): Reading | null {
  return height(led) > 6 ? null : {read: 'invite', suit: led[1]!, maxim: `${ID}IV.read-invite`};
}

/** Partner could have ruffed an unknown card (§17 VII): he does it from weakness, and lets it run with force in trumps. */
export function readRuff(ruffed: boolean): Reading {
  return {partnerTrumps: ruffed ? 'weak' : 'force', maxim: `${ID}VII.read`};
}

/** Partner's first discard (§17 XVIII): his weakest suit; when an opponent has led trumps, his strongest. */
export function readDiscard(suit: Suit, onTheirTrumps: boolean): Reading {
  return {
    ...(onTheirTrumps ? {partnerStrongestSuit: suit} : {partnerWeakestSuit: suit}),
    maxim: `${ID}XVIII.read`,
  };
}
