import {
  cardPlayer,
  HANDS,
  LAID,
  LEADER,
  LED,
  newTable,
  ON_TABLE,
  OWN,
  SEATS,
  SUIT_SLOTS,
  TRICKS,
} from '@quinola/opponents';
import {KING, PAGAT_NUMBER, SKY_BIT, SKY_NUMBER, VALUE} from './cards.js';

// What the games with the tarok pack count, beyond what every table keeps.

/** By seat: value of the counting cards won, their number, cards won. The Pagat and Sky are left out. */
export const WORTH = OWN,
  COUNTING = OWN + 3,
  CARDS = OWN + 6;
/** For the Pagat, Sky and the kings of suits 1 to 4: who played it, who won the trick, its number; 0 = not yet. */
export const PIECES = OWN + 9;
export const PAGAT_PIECE = PIECES,
  SKY_PIECE = PIECES + 3,
  KING_PIECES = PIECES + 6;
/** Who plays against the others; -1 = each for himself. */
export const DECLARER = OWN + 27;
/** 1 = a led Sky does not have to be followed. */
export const SKY_FREE = OWN + 28;
/** The last trick in which Sky is safe. */
export const SKY_SAFE = OWN + 29;
/** By seat, the number of taroks it has played. */
export const PLAYED = OWN + 30;
/** The first tarok led, and by whom; -1 = none yet. */
export const FIRST_TAROK = OWN + 33;
export const FIRST_BY = OWN + 34;
/** By seat, the number of taroks it has announced; 0 = none announced. */
export const ANNOUNCED = OWN + 35;
/** The dealer, when each plays for himself. */
export const DEALER = OWN + 38;

/** A table before the first lead. */
export function emptyTable(
  seats: number,
  leader: number,
  declarer: number,
  free: boolean,
  safe: number,
): Int32Array {
  const t = newTable({seats, leader, trump: 0, own: 39});
  t[FIRST_TAROK] = t[FIRST_BY] = -1;
  t[DECLARER] = declarer;
  t[SKY_FREE] = Number(free);
  t[SKY_SAFE] = safe;
  return t;
}

/** Whether a card would win a trick over another. */
export function beats(_: Int32Array, card: number, best: number): boolean {
  if (card === SKY_NUMBER) return false;
  if (best === SKY_NUMBER) return true;
  const suit = card >> 5;
  return suit === best >> 5 ? card > best : suit === 0;
}

/** Plays a card of the seat to play, and completes the trick when it is full. */
export const playCard = cardPlayer({
  beats,
  asks: (t, card) => card !== SKY_NUMBER || !t[SKY_FREE],
  // Sky can always be played, and a player who cannot follow must play a tarok.
  shows: (_, card, led) => (card === SKY_NUMBER ? 0 : (1 << led) | (card >> 5 === 0 ? 0 : 1)),
  noting: noteTarok,
  onTrick: bringHome,
});

/** Counts each seat's taroks, and records who led one first. */
function noteTarok(t: Int32Array, seat: number, card: number): void {
  if (card >> 5) return;
  t[PLAYED + seat]!++;
  if (t[LAID] || t[FIRST_BY]! >= 0) return;
  t[FIRST_TAROK] = card;
  t[FIRST_BY] = seat;
}

function bringHome(t: Int32Array, winner: number): void {
  const seats = t[SEATS]!,
    number = t[TRICKS]!;
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

/** The cards a seat may play, by suit, written into an array of five: follow, else tarok; Sky at any time. */
export function lawfulInto(t: Int32Array, seat: number, into: Int32Array): void {
  const base = HANDS + seat * SUIT_SLOTS,
    led = t[LED]! < 0 ? -1 : t[LED]! >> 5,
    sky = t[base]! & SKY_BIT,
    taroks = t[base]! & ~SKY_BIT;
  const asked = led < 0 ? 0 : led === 0 ? taroks : t[base + led]!;
  const only = led < 0 ? -1 : asked ? led : led !== 0 && taroks ? 0 : -1;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) into[suit] = only < 0 || suit === only ? t[base + suit]! : 0;
  into[0]! |= sky;
}
