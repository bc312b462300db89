import {FRENCH_SUITS, rankOf, suitOf, type Card, type Suit} from '@quinola/cards';

// How the book looks at a hand (wira.md sections 2 and 11).

/** Cards that win the first round of their suit, or force a trump: aces, and kings whose ace is in the same hand. */
export const forceCards = (hand: readonly Card[]): readonly Card[] =>
  hand.filter((card) => {
    const rank = rankOf(card);
    return rank === 'A' || (rank === 'K' && hand.includes(`A${suitOf(card)}`));
  });

/** Trumps beyond so many take tricks of their own, once the others have followed. */
const LONG = 4;

/** How many tricks a hand surely makes with a trump: its highest trumps in a row, its long trumps, and the force cards beside them. */
export function sureTricks(hand: readonly Card[], trump: Suit): number {
  const trumps = hand.filter((card) => suitOf(card) === trump).length;
  const missing = [...'AKQJT98765432'].findIndex((rank) => !hand.includes(rank + trump));
  const top = missing < 0 ? trumps : missing;
  const beside = forceCards(hand).filter((card) => suitOf(card) !== trump).length;
  return top + Math.max(0, trumps - Math.max(LONG, top)) + beside;
}

/** Suits from so many cards on, with a force card, are good ones to have turned. */
export const suitsToTurn = (hand: readonly Card[]): readonly Suit[] =>
  FRENCH_SUITS.filter(
    (suit) =>
      hand.filter((card) => suitOf(card) === suit).length >= LONG &&
      forceCards(hand).some((card) => suitOf(card) === suit),
  );

/** Trumps that a good hand for Wira holds, with the four highest among them, and how many other aces. */
const WIRA_TRUMPS = 6,
  WIRA_ACES = 3;

/** What a hand has for Wira in a suit. */
export interface WiraEntree {
  readonly trumpsHeld: number;
  readonly outsideAces: number;
  /** Whether it is as good as the example of the book: ace, king, queen, jack and two more, and all other aces. */
  readonly isGood: boolean;
}

/** Looks at a hand for Wira. */
export function wiraEntree(hand: readonly Card[], trump: Suit): WiraEntree {
  const trumpsHeld = hand.filter((card) => suitOf(card) === trump).length;
  const outsideAces = hand.filter((card) => rankOf(card) === 'A' && suitOf(card) !== trump).length;
  const holdsTop = [...'AKQJ'].every((rank) => hand.includes(rank + trump));
  return {
    trumpsHeld,
    outsideAces,
    isGood: holdsTop && trumpsHeld >= WIRA_TRUMPS && outsideAces >= WIRA_ACES,
  };
}

const ways = (n: number, k: number): number => {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return product;
};

/** How likely at least so many of some cards lie among those that are drawn unseen. */
export function chanceOfAtLeast(least: number, wanted: number, drawn: number, unseen: number): number {
  let sum = 0;
  for (let k = least; k <= Math.min(wanted, drawn); k++)
    sum += ways(wanted, k) * ways(unseen - wanted, drawn - k);
  return sum / ways(unseen, drawn);
}
