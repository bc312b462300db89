import {bitCount, GONE, HANDS, lowRank, SEATS, SUIT_SLOTS, topRank, VOIDS} from '@quinola/opponents';
import {FIGURES, PAGAT_NUMBER, SKY_BIT, TAROK, VALUE, XXI_NUMBER} from './cards.js';
import {ANNOUNCED, FIRST_BY, FIRST_TAROK, PLAYED} from './table.js';

/*
 * What the book's mask form asks when each plays for himself (Tarok en trois and en deux): which cards can still be chosen,
 * and what the player can know about the others. The masks belong to the policy and are refilled for each card.
 */

export const PAGAT_BIT = 1 << PAGAT_NUMBER;
export const XXI_BIT = 1 << XXI_NUMBER;

/** What the first tarok led says about its owner's taroks: few if this high, many if this low (rule 15b). */
export const FEW_FROM = 17,
  MANY_TO = 6;
/** How many taroks that means, doubled to stay an integer. */
const FEW = 12,
  MANY = 17;

/** The cards that can still be chosen, by suit. */
export const open = new Int32Array(SUIT_SLOTS);
/** By suit, the cards held by the others. */
export const hidden = new Int32Array(SUIT_SLOTS);
/** By seat, twice the number of taroks it may still have. */
export const guessed = new Int32Array(3);

/** Records which cards the others hold, or are out of play. */
export function recordHidden(t: Int32Array, seat: number): void {
  for (let suit = 0; suit < SUIT_SLOTS; suit++)
    hidden[suit] = TAROK.whole[suit]! & ~t[GONE + suit]! & ~t[HANDS + seat * SUIT_SLOTS + suit]!;
}

/** Whether a seat has shown a void in a suit. */
export const isVoid = (t: Int32Array, seat: number, suit: number): boolean =>
  ((t[VOIDS + seat]! >> suit) & 1) > 0;

/** How many taroks each of the others may have: announced or signalled minus played, else an even share. */
export function guess(t: Int32Array, seat: number): void {
  const seats = t[SEATS]!,
    unseen = 2 * bitCount(hidden[0]! & ~SKY_BIT);
  let alone = false;
  for (let other = 0; other < seats; other++)
    if (seats === 3 && other !== seat && isVoid(t, other, 0)) alone = true;
  const first = t[FIRST_TAROK]!,
    by = t[FIRST_BY]!;
  for (let index = 0; index < seats; index++) {
    if (index === seat) continue;
    let told = 2 * t[ANNOUNCED + index]!;
    if (!told && index === by && seats === 3 && !alone && first)
      told = first >= FEW_FROM ? FEW : first <= MANY_TO ? MANY : 0;
    guessed[index] = isVoid(t, index, 0)
      ? 0
      : told
        ? Math.max(0, Math.min(unseen, told - 2 * t[PLAYED + index]!))
        : alone
          ? unseen
          : unseen >> 1;
  }
}

/** Whether one of the others may take a lead in this suit with a tarok. */
export function mayRuff(t: Int32Array, seat: number, suit: number): boolean {
  const seats = t[SEATS]!;
  if (suit === 0 || !(hidden[0]! & ~SKY_BIT)) return false;
  const few = bitCount(hidden[suit]!) < 5;
  for (let other = 0; other < seats; other++)
    if (other !== seat && !isVoid(t, other, 0) && (few || isVoid(t, other, suit))) return true;
  return false;
}

/** The selectable cards of a suit that nobody is expected to beat. */
export function sure(t: Int32Array, seat: number, suit: number): number {
  if (!open[suit] || mayRuff(t, seat, suit)) return 0;
  return open[suit]! & -(2 << topRank(hidden[suit]! | 1));
}

/** The suits with selectable cards, as bits. */
export const suitsOpen = (): number => {
  let suits = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) if (open[suit]) suits |= 1 << suit;
  return suits;
};

/** Restricts the choice to these suits, if they have any selectable card. */
export function keep(suits: number): void {
  if (!(suitsOpen() & suits)) return;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) if (!((suits >> suit) & 1)) open[suit] = 0;
}

/** Restricts the choice to these cards of one suit, if there are any. */
export function keepOf(suit: number, cards: number): void {
  const kept = open[suit]! & cards;
  if (!kept) return;
  open.fill(0);
  open[suit] = kept;
}

/** Excludes these suits, as long as any other card remains. */
export function bar(suits: number): void {
  keep(~suits);
}

/** The suit in which I hold most cards, then the best figures; 0 = I have only taroks. */
export function whip(t: Int32Array, seat: number): number {
  let best = 0,
    most = 0;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) {
    const held = t[HANDS + seat * SUIT_SLOTS + suit]!;
    let worth = bitCount(held) * 16;
    for (let rest = held & FIGURES; rest; rest &= rest - 1) worth += VALUE[(suit << 5) | lowRank(rest)]!;
    if (worth > most) [best, most] = [suit, worth];
  }
  return best;
}
