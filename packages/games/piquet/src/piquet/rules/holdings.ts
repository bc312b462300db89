import {rankOf, suitOf, type Card, type Suit} from '@quinola/cards';

// What a hand holds of each class, and what is better. A claim is what somebody says that he holds: as much as he does, or less.

/** What is announced, in the order in which it is asked for and counted. */
export type Category = 'point' | 'sequence' | 'sets';
/** The three classes in their order. */
export const CATEGORIES: readonly Category[] = ['point', 'sequence', 'sets'];

/** The ranks from the highest, and those of which three or four count. */
export const RANKS = 'AKQJT987';
export const SET_RANKS = 'AKQJT';
export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** How high a card stands in its suit: the ace 8, the seven 1. */
export const heightOf = (rank: string): number => 8 - RANKS.indexOf(rank);
/** What a card counts where two points are equally long. */
export const pipsOf = (rank: string): number =>
  rank === 'A' ? 11 : 'KQJT'.includes(rank) ? 10 : Number(rank);

/** So many cards of a suit, and their pips. */
export interface PointClaim {
  readonly suit: Suit;
  readonly count: number;
  readonly pips: number;
}
/** So many cards of a suit in unbroken order from this rank down. */
export interface SequenceClaim {
  readonly suit: Suit;
  readonly top: string;
  readonly count: number;
}
/** Three or four of a rank. */
export interface SetClaim {
  readonly rank: string;
  readonly count: number;
}

/** What may be claimed in a class. */
export type ClaimOf<Of extends Category> = Of extends 'point'
  ? PointClaim
  : Of extends 'sequence'
    ? SequenceClaim
    : SetClaim;
export type Claim = PointClaim | SequenceClaim | SetClaim;

/** The cards of a suit, from the highest. */
export const ofSuit = (hand: readonly Card[], suit: Suit): readonly Card[] =>
  hand.filter((card) => suitOf(card) === suit).sort((a, b) => heightOf(rankOf(b)) - heightOf(rankOf(a)));

/** The point of the highest so many cards of a suit. */
export function pointOf(hand: readonly Card[], suit: Suit, count?: number): PointClaim {
  const cards = ofSuit(hand, suit).slice(0, count);
  return {suit, count: cards.length, pips: cards.reduce((sum, card) => sum + pipsOf(rankOf(card)), 0)};
}

const pointIn = (hand: readonly Card[]): readonly PointClaim[] =>
  best(SUITS.map((suit) => pointOf(hand, suit)).filter(({count}) => count > 0)).slice(0, 1);

function sequencesIn(hand: readonly Card[]): readonly SequenceClaim[] {
  return SUITS.flatMap((suit) => {
    const runs: {suit: Suit; top: string; count: number}[] = [];
    let before = 0;
    for (const card of ofSuit(hand, suit)) {
      const height = heightOf(rankOf(card));
      if (height === before - 1) runs.at(-1)!.count++;
      else runs.push({suit, top: rankOf(card), count: 1});
      before = height;
    }
    return runs.filter(({count}) => count >= 3);
  });
}

const setsIn = (hand: readonly Card[]): readonly SetClaim[] =>
  [...SET_RANKS]
    .map((rank) => ({rank, count: hand.filter((card) => rankOf(card) === rank).length}))
    .filter(({count}) => count >= 3);

const FINDERS = {point: pointIn, sequence: sequencesIn, sets: setsIn} as const;

/** All that a hand holds of a class, the best first: one point, every sequence, every set. */
export const holdingsOf = (category: Category, hand: readonly Card[]): readonly Claim[] =>
  best<Claim>(FINDERS[category](hand));

/** How good a claim is: by its number of cards, then by pips or by the top card. */
export function worthOf(claim: Claim): number {
  if ('pips' in claim) return 100 * claim.count + claim.pips;
  return 100 * claim.count + heightOf('top' in claim ? claim.top : claim.rank);
}

/** What breaks a tie between claims of as many cards. */
export const tieBreakOf = (claim: Claim): number | string =>
  'pips' in claim ? claim.pips : 'top' in claim ? claim.top : claim.rank;

function best<One extends Claim>(claims: readonly One[]): readonly One[] {
  return [...claims].sort((a, b) => worthOf(b) - worthOf(a));
}

const SEQUENCE_POINTS: readonly number[] = [0, 0, 0, 3, 4, 15, 16, 17, 18];

/** What the claims of a class count. */
export const pointsOf = (category: Category, claims: readonly Claim[]): number =>
  claims.reduce(
    (sum, {count}) =>
      sum +
      (category === 'point'
        ? count
        : category === 'sequence'
          ? SEQUENCE_POINTS[count]!
          : count === 4
            ? 14
            : 3),
    0,
  );

/** The cards of a claim in a hand; fewer where the hand does not hold it. */
export function cardsOf(claim: Claim, hand: readonly Card[]): readonly Card[] {
  if ('pips' in claim) return ofSuit(hand, claim.suit).slice(0, claim.count);
  if ('top' in claim) {
    const from = RANKS.indexOf(claim.top);
    const run = [...RANKS.slice(from, from + claim.count)].map((rank) => `${rank}${claim.suit}`);
    return run.filter((card) => hand.includes(card));
  }
  return SUITS.map((suit) => `${claim.rank}${suit}`)
    .filter((card) => hand.includes(card))
    .slice(0, claim.count);
}

/** Whether a hand holds a claim of a class, by itself. */
function isHeld(category: Category, claim: Claim, hand: readonly Card[]): boolean {
  const {count} = claim;
  if (!Number.isInteger(count)) return false;
  if (category === 'point')
    return (
      'pips' in claim &&
      count >= 1 &&
      ofSuit(hand, claim.suit).length >= count &&
      pointOf(hand, claim.suit, count).pips === claim.pips
    );
  if (category === 'sequence')
    return (
      'top' in claim &&
      !('pips' in claim) &&
      count >= 3 &&
      count <= 8 &&
      cardsOf(claim, hand).length === count
    );
  return (
    'rank' in claim &&
    claim.rank.length === 1 &&
    SET_RANKS.includes(claim.rank) &&
    (count === 3 || count === 4) &&
    cardsOf(claim, hand).length === count
  );
}

/**
 * Whether a hand may make these claims in a class: everything it names it holds; one point, no card in two sequences, one set of a
 * rank. Less than it holds may be named, and that is sinking.
 */
export function areHeld(
  category: Category,
  claims: unknown,
  hand: readonly Card[],
): claims is readonly Claim[] {
  if (!Array.isArray(claims) || (category === 'point' && claims.length > 1)) return false;
  const used = new Set<Card>();
  for (const claim of claims as readonly Claim[]) {
    if (typeof claim !== 'object' || claim === null || !isHeld(category, claim, hand)) return false;
    const cards = category === 'sets' ? [(claim as SetClaim).rank] : cardsOf(claim, hand);
    if (cards.some((card) => used.has(card))) return false;
    cards.forEach((card) => used.add(card));
  }
  return true;
}

/** Whether a hand has neither king nor queen nor jack. */
export const noCourts = (hand: readonly Card[]): boolean =>
  hand.every((card) => !'KQJ'.includes(rankOf(card)));

/** The suits whose ten a hand holds without king, queen and jack. */
export const whiteTens = (hand: readonly Card[]): readonly Suit[] =>
  SUITS.filter(
    (suit) => hand.includes(`T${suit}`) && ![...'KQJ'].some((rank) => hand.includes(`${rank}${suit}`)),
  );
