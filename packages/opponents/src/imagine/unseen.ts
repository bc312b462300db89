/**
 * What one seat knows of the cards that it does not see, as integers. A holding is a mask of ranks for
 * each suit, as in the solver; a hand is a player's, or a talon, discards, a stock.
 */
export interface Unseen {
  /** How many suits there are, at most 5. */
  readonly suits: number;
  /** Holdings whose place is known, at `hand * suits + suit`: own cards, open, shown, announced or exchanged ones. */
  readonly known: ArrayLike<number>;
  /** The cards whose place is not known, by suit. */
  readonly hidden: ArrayLike<number>;
  /** How many of the hidden cards each hand takes. */
  readonly room: readonly number[];
  /** Constraints on the hidden cards. Default: none. */
  readonly constraints?: readonly Constraint[];
}

/**
 * A constraint on a hand: how many of these cards it holds. A suit not followed is `most: 0`, a call that promises two honours
 * `least: 2`, an answer that denies them `most: 0`.
 */
export interface Constraint {
  readonly hand: number;
  /** Cards by suit. Those that are not hidden are left out of the count. */
  readonly cards: ArrayLike<number>;
  /** Default: 0. */
  readonly least?: number;
  /** Default: all of them. */
  readonly most?: number;
  /**
   * A number between `least` and `most` that is excluded: a player who announced three of a kind does not hold exactly three of
   * another kind, but may hold all four.
   */
  readonly not?: number;
}

/** The error if no deal agrees with what is known. */
export class ImpossibleView extends Error {
  override readonly name = 'ImpossibleView';
  /**
   * @param code stable key: `card-twice`, `counts` (they don't add up), `no-deal` (what was shown contradicts itself)
   * @param about the contradiction in English words, where it is known
   */
  constructor(
    readonly code: 'card-twice' | 'counts' | 'no-deal',
    readonly about?: string,
  ) {
    super(about ? `impossible view (${code}): ${about}` : `impossible view (${code})`);
  }
}

/** The numbers of the cards in holdings by suit: `suit << 5 | rank`. */
export function cardsIn(holdings: ArrayLike<number>, suits: number): number[] {
  const cards: number[] = [];
  for (let suit = 0; suit < suits; suit++) {
    for (let rest = holdings[suit]!; rest; rest &= rest - 1)
      cards.push((suit << 5) | (31 - Math.clz32(rest & -rest)));
  }
  return cards;
}
