import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import {most} from '@quinola/opponents';
import {
  ACES_ALONE,
  BASTA,
  manilleOf,
  plainOrder,
  SPADILLE,
  tricksWith,
  trumpOrder,
} from '../../kit/rules/index.js';

// The value of a hand before it is played, in tricks. The weights are chosen so that every core hand that the treatise calls
// good for an ask or a Solo (L. 2147-2292) is rated as one, and hands a card short of it are not.

/** The value of the highest trumps, from Spadille down; lower ones only add length. */
const TOPS = [1, 1, 0.95, 0.8, 0.7, 0.6];

/** The value of a small trump; in red suits the others have one trump more (L. 2213-2215). */
const LENGTH = {black: 0.5, red: 0.45};

/** The value of a sixth trump, and of a fifth behind the four highest. */
const LONG = 0.7,
  DRAWN = 0.85;

/** A side King, a Queen with a small card, a void with enough trumps. */
const KING = 0.75,
  QUEEN = 0.3,
  VOID = 0.15;

/** The trumps among some cards, highest first. */
export const trumpsIn = (cards: readonly Card[], trump: Suit): readonly Card[] =>
  trumpOrder(trump).filter((card) => cards.includes(card));

/** The cards of a plain suit among some cards, highest first. */
export const plainIn = (cards: readonly Card[], suit: Suit, trump: Suit): readonly Card[] =>
  plainOrder(suit).filter((card) => cards.includes(card) && tricksWith(trump).suit(card) !== trump);

const plainSuits = (trump: Suit): readonly Suit[] => FRENCH_SUITS.filter((suit) => suit !== trump);

const known = new WeakMap<readonly Card[], Map<Suit, number>>();

/** How many tricks a hand should make with a given trump; each hand is judged once, since it is asked about many times. */
export function tricksOf(hand: readonly Card[], trump: Suit): number {
  let values = known.get(hand);
  if (!values) known.set(hand, (values = new Map()));
  let value = values.get(trump);
  if (value === undefined) values.set(trump, (value = judged(hand, trump)));
  return value;
}

function judged(hand: readonly Card[], trump: Suit): number {
  const order = trumpOrder(trump);
  const trumps = trumpsIn(hand, trump);
  const small = trump === 'H' || trump === 'D' ? LENGTH.red : LENGTH.black;
  // From the sixth trump on, the others have hardly any left.
  // With the four highest of a black suit, four rounds draw nearly all of the six others.
  const draws = small === LENGTH.black && order.slice(0, 4).every((card) => hand.includes(card));
  const heights = trumps.map((card, i) =>
    Math.max(TOPS[order.indexOf(card)] ?? 0, i > 3 && draws ? DRAWN : i > 4 ? LONG : small),
  );
  // A few small trumps alone make no tricks.
  const length = trumps.length < 3 ? 0.6 : 1;
  const sides = plainSuits(trump).map((suit) => {
    const [first, second] = plainIn(hand, suit, trump);
    if (!first) return trumps.length > 3 ? VOID : 0;
    if (first === `K${suit}`) return second === `Q${suit}` ? KING + QUEEN : KING;
    return first === `Q${suit}` && second ? QUEEN : 0;
  });
  return heights.reduce((sum, n) => sum + n * length, 0) + sides.reduce((sum, n) => sum + n, 0);
}

/** The suit with which a hand makes the most tricks, among some. */
export function bestSuit(hand: readonly Card[], among: readonly Suit[] = FRENCH_SUITS): Suit {
  return most(among, (suit) => tricksOf(hand, suit))[0]!;
}

/** Sure tricks where only the black aces are trumps: the top cards of each suit, once the hand has the lead. */
export function sureTricks(hand: readonly Card[]): number {
  const aces = Number(hand.includes(SPADILLE)) + Number(hand.includes(BASTA));
  return (
    aces +
    FRENCH_SUITS.reduce((sum, suit) => {
      const order = plainOrder(suit);
      const missing = order.findIndex((card) => !hand.includes(card));
      return sum + (missing < 0 ? order.length : missing);
    }, 0)
  );
}

/** Whether every card can be played below another's: no black ace, and each suit low enough for its length. */
export function isForNullissimo(hand: readonly Card[]): boolean {
  if (hand.includes(SPADILLE) || hand.includes(BASTA)) return false;
  return FRENCH_SUITS.every((suit) => {
    const lowest = [...plainOrder(suit)].reverse();
    return plainIn(hand, suit, ACES_ALONE)
      .toReversed()
      .every((card, i) => lowest.indexOf(card) <= 2 * i + 1);
  });
}

/**
 * Whether a hand should make every trick with a trump: the highest trumps and enough of them, and beside them only the top cards of
 * their suits.
 */
export function isForTout(hand: readonly Card[], trump: Suit): boolean {
  const trumps = trumpsIn(hand, trump);
  const order = trumpOrder(trump);
  const tops = order.findIndex((card) => !hand.includes(card));
  const enough = (tops > 2 && trumps.length > 4) || (tops > 1 && trumps.length > 5) || tops < 0;
  return (
    enough &&
    plainSuits(trump).every((suit) => {
      const held = plainIn(hand, suit, trump);
      return plainOrder(suit)
        .slice(0, held.length)
        .every((card) => held.includes(card));
    })
  );
}

/** Kings, and cards that may become Manille. */
export const kingsAndManilles = (hand: readonly Card[]): number =>
  hand.filter((card) => card[0] === 'K' || card === manilleOf(suitOf(card))).length;

/** The cards worth keeping: trumps, side Kings, a Queen with her King. */
export function worthKeeping(hand: readonly Card[], trump: Suit): readonly Card[] {
  const {suit} = tricksWith(trump);
  return hand.filter(
    (card) =>
      suit(card) === trump || card[0] === 'K' || (card[0] === 'Q' && hand.includes(`K${suitOf(card)}`)),
  );
}
