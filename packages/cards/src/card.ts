/**
 * A card as a short string, the same in state, record, attribute and test:
 * rank and suit (`AS`, `TD` = ten of diamonds) for suit cards; `T1`…`T21` and
 * `SK` for the taroks. Where two packs are shuffled together a copy mark
 * follows after a dot (`7H.2`), see {@linkcode faceOf}.
 */
export type Card = string;

/** The sign of a suit: `S` spades, `H` hearts, `D` diamonds, `C` clubs; `T` the taroks. */
export type Suit = string;

/** The four French suits in the order in which this kit lists them. */
export const FRENCH_SUITS = ['S', 'H', 'D', 'C'] as const;

/** The printed face of a card, without the mark that tells two copies of it apart. */
export function faceOf(card: Card): Card {
  const dot = card.indexOf('.');
  return dot < 0 ? card : card.slice(0, dot);
}

/** The suit of a card: its last letter; `T` for numbered taroks (`T1`…`T21`) and Sky (`SK`). */
export function suitOf(card: Card): Suit {
  const face = faceOf(card);
  if (face === 'SK' || (face[0] === 'T' && face[1]! <= '9')) return 'T';
  return face.slice(-1);
}

/** The rank of a card: all before the suit (`A K Q J T 9`…); a tarok's number, or `SK`. */
export function rankOf(card: Card): string {
  const face = faceOf(card);
  if (face === 'SK') return face;
  return suitOf(face) === 'T' ? face.slice(1) : face.slice(0, -1);
}

/** Whether the suit is one of the two red ones. */
export function isRed(suit: Suit): boolean {
  return suit === 'H' || suit === 'D';
}
