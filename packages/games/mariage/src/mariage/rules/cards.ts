import {frenchPack, POLISH_36, rankOf, suitOf, type Card, type Pack, type Suit} from '@quinola/cards';
import {sortedHand, type TrickRules} from '@quinola/play';
import type {MariageOptions} from './options.js';

// The cards of Mariasz (§2). The pamfil is the queen of trumps (*wyżnik*), the highest card of the game.

/** The small pack, from the nines. */
export const POLISH_24: Pack = frenchPack('polish-24', [...'AKQJT9']);

/** The pack of a variant. */
export const packFor = ({variant}: Pick<MariageOptions, 'variant'>): Pack =>
  variant === 'szlifowany' ? POLISH_24 : POLISH_36;

/** Cards of a hand where there is a talon, and where all are dealt. */
export const HAND = 6,
  KIKS_HAND = 9;

/** Points of the last trick; points that win a partia. */
export const LAST_TRICK = 10,
  GOAL = 131;

/** Plain ranks from the lowest, as a trick is won. */
const RANKS = '6789JQKTA';

const POINTS: Readonly<Record<string, number>> = {A: 11, T: 10, K: 4, Q: 3, J: 2};

/** The queen of trumps. */
export const pamfilOf = (trump: Suit): Card => `Q${trump}`;

/** What a card counts. */
export const pointsOfCard = (card: Card, trump: Suit): number =>
  card === pamfilOf(trump) ? POINTS.A! : (POINTS[rankOf(card)] ?? 0);

/** What some cards count together. */
export const pointsOfCards = (cards: readonly Card[], trump: Suit): number =>
  cards.reduce((sum, card) => sum + pointsOfCard(card, trump), 0);

const rulesWith = (trump: Suit | null): TrickRules => ({
  trump,
  strength: (card) =>
    trump && card === pamfilOf(trump) ? RANKS.length + 1 : RANKS.indexOf(rankOf(card)) + 1,
});

const known = new Map<Suit | null, TrickRules>();

/** What must be followed and what beats what; one object for each trump suit. */
export function trickRules(trump: Suit | null): TrickRules {
  let rules = known.get(trump);
  if (!rules) known.set(trump, (rules = rulesWith(trump)));
  return rules;
}

/** A hand as it is shown: suit by suit as in the Polish pack, each with the highest card first (see the pack's own order of suits). */
export const sorted = (hand: readonly Card[], trump: Suit | null): readonly Card[] =>
  sortedHand({...trickRules(trump), trump: null}, [...'CSHD'], hand);

/** The lowest trump, which buys the turned card. */
export const lowestTrump = (trump: Suit, options: Pick<MariageOptions, 'variant'>): Card =>
  packFor(options).ranks(trump).at(-1)! + trump;

/** What a marriage counts: king and queen of a plain suit, or the king of trumps and the pamfil (§4). */
export const marriagePoints = (suit: Suit, trump: Suit): number => (suit === trump ? 40 : 20);

/** King and queen of a suit. */
export const coupleOf = (suit: Suit): readonly Card[] => [`K${suit}`, `Q${suit}`];

/** The suits of which a hand holds king and queen. */
export const couplesIn = (hand: readonly Card[]): readonly Suit[] =>
  hand.flatMap((card) => (rankOf(card) === 'K' && hand.includes(`Q${suitOf(card)}`) ? [suitOf(card)] : []));
