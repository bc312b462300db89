import type {Card, Suit} from '@quinola/cards';
import {height, RANKS} from './holding.js';

const ID = 'whist.leitfaden.17.';

/** What a card can tell: a maxim of the Viennese guide, and what follows from it. */
export interface Reading {
  readonly maxim: string;
  /** Cards that partner cannot hold, or may hold. */
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
 * Partner led a high card (§17 III 3): of a sequence he leads the highest, so he does not hold the next one up.
 * The ace is left out: it has its own lead rules (IV 2a, 2c), and leading a king may hide it.
 */
export function readLead(led: Card): Reading {
  return {
    partnerCannotHold: height(led) < 8 ? [] : between(led[1]!, height(led) + 1, 13),
    maxim: `${ID}III.3`,
  };
}

/** Partner followed with a card (§17 III 4): he plays the lowest of a sequence, so he may hold the next higher one. */
export function readFollow(card: Card, seen: readonly Card[]): Reading {
  const higher = between(card[1]!, height(card) + 1, 14);
  const end = higher.findIndex((next) => seen.includes(next));
  return {partnerMayHold: end < 0 ? higher : higher.slice(0, end), maxim: `${ID}III.4`};
}

/** Partner led a new suit (§17 IV): a card from two to six is an invite; otherwise null. */
export function readInvite(led: Card): Reading | null {
  return height(led) > 6 ? null : {read: 'invite', suit: led[1]!, maxim: `${ID}IV.read-invite`};
}

/** Partner could have ruffed an unknown card (§17 VII): ruffing shows weak trumps, letting it run strong ones. */
export function readRuff(ruffed: boolean): Reading {
  return {partnerTrumps: ruffed ? 'weak' : 'force', maxim: `${ID}VII.read`};
}

/** Partner's first discard (§17 XVIII): his weakest suit; if an opponent led trumps, his strongest. */
export function readDiscard(suit: Suit, onTheirTrumps: boolean): Reading {
  return {
    ...(onTheirTrumps ? {partnerStrongestSuit: suit} : {partnerWeakestSuit: suit}),
    maxim: `${ID}XVIII.read`,
  };
}
