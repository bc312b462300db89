import {
  BEST,
  BEST_BY,
  HANDS,
  LAID,
  LED,
  LEADER,
  lowRank,
  seatDue,
  SEATS,
  SUIT_SLOTS,
  topRank,
  TRUMP,
  WON,
  above,
  bitCount,
} from '@quinola/opponents';
import {AIM, AIMS, allSure, DEFENCE_LED, FREE, lawfulInto, OMBRE, OMBRE_LED, unseen, WHOLE} from './table.js';

// The maxims of `opponents/cards.ts`, in the same order but on integers, so that play-outs, which need a card at every turn, are fast.
// Each seat decides only by its own hand and the cards played. The arrays below are reused by every call.

/** By suit: the cards that may be played. */
const open = new Int32Array(SUIT_SLOTS);
/** By suit: those of them that win the trick so far; those that no unseen card of the suit beats. */
const winning = new Int32Array(SUIT_SLOTS),
  masters = new Int32Array(SUIT_SLOTS);

/**
 * The lowest, or the highest, of some cards given by suit; of equals that of the first suit; -1 = there is none.
 * @param but a suit to leave out
 */
function lowest(cards: Int32Array, but = -1): number {
  let found = -1;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (suit === but || !cards[suit]) continue;
    const card = (suit << 5) | lowRank(cards[suit]!);
    if (found < 0 || (card & 31) < (found & 31)) found = card;
  }
  return found;
}

function highest(cards: Int32Array, but = -1): number {
  let found = -1;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (suit === but || !cards[suit]) continue;
    const card = (suit << 5) | topRank(cards[suit]!);
    if (found < 0 || (card & 31) > (found & 31)) found = card;
  }
  return found;
}

/** The lowest, or the highest, of some cards of one suit. */
const low = (suit: number, cards: number): number => (suit << 5) | lowRank(cards);
const high = (suit: number, cards: number): number => (suit << 5) | topRank(cards);

/** The black aces, that is the highest and the third highest trump, as bits of the trump suit. */
function acesOf(t: Int32Array): number {
  const free = t[FREE]!;
  const top = 1 << topRank(free);
  return top | (free & -free);
}

/** The cards of a suit in a hand. */
const held = (t: Int32Array, seat: number, suit: number): number => t[HANDS + seat * SUIT_SLOTS + suit]!;

/** The cards of a suit that no card unseen by the seat beats. */
const mastersOf = (t: Int32Array, seat: number, suit: number, cards: number): number =>
  cards ? above(cards, topRank(unseen(t, seat, suit))) : 0;

/** The King of a plain suit. */
const kingOf = (t: Int32Array, suit: number): number => {
  const whole = t[WHOLE + suit]!;
  return whole ? 1 << topRank(whole) : 0;
};

/** The card that the book plays in the seat that is to play. */
export function quickCard(t: Int32Array): number {
  const seat = seatDue(t);
  lawfulInto(t, seat, open);
  const isOmbre = seat === t[OMBRE];
  if (t[AIM] === AIMS.none) return atNullissimo(t, isOmbre);
  if (t[LED]! < 0) return isOmbre ? leadOfOmbre(t, seat) : leadOfDefence(t, seat);
  findWinners(t);
  return isOmbre ? ombreFollows(t, seat) : defenceFollows(t, seat);
}

/** Writes into `winning` the cards that beat the best so far. */
function findWinners(t: Int32Array): void {
  const best = t[BEST]!,
    suit = best >> 5,
    trump = t[TRUMP]!;
  winning.fill(0);
  winning[suit] = above(open[suit]!, best & 31);
  if (suit !== trump) winning[trump] = open[trump]!;
}

/** Nullissimo: the highest card that does not win the trick; the lowest when leading, or when a defender sees that the Ombre is not winning. */
function atNullissimo(t: Int32Array, isOmbre: boolean): number {
  if (t[LED]! < 0 || (!isOmbre && t[BEST_BY] !== t[OMBRE])) return lowest(open);
  findWinners(t);
  for (let suit = 0; suit < SUIT_SLOTS; suit++) winning[suit] = open[suit]! & ~winning[suit]!;
  const below = highest(winning);
  return below < 0 ? lowest(open) : below;
}

/** The Ombre leads: he draws trumps while he holds the highest, otherwise plays sure winners. */
function leadOfOmbre(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    trumps = open[trump]!,
    out = bitCount(unseen(t, seat, trump)),
    count = bitCount(trumps);
  if (allSure(t, seat)) return out && trumps ? high(trump, trumps) : highest(open);
  const aces = acesOf(t),
    isRed = Boolean(t[WHOLE + trump]! & (1 << 12)),
    basta = t[FREE]! & -t[FREE]!,
    two = t[FREE]! & ~basta;
  if (isRed && (trumps & two) === two && unseen(t, seat, trump) & basta && count >= 6)
    return low(trump, trumps);
  let isMaster = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    masters[suit] = mastersOf(t, seat, suit, open[suit]!);
    if (suit !== trump && masters[suit]) isMaster = 1;
  }
  if (out > 3 && count >= 4 && !isMaster) {
    const middle = trumps & ~masters[trump]! & ~aces;
    if (middle) return high(trump, middle);
  }
  if (out > 0 && count + t[WON + seat]! >= 5 && count <= out && isMaster) return highest(masters, trump);
  if (out > 0 && count > 1 && masters[trump]) return high(trump, trumps);
  if (isMaster) return highest(masters, trump);
  return masters[trump] ? high(trump, masters[trump]!) : lowest(open);
}

/** A defender leads: no trump or King if the Ombre plays last; the suit that the defence led before, or his longest. */
function leadOfDefence(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    trumps = held(t, seat, trump),
    seats = t[SEATS]!;
  const ombreLast = (seat + seats - 1) % seats === t[OMBRE];
  let plain = 0,
    kings = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (suit === trump) continue;
    plain += bitCount(open[suit]!);
    if (open[suit]! & kingOf(t, suit)) kings++;
  }
  if (!plain)
    return t[FREE]! & -t[FREE]! & unseen(t, seat, trump) && !ombreLast && bitCount(trumps) >= 4
      ? low(trump, trumps)
      : lowest(open);
  if (ombreLast) {
    open[trump] = 0;
    if (kings && plain > kings && !mastersOf(t, seat, trump, trumps))
      for (let suit = 0; suit < SUIT_SLOTS; suit++) if (suit !== trump) open[suit]! &= ~kingOf(t, suit);
  } else if (t[FREE]! & -t[FREE]! & unseen(t, seat, trump) && bitCount(trumps) >= 4) {
    return low(trump, trumps);
  }
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (suit === trump) continue;
    const pair = kingOf(t, suit) >> 1;
    if (open[suit]! & pair && held(t, seat, suit) & (pair >> 1)) return (suit << 5) | topRank(pair);
  }
  const last = t[DEFENCE_LED]!;
  if (last >= 0 && open[last]) {
    const sure = mastersOf(t, seat, last, open[last]!);
    return sure ? high(last, sure) : low(last, open[last]!);
  }
  open[trump] = 0;
  let others = false;
  for (let suit = 0; suit < SUIT_SLOTS; suit++)
    others ||= Boolean(open[suit]) && !((t[OMBRE_LED]! >> suit) & 1);
  let longest = -1,
    most = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (others && (t[OMBRE_LED]! >> suit) & 1) continue;
    const count = bitCount(open[suit]!);
    if (count > most) {
      longest = suit;
      most = count;
    }
  }
  return low(longest, open[longest]!);
}

/** The Ombre follows: with the cheapest winner if he plays last, otherwise with a high one. */
function ombreFollows(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    isLast = t[LAID] === t[SEATS]! - 1,
    best = t[BEST]!;
  const win = lowest(winning);
  if (isLast && win >= 0) return win;
  if (!isLast && best >> 5 === trump && !(above(held(t, seat, trump), best & 31) & ~t[FREE]!)) {
    let plain = 0;
    for (let suit = 0; suit < SUIT_SLOTS; suit++) if (suit !== trump) plain += bitCount(held(t, seat, suit));
    if (plain > 2)
      for (let suit = 0; suit < SUIT_SLOTS; suit++) {
        if (suit === trump || !open[suit]) continue;
        const small = open[suit]! & ~above(-1, topRank(t[WHOLE + suit]!) - 4);
        if (small) return low(suit, small);
      }
  }
  if (win < 0) return discardFrom(t, seat);
  if (win >> 5 === trump) {
    if (isLast) return win;
    const middle = winning[trump]! & ~acesOf(t);
    return high(trump, middle || winning[trump]!);
  }
  return highest(winning, trump);
}

/** A defender follows: never beats another defender; beats the Ombre, with a high card if somebody plays after him. */
function defenceFollows(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    ombre = t[OMBRE]!,
    seats = t[SEATS]!;
  const ombreWins = t[BEST_BY] === ombre;
  const ombreAfter = (ombre - t[LEADER]! + seats) % seats >= t[LAID]!;
  if (ombreWins) {
    const isLast = t[LAID] === seats - 1;
    const win = isLast || !winning[trump] ? lowest(winning) : highest(winning);
    return win < 0 ? discardFrom(t, seat) : win;
  }
  if (ombreAfter) {
    if (winning[trump]) return high(trump, winning[trump]!);
    const led = t[LED]! >> 5;
    const sure = mastersOf(t, seat, led, winning[led]!);
    return sure ? high(led, sure) : discardFrom(t, seat);
  }
  // Another defender is winning the trick: do not take it from him if there is another card.
  let others = false;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) others ||= Boolean(open[suit]! & ~winning[suit]!);
  if (others) for (let suit = 0; suit < SUIT_SLOTS; suit++) open[suit]! &= ~winning[suit]!;
  return discardFrom(t, seat);
}

/** A card to give away: the lowest of the shortest plain suit, Kings only if there is nothing else. */
function discardFrom(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!;
  for (const spares of [true, false]) {
    let shortest = -1,
      fewest = 99;
    for (let suit = 0; suit < SUIT_SLOTS; suit++) {
      const cards = suit === trump ? 0 : spares ? open[suit]! & ~kingOf(t, suit) : open[suit]!;
      const count = bitCount(held(t, seat, suit));
      if (cards && count < fewest) {
        shortest = suit;
        fewest = count;
      }
    }
    if (shortest >= 0)
      return low(shortest, spares ? open[shortest]! & ~kingOf(t, shortest) : open[shortest]!);
  }
  return lowest(open);
}
