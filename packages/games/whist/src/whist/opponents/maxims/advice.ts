import type {Card, Suit} from '@quinola/cards';
import {bookOf, cardWords, type Maxim} from '@quinola/opponents';
import {certain, L, master, mayRuff, P, partnerWins, R, theyTrump, wins, type Facts} from './facts.js';
import {absoluteForce, figures, height, tops, type Ranks} from './holding.js';

/** A maxim about the card to play. */
export type CardMaxim = Maxim<Facts, Card>;

/** Starts a book of maxims about cards. */
export const book = (prefix: string, provenance?: CardMaxim['provenance']) =>
  bookOf<Facts, Card>(prefix, provenance);

/** The same for maxims that apply only to the player leading. */
export const bookOfLeads = (prefix: string) => bookOf<Facts, Card>(prefix, 'book', leading);

/** A finesse is played as rarely as the Vienna guide asks (§25.2). */
export const finesse = {chance: 12} as const;

/** I lead. */
export const leading = ({pos}: Facts): boolean => pos === 1;
/** I play second. */
export const second = ({pos}: Facts): boolean => pos === 2;
/** I play third, partner has led. */
export const third = ({pos}: Facts): boolean => pos === 3;
/** I play last. */
export const fourth = ({pos}: Facts): boolean => pos === 4;

/** Whether I won the trick to which this seat led. */
export const wonFrom = ({last}: Facts, by: number): boolean => last?.winner === 0 && last.cards[0]!.by === by;

/** The suit of the last trick. */
export const lastSuit = ({last}: Facts): string => last!.cards[0]!.card[1]!;

/** Card words used by the maxims; in every suit the ace is highest. */
export const {ofSuit, lowest, highest} = cardWords({trump: null, strength: height});

/**
 * My lowest card of the suit led, as a list: another one is not low because what stands before has left no lower one open.
 */
export function lowestHeld({hand, led}: Facts): readonly Card[] {
  return lowest(ofSuit(hand, led));
}

/** The lowest card that still wins the trick, as a list: of the suit led, else the lowest winning trump. */
export function cheapest(facts: Facts, open: readonly Card[]): readonly Card[] {
  return lowest(open.filter((card) => wins(facts, card)));
}

/** My card of a rank in the suit, as a list; empty if I do not hold it. */
export function named(facts: Facts, rank: string | undefined | false, suit: Suit): Card[] {
  return rank && facts.hold[suit]!.includes(rank) ? [rank + suit] : [];
}

/** The three plain suits, longest holding first. */
export function plain({T, hold}: Facts): Suit[] {
  return [...'SHDC']
    .filter((suit) => suit !== T && hold[suit])
    .sort((a, b) => hold[b]!.length - hold[a]!.length);
}

/** The plain suits of the open cards for which the test holds. */
export function suits(
  facts: Facts,
  open: readonly Card[],
  test: (suit: Suit, held: Ranks) => boolean,
): Card[] {
  const chosen = plain(facts).filter((suit) => test(suit, facts.hold[suit]!));
  return open.filter((card) => chosen.includes(card[1]!));
}

/** My trumps, if I have any and an opponent may also have one. */
export function trumps(facts: Facts, open: readonly Card[]): readonly Card[] {
  return theyTrump(facts) ? ofSuit(open, facts.T) : [];
}

/** Whether I must discard or ruff because I am void in the suit led. */
export function free({led, hold}: Facts): boolean {
  return led !== '' && !hold[led];
}

/** Whether I can follow the suit led. */
export function follows(facts: Facts): boolean {
  return facts.led !== '' && !free(facts);
}

/** Whether a suit counts as strong (a force): absolute force, or two of its top figures. */
export function isForce(held: Ranks): boolean {
  return absoluteForce(held) || tops(held) > 1;
}

/**
 * The suit to open (Vienna §17 IV): the longest; among equals one of absolute force, then most figures, plain
 * before trumps. A suit partner has discarded from comes later.
 */
export function force({hold, T, thrown}: Facts, open: readonly Card[]): Suit {
  const worth = (suit: Suit): number => {
    const held = hold[suit]!;
    return (
      held.length * 17 +
      (absoluteForce(held) ? 8 : 0) +
      figures(held) * 2 -
      (suit === T ? 9 : 0) -
      (thrown[P]!.includes(suit) ? 12 : 0)
    );
  };
  return open.map((card) => card[1]!).reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/**
 * The cards from the longest of the suits of these: whichever of equals, trumps not counted, nor suits that another rule may keep
 * back, because they are partner's, he threw from them or would ruff them, or a king is spared.
 */
export function fromLongest(facts: Facts, open: readonly Card[]): readonly Card[] {
  const {hold, T, first, thrown, slamDanger} = facts;
  const isLeft = (suit: Suit): boolean =>
    suit === T ||
    first[suit] === P ||
    thrown[P]!.includes(suit) ||
    mayRuff(facts, P, suit) ||
    (slamDanger && hold[suit]![0] === 'K');
  return open.filter((card) =>
    open.every((other) => hold[other[1]!]!.length <= hold[card[1]!]!.length || isLeft(other[1]!)),
  );
}

/** The third player's card that makes the trick as safe as the hand allows: the lowest of the equals of his highest. */
export function securing(facts: Facts, open: readonly Card[]): {card: Card; equals: number} | null {
  const winners = open.filter((card) => wins(facts, card)).sort((a, b) => height(b) - height(a));
  const top = winners[0];
  if (!top) return null;
  const between = [...facts.rest[top[1]!]!].map(height);
  const equals = winners.filter((card) => !between.some((h) => h < height(top) && h > height(card)));
  return {card: equals.at(-1)!, equals: equals.length};
}

/** Whether partner's card wins the trick whatever the player after me has. */
export function partnerSure(facts: Facts): boolean {
  const {best, led, pos} = facts;
  if (!best || !partnerWins(facts)) return false;
  return pos === 4 || (master(facts, best.card) && (best.card[1] !== led || !mayRuff(facts, L, led)));
}

/** Whether the winning card is unknown (Vienna §14): not the master, and nobody knows who holds the higher one. */
export function unknown(facts: Facts): boolean {
  return facts.best !== null && !master(facts, facts.best.card);
}

/** Suits that partner may ruff and the player after him cannot overruff. */
export function partnerRuffs(facts: Facts, open: readonly Card[]): Card[] {
  return suits(facts, open, (suit) => mayRuff(facts, P, suit) && !mayRuff(facts, R, suit));
}

/** Cards that win whatever the others hold. */
export function sureTricks(facts: Facts, open: readonly Card[]): Card[] {
  return open.filter((card) => certain(facts, card));
}
