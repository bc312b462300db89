// Suits as small numbers for exact play. Of the cards that are left in a suit only their order matters, and whose they are: a suit is
// a string of bits from its lowest card, 1 for who leads and 0 for the other, below a bit that marks its length. So there are 511
// suits, and what can be asked of one is looked up.

/** The most cards of a suit, and how many suits there are. */
export const MOST = 8;
const SIZE = 1 << (MOST + 1);

/** How many cards a suit has, and how many of them are the leader's. */
export const LENGTH = new Uint8Array(SIZE);
export const OWN = new Uint8Array(SIZE);
/** The same suit seen by the other. */
export const TURNED = new Uint16Array(SIZE);
/** How many tricks who leads can take in it one after the other, whatever the other does. */
export const CASHED = new Uint8Array(SIZE);
/**
 * Which cards need to be tried, as bits: of cards that lie side by side in one hand only the lowest. Those of the leader, and those
 * of the other.
 */
export const LEADS = new Uint8Array(SIZE);
export const FOLLOWS = new Uint8Array(SIZE);
/** At `suit * 8 + card`, the suit without this card. */
export const WITHOUT = new Uint16Array(SIZE * MOST);

/** The lowest card of a set that is not empty. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

function without(suit: number, card: number): number {
  return ((suit >> (card + 1)) << card) | (suit & ((1 << card) - 1));
}

/** Leads the highest again and again, while it is his; the other follows with his lowest. */
function cashed(suit: number): number {
  let left = suit,
    tricks = 0;
  for (;;) {
    const length = 31 - Math.clz32(left);
    const all = (1 << length) - 1,
      own = left & all;
    if (!own) return tricks;
    const others = all & ~own;
    if (!others) return tricks + length;
    if (!((left >> (length - 1)) & 1)) return tricks;
    left = without(without(left, length - 1), lowest(others));
    tricks++;
  }
}

for (let suit = 1; suit < SIZE; suit++) {
  const length = 31 - Math.clz32(suit);
  const all = (1 << length) - 1,
    own = suit & all,
    others = all & ~own;
  LENGTH[suit] = length;
  for (let bits = own; bits; bits &= bits - 1) OWN[suit]!++;
  TURNED[suit] = suit ^ all;
  LEADS[suit] = own & ~(own << 1);
  FOLLOWS[suit] = others & ~(others << 1);
  for (let card = 0; card < length; card++) WITHOUT[suit * MOST + card] = without(suit, card);
}
for (let suit = 1; suit < SIZE; suit++) CASHED[suit] = cashed(suit);
