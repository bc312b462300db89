import {FRENCH_52, type Pack} from '@quinola/cards';
import {
  cardPlayer,
  HANDS,
  LAID,
  masks,
  newTable,
  OWN,
  SUIT_SLOTS,
  TRICKS,
  WON,
  type PackMasks,
} from '@quinola/opponents';
import {type Seat} from '@quinola/play';

// A deal in one array of integers, on which play-outs are fast. The fields come after those that all games share. Players
// are numbered by their seats.

/** The seats of the declarer and of his helper; -1 = nobody. */
export const DECLARER = OWN,
  HELPER = OWN + 1;
/** How many tricks are played; and, in a misère, with how many of the declarer's it ends: 0 = it is a game of tricks. */
export const SIZE = OWN + 2,
  AVOIDS = OWN + 3;
/** Whether the declarer's cards lie open. */
export const OPEN = OWN + 4;
/** The suits that the declaring side and the others have led, as bits, and the first suit that the others led; -1 = none yet. */
export const LED_BY_SIDE = OWN + 5,
  LED_BY_OTHERS = OWN + 6,
  FIRST_LED = OWN + 7;
/** What the honours of the declaring side count, once all hands lie on the table. */
export const HONOURS = OWN + 8;
/** By suit: all cards of the pack. */
export const WHOLE = OWN + 9;

const packs = new Map<number, PackMasks>();

/** The cards of a pack as bits: the two is 0, the ace 12, in a small pack too. */
export function masksIn(pack: Pack): PackMasks {
  let found = packs.get(pack.cards.length);
  if (!found) {
    const {numberOf} = masks(FRENCH_52);
    found = masks(pack, {rank: (card) => numberOf(card) & 31});
    packs.set(pack.cards.length, found);
  }
  return found;
}

/** Plays a card on a table. */
export const playCard = cardPlayer({
  noting(t, seat, card) {
    if (t[LAID]) return;
    const bit = 1 << (card >> 5);
    if (seat === t[DECLARER] || seat === t[HELPER]) t[LED_BY_SIDE]! |= bit;
    else {
      t[LED_BY_OTHERS]! |= bit;
      if (t[FIRST_LED]! < 0) t[FIRST_LED] = card >> 5;
    }
  },
});

/** Whether the deal is over: all tricks are played, or a misère has too many. */
export function isOver(t: Int32Array): boolean {
  return t[TRICKS] === t[SIZE] || (t[AVOIDS]! > 0 && t[WON + t[DECLARER]!]! >= t[AVOIDS]!);
}

/** What a table before the first lead is made of. */
export interface NewDeal {
  readonly pack: Pack;
  readonly seats: number;
  readonly leader: Seat;
  readonly declarer: Seat;
  readonly helper?: Seat;
  /** The number of the trump suit; -1 in a misère. */
  readonly trump: number;
  readonly size: number;
  readonly open?: boolean;
  /** With how many tricks of the declarer a misère ends; 1 unless given. */
  readonly ends?: number;
}

/** A table before the first lead, with empty hands. */
export function dealTable({
  pack,
  seats,
  leader,
  declarer,
  helper = -1,
  trump,
  size,
  open,
  ends = 1,
}: NewDeal): Int32Array {
  const {whole} = masksIn(pack);
  const t = newTable({
    seats,
    leader,
    trump,
    own: WHOLE + SUIT_SLOTS - OWN,
  });
  t[DECLARER] = declarer;
  t[HELPER] = helper;
  t[SIZE] = size;
  t[AVOIDS] = trump < 0 ? ends : 0;
  t[OPEN] = Number(open === true);
  t[FIRST_LED] = -1;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) t[WHOLE + suit] = whole[suit]!;
  return t;
}

/** The holding of a seat in a suit. */
export const heldBy = (t: Int32Array, seat: number, suit: number): number =>
  t[HANDS + seat * SUIT_SLOTS + suit]!;
