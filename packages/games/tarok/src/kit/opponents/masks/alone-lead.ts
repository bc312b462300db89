import {
  bitCount,
  HANDS,
  lowRank,
  seatDue,
  SEATS,
  SUIT_SLOTS,
  topRank,
  TRICKS,
  VOIDS,
} from '@quinola/opponents';
import {
  bar,
  FEW_FROM,
  guess,
  guessed,
  hidden,
  isVoid,
  keep,
  keepOf,
  recordHidden,
  MANY_TO,
  open,
  PAGAT_BIT,
  suitsOpen,
  sure,
  whip,
  XXI_BIT,
} from './alone-facts.js';
import {FIGURES, KING, SKY_BIT, VALUE, XXI_NUMBER} from './cards.js';
import {ANNOUNCED, FIRST_BY, FIRST_TAROK, PAGAT_PIECE} from './table.js';

/* How the book leads when each plays for himself, cf. `tarok/maxims`: the same conditions in the same order. */

/** From this trick on, a king that is out is kept for the last one. */
const KEPT_FROM = 15;

/** With this many taroks or more, not counting Sky, the Pagat can be saved. */
const ENOUGH_TAROKS = 7;

/** The card the book leads when each plays for himself. */
export function leadAlone(t: Int32Array): number {
  const seat = seatDue(t),
    base = HANDS + seat * SUIT_SLOTS,
    seats = t[SEATS]!,
    number = t[TRICKS]! + 1;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) open[suit] = t[base + suit]!;
  // Sky is saved for a costly card as long as there is time.
  if (number < 21 && (open[0] !== SKY_BIT || suitsOpen() !== 1)) open[0]! &= ~SKY_BIT;
  recordHidden(t, seat);
  guess(t, seat);
  const mine = t[base]!,
    taroks = bitCount(mine),
    numbered = bitCount(mine & ~SKY_BIT),
    pagat = (mine & PAGAT_BIT) > 0,
    done = t[PAGAT_PIECE + 2]! > 0,
    hunts = !pagat && !done;
  let fewest = 99,
    most = 0,
    said = 0;
  for (let index = 0; index < seats; index++) {
    if (index === seat) continue;
    fewest = Math.min(fewest, guessed[index]!);
    most = Math.max(most, guessed[index]!);
    said = Math.max(said, t[ANNOUNCED + index]!);
  }
  const unreachable = hunts && (!numbered || 2 * numbered < Math.min(fewest + 2, most));
  const saves = pagat && numbered >= ENOUGH_TAROKS && taroks <= 9;
  const onlyTaroks = 1,
    whipped = whip(t, seat);

  // 15.: the Pagat is hunted, or saved.
  if (hunts) {
    if (said >= 10 && taroks >= 6) bar(onlyTaroks);
    if (seats === 3) huntWithThree(t, seat, said, taroks, unreachable);
    if (seats === 3 && unreachable && whipped) keep(1 << whipped);
  }
  if (saves) {
    const worn = rivalVoids(t, seat);
    if (worn) keep(worn);
    if (whipped) keep(1 << whipped);
  }
  if (hunts) {
    if (said === 10 && taroks < 6) bar(onlyTaroks);
    if (said < 10 && !unreachable) huntTaroks(mine, taroks);
  }
  if (seats === 2 && (!(hunts && said < 10) || unreachable) && !(pagat && numbered >= ENOUGH_TAROKS))
    keep(noFigures(t, base));
  headless(t, base);
  bringHome(t, seat);
  kings(t, seat, hunts || pagat, taroks, number);
  if (done) keepSure(t, seat);
  if (seats === 2) bar(~noFigures(t, base) & ~1);
  if (whipped && open[whipped]) keep(1 << whipped);
  else keepOf(0, ~(SKY_BIT | PAGAT_BIT));
  return lowest();
}

/** Rule 15b: with three the first tarok lead tells whether there are many; the others continue or stop. */
function huntWithThree(
  t: Int32Array,
  seat: number,
  said: number,
  taroks: number,
  unreachable: boolean,
): void {
  const by = t[FIRST_BY]!;
  if (by < 0) {
    if (said >= 10) return;
    if (taroks >= 4 && taroks <= 7) keepOf(0, 1 << topRank(open[0]!));
    else if ((taroks === 8 || taroks === 9) && open[0]! & ~SKY_BIT)
      keepOf(0, 1 << lowRank(open[0]! & ~SKY_BIT));
    return;
  }
  const first = by === seat ? 0 : t[FIRST_TAROK]!;
  const few = first >= FEW_FROM,
    many = first > 0 && first <= MANY_TO;
  if (!unreachable && (many || (few && taroks >= 8))) keep(1);
  if (few && taroks <= 7) bar(1);
}

/** The Pagat is hunted with many taroks, or with those that nothing beats if they draw all the others. */
function huntTaroks(mine: number, taroks: number): void {
  const others = hidden[0]! & ~SKY_BIT,
    masters = mine & -(2 << topRank(others | 1));
  if (2 * bitCount(masters) >= bitCount(others)) keepOf(0, masters);
  else if (taroks >= 6) keep(1);
}

/** The suits in which the player with most taroks has shown a void. */
function rivalVoids(t: Int32Array, seat: number): number {
  let rival = -1;
  for (let other = 0; other < t[SEATS]!; other++)
    if (other !== seat && (rival < 0 || guessed[other]! > guessed[rival]!)) rival = other;
  return guessed[rival]! > 0 ? t[VOIDS + rival]! & ~1 : 0;
}

/** Rule 11: of three figures without their king the lowest is led. */
function headless(t: Int32Array, base: number): void {
  let found = 0,
    least = 99;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) {
    const figures = t[base + suit]! & FIGURES;
    if ((figures >> KING) & 1 || bitCount(figures) !== 3 || !(open[suit]! & FIGURES)) continue;
    const low = lowRank(open[suit]! & FIGURES);
    if (VALUE[(suit << 5) | low]! < least) {
      least = VALUE[(suit << 5) | low]!;
      found = (suit << 5) | low;
    }
  }
  if (found) keepOf(found >> 5, 1 << (found & 31));
}

/** Rule 1: a player who has counted plays out counting cards that win, the dearest first. */
function bringHome(t: Int32Array, seat: number): void {
  let found = -1;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) {
    const home = sure(t, seat, suit) & FIGURES;
    if (home && (found < 0 || topRank(home) > (found & 31))) found = (suit << 5) | topRank(home);
  }
  if (open[0]! & XXI_BIT && (found < 0 || (found & 31) < KING)) found = XXI_NUMBER;
  if (found >= 0) keepOf(found >> 5, 1 << (found & 31));
}

/** 16.: kings are drawn out or forced to fall. */
function kings(t: Int32Array, seat: number, pagat: boolean, taroks: number, number: number): void {
  const seats = t[SEATS]!;
  let out = 0,
    unsafe = 0,
    kept = 0;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) {
    if (!((hidden[suit]! >> KING) & 1)) continue;
    out |= 1 << suit;
    let holders = 0,
      canRuff = false;
    for (let index = 0; index < seats; index++) {
      if (index === seat) continue;
      if (!isVoid(t, index, suit)) holders++;
      else if (guessed[index]! > 0) canRuff = true;
    }
    if (holders === 1 && canRuff) unsafe |= 1 << suit;
    if (!kept && holders && number >= KEPT_FROM) kept = suit;
  }
  if (seats === 3) bar(unsafe);
  if (kept) {
    let holderHasTaroks = false;
    for (let other = 0; other < seats; other++)
      if (other !== seat && !isVoid(t, other, kept) && guessed[other]! > 0) holderHasTaroks = true;
    if (!holderHasTaroks) keep(1 << kept);
    else if (!pagat && taroks > bitCount(hidden[0]! & ~SKY_BIT)) keep(1);
  }
  if (!out) return;
  const own = HANDS + seat * SUIT_SLOTS;
  let others = 0,
    held = 0;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) if ((t[own + suit]! >> KING) & 1) held |= 1 << suit;
  if (held && number < 20) {
    for (let suit = 0; suit < SUIT_SLOTS; suit++) others |= suit ? open[suit]! & ~(1 << KING) : open[0]!;
    if (others) for (let suit = 1; suit < SUIT_SLOTS; suit++) open[suit]! &= ~(1 << KING);
  }
  if (pagat) return;
  let small = 0;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) if ((out >> suit) & 1) small |= open[suit]! & ~FIGURES;
  if (!small) return;
  keep(out);
  for (let suit = 1; suit < SUIT_SLOTS; suit++) open[suit]! &= ~FIGURES;
}

/** 17.: when the Pagat and the kings are gone, sure winners are led. */
function keepSure(t: Int32Array, seat: number): void {
  let any = 0;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) if ((hidden[suit]! >> KING) & 1) return;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) any |= sure(t, seat, suit);
  if (!any) return;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) open[suit]! &= sure(t, seat, suit);
}

/** En deux: the suits in which I have no figures. */
function noFigures(t: Int32Array, base: number): number {
  let suits = 0;
  for (let suit = 1; suit < SUIT_SLOTS; suit++) if (!(t[base + suit]! & FIGURES)) suits |= 1 << suit;
  return suits;
}

/** The lowest selectable card that is neither a figure nor the Pagat; otherwise the lowest. */
function lowest(): number {
  let found = -1;
  for (let pass = 0; pass < 2 && found < 0; pass++) {
    for (let suit = 0; suit < SUIT_SLOTS; suit++) {
      const cards = open[suit]! & (pass ? -1 : suit ? ~FIGURES : ~PAGAT_BIT);
      if (cards && (found < 0 || lowRank(cards) < (found & 31))) found = (suit << 5) | lowRank(cards);
    }
  }
  return found;
}
