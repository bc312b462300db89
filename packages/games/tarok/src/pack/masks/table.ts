import {KING, PAGAT_NUMBER, SKY_BIT, SKY_NUMBER, VALUE} from './cards.js';

// A deal that is being played, in one array of integers: so that thousands can be copied and played out in a moment.

/** Holdings, at `seat * 5 + suit`. */
export const HANDS = 0;
/** How many cards lie in the trick, and what they are. */
export const LAID = 15,
  ON_TABLE = 18;
export const LEADER = 16;
/** Finished tricks. */
export const TRICKS = 17;
/** The winning card of the trick on the table, and whose it is. */
export const BEST = 21,
  BEST_BY = 22;
/** By seat: value of the counting cards won, their number, cards won, tricks won. The Pagat and Sky are left out. */
export const WORTH = 23,
  COUNTING = 26,
  CARDS = 29,
  WON = 32;
/** Of the Pagat, Sky, and the kings of the suits 1 to 4: who played it, who won the trick, its number; 0 = not yet. */
export const PIECES = 35;
export const PAGAT_PIECE = PIECES,
  SKY_PIECE = PIECES + 3,
  KING_PIECES = PIECES + 6;
/** By suit the cards that have been played. */
export const GONE = 53;
/** By seat the suits it has shown not to have, as bits. */
export const VOIDS = 58;
export const SEATS = 61;
/** Who plays against the others; -1 = each for himself. */
export const DECLARER = 62;
/** 1 = a led Sky asks for nothing. */
export const SKY_FREE = 63;
/** Up to which trick Sky is safe. */
export const SKY_SAFE = 64;
export const TABLE_SIZE = 65;

/** A table before the first lead. */
export function emptyTable(
  seats: number,
  leader: number,
  declarer: number,
  free: boolean,
  safe: number,
): Int32Array {
  const t = new Int32Array(TABLE_SIZE);
  t[SEATS] = seats;
  t[LEADER] = leader;
  t[DECLARER] = declarer;
  t[SKY_FREE] = Number(free);
  t[SKY_SAFE] = safe;
  return t;
}

/** The seat whose card is due. */
export function seatDue(t: Int32Array): number {
  return (t[LEADER]! + t[LAID]!) % t[SEATS]!;
}

/** The suit that is to be followed; -1 = none. */
export function ledSuit(t: Int32Array): number {
  if (!t[LAID]) return -1;
  const first = t[ON_TABLE]!;
  if (first === SKY_NUMBER && t[SKY_FREE]) return t[LAID]! > 1 ? t[ON_TABLE + 1]! >> 5 : -1;
  return first >> 5;
}

/** Whether a card would win a trick over another. */
export function beats(card: number, best: number): boolean {
  if (card === SKY_NUMBER) return false;
  if (best === SKY_NUMBER) return true;
  const suit = card >> 5;
  return suit === best >> 5 ? card > best : suit === 0;
}

/** Plays a card of the seat due, and turns the trick when it is full. */
export function playCard(t: Int32Array, card: number): void {
  const seats = t[SEATS]!,
    seat = seatDue(t),
    suit = card >> 5,
    bit = 1 << (card & 31);
  t[HANDS + seat * 5 + suit]! &= ~bit;
  t[GONE + suit]! |= bit;
  const led = ledSuit(t);
  if (led >= 0 && suit !== led && card !== SKY_NUMBER) t[VOIDS + seat]! |= (1 << led) | (suit === 0 ? 0 : 1);
  if (!t[LAID] || beats(card, t[BEST]!)) {
    t[BEST] = card;
    t[BEST_BY] = seat;
  }
  t[ON_TABLE + t[LAID]!] = card;
  if (++t[LAID]! === seats) turnTrick(t);
}

function turnTrick(t: Int32Array): void {
  const seats = t[SEATS]!,
    winner = t[BEST_BY]!,
    number = ++t[TRICKS]!;
  for (let i = 0; i < seats; i++) {
    const card = t[ON_TABLE + i]!,
      by = (t[LEADER]! + i) % seats,
      value = VALUE[card]!;
    if (card === PAGAT_NUMBER || card === SKY_NUMBER) {
      note(t, card === PAGAT_NUMBER ? PAGAT_PIECE : SKY_PIECE, by, winner, number);
      continue;
    }
    t[CARDS + winner]!++;
    if (!value) continue;
    t[WORTH + winner]! += value;
    t[COUNTING + winner]!++;
    if (card >> 5 && (card & 31) === KING) note(t, KING_PIECES + 3 * ((card >> 5) - 1), by, winner, number);
  }
  t[WON + winner]!++;
  t[LEADER] = winner;
  t[LAID] = 0;
}

function note(t: Int32Array, piece: number, by: number, winner: number, number: number): void {
  t[piece] = by;
  t[piece + 1] = winner;
  t[piece + 2] = number;
}

/** Whether two seats are enemies. */
export function enemies(t: Int32Array, one: number, other: number): boolean {
  const declarer = t[DECLARER]!;
  return declarer < 0 ? one !== other : (one === declarer) !== (other === declarer);
}

/** The cards that a seat may play, by suit, written into an array of five. */
export function lawfulInto(t: Int32Array, seat: number, into: Int32Array): void {
  const base = HANDS + seat * 5,
    led = ledSuit(t),
    sky = t[base]! & SKY_BIT;
  const asked = led < 0 ? 0 : led === 0 ? t[base]! & ~SKY_BIT : t[base + led]!;
  const taroks = t[base]! & ~SKY_BIT;
  const only = led < 0 ? -1 : asked ? led : led !== 0 && taroks ? 0 : -1;
  for (let suit = 0; suit < 5; suit++) into[suit] = only < 0 || suit === only ? t[base + suit]! : 0;
  into[0]! |= sky;
}
