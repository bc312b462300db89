import {FRENCH_32, POLISH_36, rankOf, suitOf, type Card, type Pack, type Suit} from '@quinola/cards';
import {sortedHand, type TrickRules} from '@quinola/play';
import type {PamphileOptions} from './options.js';

// The cards of Pamfil (002, lines 22-42). `JC`, the knave of clubs, is the pamfil: it stands above all others, and is a trump.

/** The pamfil. */
export const PAMFIL: Card = 'JC';

/** Cards in a hand, which is also the number of tricks. */
export const CARDS_EACH = 5;

/** The pack for a number of players: 32 cards for three, 36 for more. */
export const packFor = (players: number): Pack => (players === 3 ? FRENCH_32 : POLISH_36);

const RANKS = '6789TJQKA';

/** Height of a card within its suit, the pamfil above all trumps. */
const strength = (card: Card): number =>
  card === PAMFIL ? RANKS.length + 1 : RANKS.indexOf(rankOf(card)) + 1;

/** How tricks go with a trump suit: the pamfil counts as a trump, and where it is free may be played to any trick. */
function rulesWith(trump: Suit | null, freedom: PamphileOptions['pamfilFreedom']): TrickRules {
  return {
    trump,
    strength,
    suit: (card) => (card === PAMFIL && trump ? trump : suitOf(card)),
    ...(freedom === 'free' && {exempt: (card: Card) => card === PAMFIL}),
  };
}

const known = new Map<string, TrickRules>();

/** What must be followed and what beats what; one object for each trump suit. */
export function trickRules(
  trump: Suit | null,
  freedom: PamphileOptions['pamfilFreedom'] = 'trump',
): TrickRules {
  const name = `${trump} ${freedom}`;
  let rules = known.get(name);
  if (!rules) known.set(name, (rules = rulesWith(trump, freedom)));
  return rules;
}

/** A hand as it is shown: trumps first, black and red by turns. */
export const sorted = (hand: readonly Card[], trump: Suit | null): readonly Card[] =>
  sortedHand(trickRules(trump), [...'SHCD'], hand);

/** A mucha: five cards of one suit. */
export interface Mucha {
  readonly suit: Suit;
  /** Figures count ten, small cards their number. */
  readonly pips: number;
}

/** What makes muchas. */
export type MuchaOptions = Pick<PamphileOptions, 'pamfilWildInMucha' | 'tuzInMucha'>;

const pipsOf = (card: Card, ace: number): number => (rankOf(card) === 'A' ? ace : Number(rankOf(card)) || 10);

/** The mucha of a hand: the pamfil counts as a club or as a trump, where it is wild for any suit; `null` = none. */
export function muchaOf(
  hand: readonly Card[],
  trump: Suit,
  {pamfilWildInMucha, tuzInMucha}: MuchaOptions,
): Mucha | null {
  const others = hand.filter((card) => card !== PAMFIL);
  if (hand.length < CARDS_EACH || others.some((card) => suitOf(card) !== suitOf(others[0]!))) return null;
  const suit = suitOf(others[0]!);
  const completes = [trump, suitOf(PAMFIL)].includes(suit) || pamfilWildInMucha;
  if (others.length < hand.length && !completes) return null;
  return {suit, pips: hand.reduce((sum, card) => sum + pipsOf(card, tuzInMucha), 0)};
}

/**
 * Who wins by a mucha: that in trumps goes first, then more pips, then the earlier place.
 * @param muchas in the order of play
 * @returns the place in that order; -1 = nobody has one
 */
export function bestMucha(muchas: readonly (Mucha | null)[], trump: Suit): number {
  const worth = (mucha: Mucha | null): number => (mucha ? mucha.pips + (mucha.suit === trump ? 100 : 0) : 0);
  const most = Math.max(...muchas.map(worth));
  return most ? muchas.findIndex((mucha) => worth(mucha) === most) : -1;
}
