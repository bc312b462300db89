import {frenchPack, isRed, suitOf, type Card, type Pack, type Suit} from '@quinola/cards';
import type {TrickRules} from '@quinola/play';

// The pack of the Ombre family, and its two orders of rank. In red suits the number cards are reversed: the two is the best of them,
// the seven the worst. The two black aces are always trumps.

/** The pack of forty cards, without eights, nines and tens. */
export const OMBRE_40: Pack = frenchPack('ombre-40', [...'AKQJ765432']);

/** The black aces: the highest and third highest trump in every suit. */
export const SPADILLE: Card = 'AS',
  BASTA: Card = 'AC';

/** Stands for the trump suit where the two black aces are the only trumps (Grandissimo, Nullissimo). */
export const ACES_ALONE: Suit = 'T';

/** The ranks of black and red plain suits, highest first. */
const BLACK = [...'KQJ765432'];
const RED = [...'KQJA234567'];

/** The cards of a plain suit, highest first, without black aces. */
export function plainOrder(suit: Suit): readonly Card[] {
  return (isRed(suit) ? RED : BLACK).map((rank) => rank + suit);
}

/** Manille, the second highest trump: the card that is the lowest of the suit when it is not trumps. */
export function manilleOf(trump: Suit): Card {
  return (isRed(trump) ? '7' : '2') + trump;
}

/**
 * All trumps of the pack, highest first: Spadille, Manille, Basta, in a red suit its ace (Ponte), then the rest in the order of the
 * plain suit.
 */
export function trumpOrder(trump: Suit, {cards}: Pick<Pack, 'cards'> = OMBRE_40): readonly Card[] {
  if (trump === ACES_ALONE) return [SPADILLE, BASTA];
  const manille = manilleOf(trump);
  const ponte = isRed(trump) ? [`A${trump}`] : [];
  const rest = plainOrder(trump).filter((card) => card !== manille && !ponte.includes(card));
  return [SPADILLE, manille, BASTA, ...ponte, ...rest].filter((card) => cards.includes(card));
}

/** Spadille, Manille and Basta, the three matadors that need not follow a lower trump. */
export function matadorsOf(trump: Suit): readonly Card[] {
  return trump === ACES_ALONE ? [SPADILLE, BASTA] : [SPADILLE, manilleOf(trump), BASTA];
}

/** The rules of tricks for one trump suit. */
export interface OmbreRules extends TrickRules {
  readonly trump: Suit;
  /** The suit to which a card belongs; black aces belong to the trump suit. */
  readonly suit: (card: Card) => Suit;
}

function rulesFor(trump: Suit): OmbreRules {
  const trumps = trumpOrder(trump);
  const heights = new Map<Card, number>();
  for (const suit of ['S', 'H', 'D', 'C'])
    plainOrder(suit).forEach((card, at, all) => heights.set(card, all.length - at));
  trumps.forEach((card, at) => heights.set(card, trumps.length - at));
  const matadors = matadorsOf(trump);
  const strength = (card: Card): number => heights.get(card)!;
  const suit = (card: Card): Suit => (card === SPADILLE || card === BASTA ? trump : suitOf(card));
  return {
    trump,
    strength,
    suit,
    exempt: (card, led) => matadors.includes(card) && suit(led) === trump && strength(card) > strength(led),
  };
}

const RULES = new Map(['S', 'H', 'D', 'C', ACES_ALONE].map((trump) => [trump, rulesFor(trump)]));

/**
 * The rules of following suit and winning tricks. Suit must be followed, but nobody is obliged to trump or to beat; and a matador
 * need not follow a lower trump, only a higher matador.
 * @throws RangeError if `trump` is not a trump
 */
export function tricksWith(trump: Suit): OmbreRules {
  const rules = RULES.get(trump);
  if (!rules) throw new RangeError(`${trump} is no trump`);
  return rules;
}
