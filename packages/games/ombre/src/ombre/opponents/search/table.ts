import {
  above,
  bitCount,
  cardPlayer,
  GONE,
  HANDS,
  LED,
  newTable,
  OWN,
  SUIT_SLOTS,
  TRICKS,
  TRUMP,
  WON,
  type PackMasks,
} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {ACES_ALONE, trumpOrder} from '../../../kit/rules/index.js';
import {masksOf} from '../imagine.js';
import {playedAgainst} from '../card-facts.js';
import {
  contraOf,
  gateAfter,
  handSize,
  inTurn,
  isTout,
  packOf,
  PREMIERS,
  type OmbreState,
  type OmbreView,
} from '../../rules/index.js';

// A deal of Ombre in one array of integers, on which play-outs are fast. The fields come after those that all games share. Players are
// numbered from the eldest hand; the King of a table of four, who sits out, has no number.

/** The number of the Ombre, or of whoever the others play against. */
export const OMBRE = OWN;
/** What the Ombre plays for: the most tricks, none (Nullissimo), or all (announced). */
export const AIM = OWN + 1;
export const AIMS = {most: 0, none: 1, all: 2} as const;
/** How many tricks are played, and after how many the Ombre, if he has won them all, must say whether he goes on for all. */
const SIZE = OWN + 2,
  GATE = OWN + 3;
/** Whether the Ombre won the first five tricks, and whether he goes on for all. */
export const HAS_PREMIERS = OWN + 4,
  VOLE = OWN + 5;
/** Whether the Ombre has ended the deal after the tricks that he needs. */
const STOPPED = OWN + 6;
/** How many matadors the Ombre held. */
export const MATADORS = OWN + 7;
/** The plain suit that the defence led last, -1 = none; and the suits that the Ombre has led, as bits. */
export const DEFENCE_LED = OWN + 8,
  OMBRE_LED = OWN + 9;
/** The matadors that need not follow a lower trump, as bits of the trump suit. */
export const FREE = OWN + 10;
/** Whether the Ombre may not play for all tricks, because he looked at his discards too late. */
const LOOKED = OWN + 11;
/** By suit: all cards of the pack. */
export const WHOLE = OWN + 12;

/** Writes the cards that a player may play, by suit: suit must be followed, but a matador need not follow a lower trump. */
export function lawfulInto(t: Int32Array, seat: number, into: Int32Array): void {
  const base = HANDS + seat * SUIT_SLOTS,
    led = t[LED]!;
  let only = -1;
  if (led >= 0) {
    const suit = led >> 5,
      held = t[base + suit]!;
    const bound = suit === t[TRUMP] ? held & ~(t[FREE]! & above(-1, led & 31)) : held;
    if (bound) only = suit;
  }
  for (let suit = 0; suit < SUIT_SLOTS; suit++) into[suit] = only < 0 || suit === only ? t[base + suit]! : 0;
}

/** The cards of a suit that are neither played nor in a seat's own hand. */
export function unseen(t: Int32Array, seat: number, suit: number): number {
  return t[WHOLE + suit]! & ~(t[GONE + suit]! | t[HANDS + seat * SUIT_SLOTS + suit]!);
}

/** Whether a hand wins all remaining tricks if its highest cards are led first. */
export function allSure(t: Int32Array, seat: number): boolean {
  const base = HANDS + seat * SUIT_SLOTS,
    trump = t[TRUMP]!;
  const out = unseen(t, seat, trump),
    held = t[base + trump]!;
  const count = bitCount(out);
  if (bitCount(held) < count) return false;
  // Drawing trumps may take as many leads as the others have trumps, and each of those leads must win.
  let rest = held | out;
  for (let n = count; n--;) {
    const top = 1 << (31 - Math.clz32(rest));
    if (out & top) return false;
    rest &= ~top;
  }
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (suit === trump) continue;
    const cards = t[base + suit]!;
    if (cards && unseen(t, seat, suit) > (cards & -cards)) return false;
  }
  return true;
}

/** Plays a card on a table. */
export const playCard = cardPlayer({
  noting(t, seat, card) {
    if (t[LED]! >= 0) return;
    const suit = card >> 5;
    if (seat === t[OMBRE]) t[OMBRE_LED]! |= 1 << suit;
    else if (suit !== t[TRUMP]) t[DEFENCE_LED] = suit;
  },
  onTrick(t) {
    const done = t[TRICKS]!,
      own = t[WON + t[OMBRE]!]!;
    if (own !== done || t[AIM] === AIMS.none) return;
    if (done === PREMIERS) t[HAS_PREMIERS] = 1;
    if (done !== t[GATE] || t[AIM] !== AIMS.most || t[VOLE]) return;
    if (!t[LOOKED] && allSure(t, t[OMBRE]!)) t[VOLE] = 1;
    else t[STOPPED] = 1;
  },
});

/** Whether the deal is over. */
export function isOver(t: Int32Array): boolean {
  if (t[STOPPED] || t[TRICKS] === t[SIZE]) return true;
  return t[AIM] === AIMS.none && t[WON + t[OMBRE]!]! > 0;
}

/** The numbering of cards as bits for the deal of a view. */
export const masksFor = ({options, trump}: Pick<OmbreView, 'options' | 'trump'>): PackMasks =>
  masksOf(packOf(options), trump ?? ACES_ALONE);

/** A table before the first lead, with empty hands. */
export function emptyTable(view: OmbreView): Int32Array {
  const {options, trump, game} = view;
  const {suits, whole} = masksFor(view);
  const order = inTurn(view);
  const height = trumpOrder(trump ?? ACES_ALONE).length;
  const t = newTable({
    seats: order.length,
    leader: 0,
    trump: suits.indexOf(trump ?? ACES_ALONE),
    own: WHOLE + SUIT_SLOTS - OWN,
  });
  t[OMBRE] = order.indexOf(playedAgainst(view));
  t[AIM] = game === 'nullissimo' ? AIMS.none : isTout(game!) ? AIMS.all : AIMS.most;
  t[SIZE] = handSize(options);
  t[GATE] = contraOf(view) < 0 ? gateAfter(view) : -1;
  t[LOOKED] = Number(view.looked);
  t[DEFENCE_LED] = -1;
  t[FREE] = height > 2 ? 7 << (height - 2) : 6;
  t.set(whole, WHOLE);
  return t;
}

/** Plays the cards of a deal so far on a table, to which no hands have been added yet. */
export function replayOnto(t: Int32Array, {tricks, trick, vole, ...view}: OmbreView): Int32Array {
  const {numberOf} = masksFor(view);
  for (const {cards} of tricks) for (const {card} of cards) playCard(t, numberOf(card));
  for (const {card} of trick) playCard(t, numberOf(card));
  // What the Ombre really decided about a Vole replaces what `playCard` decided by the book.
  t[STOPPED] = 0;
  t[VOLE] = Number(vole);
  return t;
}

/** Adds a hand to a table. */
export function putHand(t: Int32Array, at: number, holding: ArrayLike<number>, from = 0): void {
  for (let suit = 0; suit < SUIT_SLOTS; suit++) t[HANDS + at * SUIT_SLOTS + suit] = holding[from + suit]!;
}

/** The table of a view: only the player's own hand is on it, and his discards are out of play. */
export function tableOf(view: OmbreView): Int32Array {
  const t = replayOnto(emptyTable(view), view);
  const {holdingOf} = masksFor(view);
  putHand(t, inTurn(view).indexOf(view.seat), holdingOf(view.hand));
  holdingOf(view.laid).forEach((cards, suit) => (t[GONE + suit]! |= cards));
  return t;
}

/** The table of a state, with all hands. */
export function tableOfState({table, hands}: OmbreState): Int32Array {
  const t = replayOnto(emptyTable(table), table);
  const {holdingOf} = masksFor(table);
  inTurn(table).forEach((seat: Seat, at) => putHand(t, at, holdingOf(hands[seat]!)));
  return t;
}
