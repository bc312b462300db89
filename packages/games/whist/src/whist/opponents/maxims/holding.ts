import type {Card, Suit} from '@quinola/cards';

/** The ranks of a suit from the highest to the lowest. */
export const RANKS = 'AKQJT98765432';

/** The cards of one suit that somebody holds: ranks from the highest to the lowest, e.g. `KQ864`. */
export type Ranks = string;

/** A holding of every suit. */
export type Holdings = Readonly<Record<Suit, Ranks>>;

/** How high a card, or a bare rank, stands in its suit: 14 = ace … 2. */
export function height(card: Card): number {
  return 14 - RANKS.indexOf(card[0]!);
}

const bit: Readonly<Record<string, number>> = Object.fromEntries([...RANKS].map((rank, i) => [rank, 1 << i]));
const texts: Ranks[] = [];

/** The ranks in a bit set, where the ace is the lowest bit; cached per set. */
function ranksOf(bits: number): Ranks {
  return (texts[bits] ??= [...RANKS].filter((rank) => bits & bit[rank]!).join(''));
}

/** Cards by suit, high to low, and the missing ranks of each suit. */
export function holdings(...lists: readonly (readonly Card[])[]): {
  readonly hold: Holdings;
  readonly rest: Holdings;
} {
  const bits: Record<Suit, number> = {S: 0, H: 0, D: 0, C: 0};
  for (const cards of lists) for (const card of cards) bits[card[1]!]! |= bit[card[0]!]!;
  const hold: Record<Suit, Ranks> = {};
  const rest: Record<Suit, Ranks> = {};
  for (const suit in bits) {
    hold[suit] = ranksOf(bits[suit]!);
    rest[suit] = ranksOf(bits[suit]! ^ 0x1fff);
  }
  return {hold, rest};
}

/** Whether all these ranks are held. */
export function has(held: Ranks, named: Ranks): boolean {
  return [...named].every((rank) => held.includes(rank));
}

/** Figures of a holding: A K Q J. */
export function figures(held: Ranks): number {
  return [...'AKQJ'].filter((rank) => held.includes(rank)).length;
}

/** How many of A K Q are held. */
export function tops(held: Ranks): number {
  return figures(held.replace('J', ''));
}

/** Whether no figure is held; a ten is tolerated (Vienna V-23). */
export function small(held: Ranks): boolean {
  return figures(held) === 0;
}

/** The run of adjacent cards at the top of a holding, e.g. `QJT` of `QJT84`. */
export function topRun(held: Ranks): Ranks {
  let length = 0;
  while (length < held.length && RANKS.indexOf(held[length]!) === RANKS.indexOf(held[0]!) + length) length++;
  return held.slice(0, length);
}

/** The sequence at the top of a holding: three or more adjacent cards, none below the eight (Vienna §17 III); else empty. */
export function sequence(held: Ranks): Ranks {
  const run = topRun(held).replace(/[2-7]/g, '');
  return run.length < 3 ? '' : run;
}

/**
 * Quick tricks of a holding: A = 1; K = ½, 1 beside the ace or queen, ¼ bare; A Q = 1½; Q J T = ½.
 * The engine's own figures, not from a book.
 */
export function quickTricks(held: Ranks): number {
  let count = 0;
  if (held.includes('A')) count = 1;
  if (held.includes('K')) count += count || held.includes('Q') ? 1 : held.length > 1 ? 0.5 : 0.25;
  else if (held.includes('Q')) count += count || has(held, 'JT') ? 0.5 : 0;
  return count;
}

/** Absolute force (Vienna §14): four or more cards with a figure. */
export function absoluteForce(held: Ranks): boolean {
  return held.length > 3 && figures(held) > 0;
}

/** Force in trumps (Vienna §14): absolute force, or three with two of A K Q or with a run from the king or higher. */
export function trumpForce(held: Ranks): boolean {
  return (
    absoluteForce(held) ||
    (held.length > 2 && (tops(held) > 1 || (topRun(held).length > 2 && held[0]! === 'K')))
  );
}

/** Strong in trumps (Gra Wista, general rule 7): four or more with an honour. */
export const trumpStrength = absoluteForce;

/** Rich in trumps (Gra Wista, special rules): one of the seven holdings that need not hurry. */
export function trumpRiches(held: Ranks): boolean {
  const {length} = held;
  return (
    length > 3 &&
    (held[0] === 'A' ||
      (length > 4 && ['KQ', 'QJ', 'QT', 'JT'].some((two) => has(held, two))) ||
      (length > 4 && /[QJ]/.test(held)))
  );
}

/** A good suit (Hoyle): four or more with two of A K Q, or with Q J T. */
export function goodHolding(held: Ranks): boolean {
  return held.length > 3 && (tops(held) > 1 || has(held, 'QJT'));
}
