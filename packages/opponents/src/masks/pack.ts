import {strengths, suitOf, type Card, type Pack, type Suit} from '@quinola/cards';

/**
 * How many holdings a hand has: one for each suit, the fifth for the trumps of a pack of 78. A hand of a pack with four
 * suits leaves the fifth empty, so that all games share one layout.
 */
export const SUIT_SLOTS = 5;

/** Which number of a suit and which rank a card has, where that is not what the pack itself says. */
export interface MaskOrder {
  /** The suits in the order of their numbers. Default: as the pack lists them. */
  readonly suits?: readonly Suit[];
  /** The suit that a card belongs to, such as trumps for a black ace. Default: the suit it shows. */
  readonly suitOf?: (card: Card) => Suit;
  /** Its rank in that suit, 0 to 30, the higher wins. Default: by the pack's order, 0 = lowest. */
  readonly rank?: (card: Card) => number;
}

/**
 * The cards of a pack as bits. A card is a number, `suit << 5 | rank`; a holding is a mask of the ranks of one suit;
 * holdings of several hands lie in one array, that of a suit at `hand * SUIT_SLOTS + suit`.
 */
export interface PackMasks {
  /** The suits by their numbers. */
  readonly suits: readonly Suit[];
  readonly cards: readonly Card[];
  /** All ranks of each suit. */
  readonly whole: Int32Array;
  numberOf(card: Card): number;
  cardOf(number: number): Card;
  /** The holdings of some cards, by suit. */
  holdingOf(cards: readonly Card[]): number[];
  /** Puts a card into the holdings of a hand. */
  put(holdings: number[] | Int32Array, card: Card, hand?: number): void;
  /** The cards of one hand, suit by suit, each from the lowest. */
  cardsAt(holdings: ArrayLike<number>, hand: number): Card[];
}

/**
 * Makes the bits of a pack of 24 to 78 cards, in any order of suits and ranks.
 *
 * ```ts
 * const {numberOf, cardOf} = masks(FRENCH_52);
 * cardOf(numberOf('TH')); // 'TH', in hearts rank 8: the two is 0
 * // Spades are trumps, and so is the ace of clubs.
 * masks(FRENCH_40, {suitOf: (card) => (card === 'AC' ? 'S' : suitOf(card)), rank: heightOf});
 * ```
 * @throws RangeError for a card of a sixth suit or of a rank above 30, or two cards that would have one number
 */
export function masks(pack: Pack, order: MaskOrder = {}): PackMasks {
  const {suits = pack.suits, suitOf: suitFor = suitOf, rank = rankIn(pack)} = order;
  const cards: Card[] = [];
  const numbers = new Map<Card, number>();
  const whole = new Int32Array(SUIT_SLOTS);
  for (const card of pack.cards) {
    const suit = suits.indexOf(suitFor(card)),
      height = rank(card);
    const number = (suit << 5) | height;
    if (suit < 0 || suit >= SUIT_SLOTS || height < 0 || height > 30 || cards[number])
      throw new RangeError(`${card} has no number of its own`);
    cards[number] = card;
    numbers.set(card, number);
    whole[suit]! |= 1 << height;
  }
  const put: PackMasks['put'] = (holdings, card, hand = 0) => {
    const number = numbers.get(card)!;
    holdings[hand * SUIT_SLOTS + (number >> 5)]! |= 1 << (number & 31);
  };
  return {
    suits,
    cards: pack.cards,
    whole,
    numberOf: (card) => numbers.get(card)!,
    cardOf: (number) => cards[number]!,
    holdingOf(some) {
      const holdings = new Array<number>(SUIT_SLOTS).fill(0);
      for (const card of some) put(holdings, card);
      return holdings;
    },
    put,
    cardsAt(holdings, hand) {
      const found: Card[] = [];
      for (let suit = 0; suit < SUIT_SLOTS; suit++) {
        for (let rest = holdings[hand * SUIT_SLOTS + suit]!; rest; rest &= rest - 1)
          found.push(cards[(suit << 5) | (31 - Math.clz32(rest & -rest))]!);
      }
      return found;
    },
  };
}

/** The place of a card in its suit, counted from the lowest that the pack has. */
function rankIn(pack: Pack): (card: Card) => number {
  const strength = strengths(pack);
  const lowest = new Map<Suit, number>();
  for (const card of pack.cards) {
    const suit = suitOf(card);
    lowest.set(suit, Math.min(lowest.get(suit) ?? Infinity, strength(card)));
  }
  return (card) => strength(card) - lowest.get(suitOf(card))!;
}
