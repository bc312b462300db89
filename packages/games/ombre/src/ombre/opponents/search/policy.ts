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

/** The highest trump below the matadors among some trumps; 0 = there is none. */
function commonTop(t: Int32Array, trumps: number): number {
  const common = trumps & ~t[FREE]!;
  return common ? 1 << topRank(common) : 0;
}

/** The Ombre leads: a trump while he commands them, otherwise plain cards that are sure to win. */
function leadOfOmbre(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    trumps = open[trump]!,
    free = t[FREE]!,
    unseenTrumps = unseen(t, seat, trump),
    out = bitCount(unseenTrumps),
    count = bitCount(trumps);
  if (allSure(t, seat)) return out && trumps ? high(trump, trumps) : highest(open);
  const isRed = Boolean(t[WHOLE + trump]! & (1 << 12)),
    basta = free & -free,
    two = free & ~basta;
  const hasLedTrumps = (t[OMBRE_LED]! >> trump) & 1;
  if (isRed && !hasLedTrumps && (trumps & two) === two && unseenTrumps & basta && count >= 6)
    return low(trump, trumps);
  let plain = 0,
    sure = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    masters[suit] = mastersOf(t, seat, suit, open[suit]!);
    if (suit === trump) continue;
    plain += bitCount(open[suit]!);
    sure += bitCount(masters[suit]!);
  }
  if (!hasLedTrumps && out > 3 && count >= 4 && trumps & two && sure < 2 && plain - sure > 2) {
    const common = commonTop(t, trumps);
    if (common) return high(trump, common);
  }
  if (hasLedTrumps && out && !masters[trump] && count + t[WON + seat]! >= 5 && count <= out && sure)
    return highest(masters, trump);
  if (out && count > 1) {
    if (masters[trump]) return high(trump, trumps);
    const common = commonTop(t, trumps);
    if (2 * count > out && common > commonTop(t, unseenTrumps)) return high(trump, common);
  }
  if (sure) return highest(masters, trump);
  return masters[trump] ? high(trump, masters[trump]!) : cheapest(t);
}

/** From so many trumps on a defender has a counter-hand. */
const COUNTER_HAND = 3;
/** Cards that make a suit a long one. */
const LONG = 3;

/** The lowest of the cards that may be played, plain suits before trumps. */
function cheapest(t: Int32Array): number {
  const plain = lowest(open, t[TRUMP]!);
  return plain < 0 ? lowest(open) : plain;
}

/**
 * A defender leads: no trump, and without a counter-hand no King, if the Ombre plays last; the suit that the defence led before, two
 * high cards in a row, or his longest suit that the Ombre has not led.
 */
function leadOfDefence(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    trumps = bitCount(held(t, seat, trump)),
    seats = t[SEATS]!,
    ledByOmbre = t[OMBRE_LED]!;
  const ombreLast = (seat + seats - 1) % seats === t[OMBRE];
  let kings = 0,
    plain = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (suit === trump) continue;
    plain += bitCount(open[suit]!);
    if (open[suit]! & kingOf(t, suit)) kings++;
  }
  if (!plain) {
    const sure = mastersOf(t, seat, trump, open[trump]!);
    return sure ? high(trump, sure) : lowest(open);
  }
  if (ombreLast && trumps < COUNTER_HAND && plain > kings)
    for (let suit = 0; suit < SUIT_SLOTS; suit++) if (suit !== trump) open[suit]! &= ~kingOf(t, suit);
  // In the middle, and after a small game, trumps embarrass the Ombre most.
  if (open[trump] && ledByOmbre && !((ledByOmbre >> trump) & 1) && !seat && t[OMBRE] === 1 && seats > 2)
    return low(trump, open[trump]!);
  open[trump] = 0;
  const last = t[DEFENCE_LED]!;
  if (last >= 0 && open[last]) {
    const sure = mastersOf(t, seat, last, open[last]!);
    return sure ? high(last, sure) : low(last, open[last]!);
  }
  // The King before the Queen, unless the Ombre plays last; or the Queen before the Knave.
  for (let shift = ombreLast ? 1 : 0; shift < 2; shift++)
    for (let suit = 0; suit < SUIT_SLOTS; suit++) {
      const first = kingOf(t, suit) >> shift;
      if (suit !== trump && open[suit]! & first && held(t, seat, suit) & (first >> 1))
        return high(suit, open[suit]! & first);
    }
  let others = false;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) others ||= Boolean(open[suit]) && !((ledByOmbre >> suit) & 1);
  let longest = -1,
    most = LONG - 1;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (others && (ledByOmbre >> suit) & 1) open[suit] = 0;
    if (trumps >= COUNTER_HAND && open[suit]! & kingOf(t, suit)) return high(suit, open[suit]!);
    const count = bitCount(open[suit]!);
    if (count > most) {
      longest = suit;
      most = count;
    }
  }
  return longest < 0 ? lowest(open) : low(longest, open[longest]!);
}

/** King, Queen and Knave of trumps. */
function courtTrumps(t: Int32Array): number {
  const free = t[FREE]!;
  // Below the matadors comes in red suits the ace.
  const king = (free & -free) >> (t[WHOLE + t[TRUMP]!]! & (1 << 12) ? 2 : 1);
  return king | (king >> 1) | (king >> 2);
}

/** Whether a suit was led before, as far as the table tells. */
const wasLed = (t: Int32Array, suit: number): boolean =>
  Boolean((t[OMBRE_LED]! >> suit) & 1) || t[DEFENCE_LED] === suit;

/** Whether a plain suit is led of which the seat has no card. */
const ruffs = (t: Int32Array, seat: number): boolean => {
  const led = t[LED]! >> 5;
  return led !== t[TRUMP] && !held(t, seat, led);
};

/** The Ombre follows: with the cheapest winner if he plays last, otherwise with a high one; he ruffs dear, but without matadors. */
function ombreFollows(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    isLast = t[LAID] === t[SEATS]! - 1;
  const win = lowest(winning);
  if (ruffs(t, seat)) {
    const common = winning[trump]! & ~t[FREE]!;
    // A matador is not spent on a trump of the defence, unless with it the game is won.
    if (win >= 0 && !common && t[BEST]! >> 5 === trump && t[WON + seat]! < 4) {
      let alone = -1;
      for (let suit = 0; suit < SUIT_SLOTS; suit++) {
        const cards = suit === trump ? 0 : open[suit]! & ~kingOf(t, suit);
        if (bitCount(held(t, seat, suit)) !== 1 || !cards) continue;
        if (alone < 0 || topRank(cards) < (alone & 31)) alone = low(suit, cards);
      }
      if (alone >= 0) return alone;
    }
    if (!isLast && common) {
      const courts = common & courtTrumps(t);
      return low(trump, courts || common);
    }
  }
  if (isLast && win >= 0) return win;
  if (win < 0) return discardFrom(t, seat);
  for (let suit = 0; suit < SUIT_SLOTS; suit++) masters[suit] = mastersOf(t, seat, suit, winning[suit]!);
  const sure = highest(masters);
  return sure < 0 ? highest(winning) : sure;
}

/** A middle one of several trumps that win, no matador; -1 = there is none. */
function middleTrump(t: Int32Array): number {
  const trump = t[TRUMP]!,
    trumps = winning[trump]!,
    count = bitCount(trumps);
  if (count < 3) return -1;
  let middle = trumps;
  for (let above = (count - 1) >> 1; above > 0; above--) middle &= ~(1 << topRank(middle));
  middle = 1 << topRank(middle);
  if (!(middle & t[FREE]!)) return high(trump, middle);
  const common = trumps & ~t[FREE]!;
  return bitCount(common) > 1 ? high(trump, common) : -1;
}

/** The most tricks that another defender has won. */
function friendTricks(t: Int32Array, seat: number): number {
  let most = 0;
  for (let other = 0; other < t[SEATS]!; other++)
    if (other !== seat && other !== t[OMBRE]) most = Math.max(most, t[WON + other]!);
  return most;
}

/** The highest card that does not win the trick, in a suit or in any but trumps; -1 = there is none. */
function highestLoser(t: Int32Array, isPlain: boolean): number {
  for (let suit = 0; suit < SUIT_SLOTS; suit++) masters[suit] = open[suit]! & ~winning[suit]!;
  return highest(masters, isPlain ? t[TRUMP]! : -1);
}

/**
 * A defender follows: he takes the trick from the Ombre as cheaply as he can, never from a friend, to whom he throws his high cards
 * once that one is to make the tricks.
 */
function defenceFollows(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    ombre = t[OMBRE]!,
    seats = t[SEATS]!,
    led = t[LED]! >> 5,
    best = t[BEST]!;
  const isLast = t[LAID] === seats - 1;
  const ombreWins = t[BEST_BY] === ombre;
  const ombreAfter = (ombre - t[LEADER]! + seats) % seats >= t[LAID]!;
  const friends = friendTricks(t, seat);
  const win = lowest(winning);
  if (win < 0 && t[WON + seat] === 1 && friends > 1) {
    const thrown = highestLoser(t, true);
    if (thrown >= 0) return thrown;
  }
  const toFriend = !ombreWins && (!ombreAfter || mastersOf(t, seat, best >> 5, 1 << (best & 31)) !== 0);
  if (toFriend && friends > t[WON + seat]! && held(t, seat, led)) {
    const thrown = highestLoser(t, false);
    if (thrown >= 0) return thrown;
  }
  if (ombreWins || ombreAfter) {
    if (winning[trump] && ruffs(t, seat)) {
      const common = winning[trump]! & ~t[FREE]!;
      if (!isLast && wasLed(t, led)) {
        const middle = middleTrump(t);
        if (middle >= 0) return middle;
      } else if (ombreAfter && !wasLed(t, led) && bitCount(common) > 1) return low(trump, common);
    }
    if (ombreWins) return win < 0 ? discardFrom(t, seat) : win;
    if (winning[trump]) return high(trump, winning[trump]!);
    const sure = mastersOf(t, seat, led, winning[led]!);
    return sure ? high(led, sure) : discardFrom(t, seat);
  }
  // Another defender is winning the trick: do not take it from him if there is another card.
  let others = false;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) others ||= Boolean(open[suit]! & ~winning[suit]!);
  if (others) for (let suit = 0; suit < SUIT_SLOTS; suit++) open[suit]! &= ~winning[suit]!;
  return discardFrom(t, seat);
}

/** A card to give away: a small one of the shortest plain suit, else a Knave or a Queen, else a King, else a trump. */
function discardFrom(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!;
  for (const courts of [3, 1, 0]) {
    let found = -1,
      fewest = 99;
    for (let suit = 0; suit < SUIT_SLOTS; suit++) {
      const top = topRank(kingOf(t, suit));
      const cards = suit === trump ? 0 : open[suit]! & ~above(-1, top - courts);
      if (!cards) continue;
      const count = bitCount(held(t, seat, suit)),
        rank = lowRank(cards);
      if (count > fewest || (count === fewest && rank >= (found & 31))) continue;
      found = (suit << 5) | rank;
      fewest = count;
    }
    if (found >= 0) return found;
  }
  return lowest(open);
}
