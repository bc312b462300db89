import {rankOf, type Card} from '@quinola/cards';

// What a drawn card decides (sections 5 to 7). Amounts are half-ducats.

/** Half-ducats in a ducat: a doublet takes half of a stake. */
export const DUCAT = 2;

/** How many pairs a pack has. */
export const PAIRS = 26;

/** How many corners a card has that can be bent. */
export const CORNERS = 4;

/**
 * What becomes of a card: it lies left and wins, or right and loses; its pair is of one rank, a doublet (*plija*), which takes half;
 * or it is the last of the pack, which is the bank's though it lies left.
 */
export type Outcome = 'left' | 'right' | 'plija' | 'last';

/** On which heap the card of this number lies, from 1. */
export const sideOf = (index: number): 'left' | 'right' => (index % 2 ? 'right' : 'left');

/** Whether a number is that of the last card. */
const isLastCard = (index: number): boolean => index === 2 * PAIRS;

/** Whose it is: a card on the right, and the last one, is the bank's. */
export const ownerOf = (index: number): 'bank' | 'punters' =>
  sideOf(index) === 'right' || isLastCard(index) ? 'bank' : 'punters';

/** The page: what becomes of an exact card that is drawn as this number, with its partner in the pair. */
export function outcomeOfCard(card: Card, index: number, partner: Card): Outcome {
  if (isLastCard(index)) return 'last';
  return rankOf(card) === rankOf(partner) ? 'plija' : sideOf(index);
}

/** The salon: what a pair does to a rank; `null`: nothing. All that the last pair decides is the bank's. */
export function outcomeOfRank(rank: string, right: Card, left: Card, isLast: boolean): Outcome | null {
  const isRight = rankOf(right) === rank;
  const isLeft = rankOf(left) === rank;
  if (isLeft) return isLast ? 'last' : isRight ? 'plija' : 'left';
  return isRight ? 'right' : null;
}

/** What a punter gains, or loses, of what lies on his card. Half of an odd sum is rounded up for the bank. */
export function gainOf(outcome: Outcome, onCard: number): number {
  if (outcome === 'left') return onCard;
  return -(outcome === 'plija' ? Math.ceil(onCard / 2) : onCard);
}

/** What lies on a card after so many wins in a row. */
export const afterWins = (stake: number, wins: number): number => stake * 2 ** wins;

/** What a run brings if it ends now: what lies on the card without the first stake, or the stake if all is lost. */
export const netOfRun = (stake: number, onCard: number): number => onCard - stake;
