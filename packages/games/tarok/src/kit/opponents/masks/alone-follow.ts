import {
  BEST,
  BEST_BY,
  bitCount,
  HANDS,
  LAID,
  LED,
  lowRank,
  ON_TABLE,
  seatDue,
  SEATS,
  SUIT_SLOTS,
  topRank,
  TRICKS,
} from '@quinola/opponents';
import {
  guess,
  guessed,
  hidden,
  isVoid,
  recordHidden,
  open,
  PAGAT_BIT,
  suitsOpen,
  XXI_BIT,
} from './alone-facts.js';
import {FIGURES, KING, KNIGHT, PAGAT_NUMBER, QUEEN, SKY_BIT, SKY_NUMBER, VALUE, XXI_NUMBER} from './cards.js';
import {DEALER, FIRST_TAROK, lawfulInto, PAGAT_PIECE, SKY_SAFE} from './table.js';

/* How the book follows when each plays for himself, cf. `tarok/maxims`: the same conditions in the same order. */

/** With this many taroks or fewer, not counting Sky, the Pagat cannot be saved. */
const TOO_FEW_TAROKS = 5;

/** The taroks or cards of the required suit that would win the trick as it stands. */
const winning = new Int32Array(SUIT_SLOTS);

/** The card the book plays to a trick when each plays for himself. */
export function followAlone(t: Int32Array): number {
  const seat = seatDue(t),
    base = HANDS + seat * SUIT_SLOTS,
    best = t[BEST]!,
    led = t[LED]! < 0 ? -1 : t[LED]! >> 5,
    last = t[LAID] === t[SEATS]! - 1,
    number = t[TRICKS]! + 1;
  lawfulInto(t, seat, open);
  recordHidden(t, seat);
  const mine = t[base]!,
    pagat = mine & PAGAT_BIT,
    sky = mine & SKY_BIT,
    numbered = bitCount(mine & ~SKY_BIT);
  let wins = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    winning[suit] =
      best === SKY_NUMBER || (suit === 0 && best >> 5)
        ? open[suit]! & (suit ? -1 : ~SKY_BIT)
        : suit === best >> 5
          ? open[suit]! & -(2 << (best & 31))
          : 0;
    wins |= winning[suit]!;
  }
  if (last && winning[0]! & PAGAT_BIT) return PAGAT_NUMBER;
  if (sky && number <= t[SKY_SAFE]!) {
    const asked = led > 0 ? t[base + led]! : 0;
    const beaten = asked && !(asked & ~FIGURES) && (best >> 5 !== led || topRank(asked) < (best & 31));
    if (beaten || (!wins && onlyCostly())) return SKY_NUMBER;
  }
  if (led === 0 && pagat && numbered <= TOO_FEW_TAROKS) {
    const safe = open[0]! & ~(PAGAT_BIT | SKY_BIT);
    if (kingsOf(t, base) > 1 && seat !== t[DEALER]) {
      if (safe) return lowRank(safe);
    } else if (t[ON_TABLE] === t[FIRST_TAROK]) return PAGAT_NUMBER;
  }
  if (last && wins) {
    if (!pagat && !t[PAGAT_PIECE + 2] && t[BEST_BY] === danger(t, seat)) return lowestWinner();
    const dear = dearestWinner(t, seat, true);
    if (dear >= 0) return dear;
    if (led !== 0 || VALUE[t[ON_TABLE]!]! + (t[LAID]! > 1 ? VALUE[t[ON_TABLE + 1]!]! : 0))
      return lowestWinner();
    if (t[PAGAT_PIECE + 2] && !kingsHidden()) open.set(winning);
  } else if (wins) {
    const dear = dearestWinner(t, seat, false);
    if (dear >= 0) return dear;
    if (led) {
      for (let suit = 1; suit < SUIT_SLOTS; suit++)
        if ((winning[suit]! >> KING) & 1) return (suit << 5) | KING;
      if (winning[0]! & ~PAGAT_BIT) return lowRank(winning[0]! & ~PAGAT_BIT);
    }
  }
  if (number < 21 && suitsOpen() & ~(open[0] === SKY_BIT ? 1 : 0)) open[0]! &= ~SKY_BIT;
  return cheapest();
}

/** Whether only Sky and cards worth three or more can be chosen. */
function onlyCostly(): boolean {
  const cheap = ~((1 << KING) | (1 << QUEEN) | (1 << KNIGHT));
  for (let suit = 1; suit < SUIT_SLOTS; suit++) if (open[suit]! & cheap) return false;
  return !(open[0]! & ~(SKY_BIT | PAGAT_BIT | XXI_BIT));
}

function kingsOf(t: Int32Array, base: number): number {
  let kings = 0;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) kings += (t[base + suit]! >> KING) & 1;
  return kings;
}

function kingsHidden(): number {
  let kings = 0;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) kings |= (hidden[suit]! >> KING) & 1;
  return kings;
}

/** The opponent with the most taroks while the Pagat is out; -1 = nobody. */
function danger(t: Int32Array, seat: number): number {
  guess(t, seat);
  let found = -1,
    most = -1;
  for (let index = 0; index < t[SEATS]!; index++) {
    if (index === seat) continue;
    if (guessed[index]! > most) {
      most = guessed[index]!;
      found = index;
    } else if (guessed[index] === most) found = -1;
  }
  return found;
}

/** The lowest winning card, the Pagat only as a last resort. */
function lowestWinner(): number {
  for (let suit = 1; suit < SUIT_SLOTS; suit++)
    if (winning[suit]) return (suit << 5) | lowRank(winning[suit]!);
  return lowRank(winning[0]! & ~PAGAT_BIT || winning[0]!);
}

/** The dearest winning card that nobody behind is expected to beat; -1 = none that counts. */
function dearestWinner(t: Int32Array, seat: number, last: boolean): number {
  let found = -1;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) {
    const figures = winning[suit]! & FIGURES;
    if (!figures) continue;
    const top = topRank(figures);
    if (last || (top > topRank(hidden[suit]! | 1) && !ruffBehind(t, seat, suit))) found = (suit << 5) | top;
  }
  return found < 0 && winning[0]! & XXI_BIT ? XXI_NUMBER : found;
}

/** Whether a player still to play may take a card of a suit with a tarok. */
function ruffBehind(t: Int32Array, seat: number, suit: number): boolean {
  const seats = t[SEATS]!,
    few = bitCount(hidden[suit]!) < 5;
  if (!(hidden[0]! & ~SKY_BIT)) return false;
  for (let i = 1; i < seats - t[LAID]!; i++) {
    const other = (seat + i) % seats;
    if (!isVoid(t, other, 0) && (few || isVoid(t, other, suit))) return true;
  }
  return false;
}

/** The selectable card of least value; plain suits before taroks, the lowest. */
function cheapest(): number {
  let found = -1,
    least = 999;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    for (let rest = open[suit]!; rest; rest &= rest - 1) {
      const card = (suit << 5) | lowRank(rest);
      const worth = VALUE[card]! * 64 + (suit ? 0 : 32) + (card & 31);
      if (worth < least) {
        least = worth;
        found = card;
      }
      // Within a suit value grows with height, except for Sky and the Pagat.
      if (suit) break;
    }
  }
  return found;
}
