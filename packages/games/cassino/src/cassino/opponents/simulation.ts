import {FRENCH_52, rankOf, suitOf, type Card} from '@quinola/cards';
import {GREAT, LITTLE, partyOf, type CassinoView} from '../rules/index.js';

// A deal as integers, for play-outs. Cards are numbered by their place in the pack, their rank 1 (ace) to 13 (king).

const RANKS = 'A23456789TJQK';
const CARDS = FRENCH_52.cards;
/** The highest rank that is part of sums. */
const TEN = 10;

/** By card: its rank, and whether it is a spade. */
const RANK = Int8Array.from(CARDS, (card) => RANKS.indexOf(rankOf(card)) + 1);
const SPADE = Int8Array.from(CARDS, (card) => Number(suitOf(card) === 'S'));
/** By card: the points it counts itself. */
const POINTS_OF = Int8Array.from(CARDS, (card) =>
  card === GREAT ? 2 : card === LITTLE || rankOf(card) === 'A' ? 1 : 0,
);
/** By card: what it is worth to have, with its part of the majorities. */
const WEIGHT = Float64Array.from(CARDS, (_, card) => 3 / 26 + SPADE[card]! / 7 + POINTS_OF[card]!);

export const numberOf = (card: Card): number => CARDS.indexOf(card);
export const weightOf = (card: Card): number => WEIGHT[numberOf(card)]!;

// Places in the numbers of a deal. Lists by party or seat have four places.
const PLAYERS = 0,
  DUE = 1,
  DEALER = 2,
  LAST = 3,
  LYING = 4,
  STOCK = 5,
  OVER = 6,
  PAIR = 7,
  MUST = 8,
  FINAL = 9,
  HELD = 10,
  TAKEN = 14,
  SPADES = 18,
  POINTS = 22,
  CLEARS = 26,
  HANDS = 30,
  TABLE = HANDS + 16,
  PACK = TABLE + 52,
  SIZE = PACK + 52;

/** The deal of a view; hands of the others and the pack are put in by {@linkcode putCards}. */
export function dealOf({
  options,
  dealer,
  toPlay,
  counts,
  middle,
  tricks,
  clears,
  stock,
  seat,
  hand,
}: CassinoView) {
  const t = new Int16Array(SIZE);
  t.set([options.players, toPlay, dealer, tricks.at(-1)?.winner ?? dealer, middle.length, stock]);
  t[PAIR] = Number(options.courtCapture === 'pair');
  t[MUST] = Number(options.mustCapture);
  t[FINAL] = Number(options.finalClearScores);
  counts.forEach((held, index) => (t[HELD + index] = held));
  clears.forEach((times, index) => (t[CLEARS + partyOf(options, index)]! += times));
  for (const {winner, cards} of tricks)
    for (const {card} of cards) gather(t, partyOf(options, winner), numberOf(card));
  middle.forEach(({card}, at) => (t[TABLE + at] = numberOf(card)));
  hand.forEach((card, at) => (t[HANDS + 4 * seat + at] = numberOf(card)));
  return t;
}

/** Puts unseen cards in an order into the other hands and the pack. */
export function putCards(t: Int16Array, seat: number, unseen: ArrayLike<number>): void {
  let from = 0;
  for (let other = 0; other < t[PLAYERS]!; other++)
    if (other !== seat)
      for (let at = 0; at < t[HELD + other]!; at++) t[HANDS + 4 * other + at] = unseen[from++]!;
  for (let at = 0; at < t[STOCK]!; at++) t[PACK + at] = unseen[from++]!;
}

const sideOf = (t: Int16Array, seat: number): number => (t[PLAYERS] === 4 ? seat & 1 : seat);

function gather(t: Int16Array, side: number, card: number): void {
  t[TAKEN + side]!++;
  t[SPADES + side]! += SPADE[card]!;
  t[POINTS + side]! += POINTS_OF[card]!;
}

export const isOver = (t: Int16Array): boolean => t[OVER] === 1;
/** Cards in all hands, while none are left to deal; else more than any hands hold. */
export function cardsLeft(t: Int16Array): number {
  return t[STOCK] ? 52 : t[HELD]! + t[HELD + 1]! + t[HELD + 2]! + t[HELD + 3]!;
}

/** Whether the card that is due is the last of the pack. */
const isLast = (t: Int16Array): boolean => cardsLeft(t) === 1;

// What may be taken: sets of table cards, as bits of their places.

const sets = new Int32Array(512);
let found = 0;

/** Finds the sets that a card may take, by its rank. */
function findSets(t: Int16Array, rank: number): void {
  found = 0;
  const lying = t[LYING]!;
  if (rank === 1 || rank > TEN) {
    for (let at = 0; at < lying; at++) if (RANK[t[TABLE + at]!] === rank) sets[found++] = 1 << at;
  } else addUp(t, 0, 0, rank);
}

function addUp(t: Int16Array, from: number, mask: number, left: number): void {
  for (let at = from; at < t[LYING]!; at++) {
    const rank = RANK[t[TABLE + at]!]!;
    if (rank > TEN || rank > left) continue;
    if (rank < left) addUp(t, at + 1, mask | (1 << at), left - rank);
    else if (found < sets.length) sets[found++] = mask | (1 << at);
  }
}

/** What the cards of a mask are worth to have. */
function weightIn(t: Int16Array, mask: number): number {
  let sum = 0;
  for (let rest = mask; rest; rest &= rest - 1) sum += WEIGHT[t[TABLE + 31 - Math.clz32(rest & -rest)]!]!;
  return sum;
}

let bestMask = 0,
  bestWeight = 0;

function pack(t: Int16Array, from: number, mask: number, weight: number): void {
  if (weight > bestWeight) {
    bestWeight = weight;
    bestMask = mask;
  }
  for (let at = from; at < found; at++)
    if (!(sets[at]! & mask)) pack(t, at + 1, mask | sets[at]!, weight + weightIn(t, sets[at]!));
}

/** The most valuable of what a card of this rank may take, as bits of places; its worth is in `bestWeight`. */
function bestFor(t: Int16Array, rank: number): number {
  findSets(t, rank);
  bestMask = 0;
  bestWeight = 0;
  if (found > 24) found = 24;
  if (rank > TEN && t[PAIR]) {
    for (let at = 0; at < found; at++) {
      const weight = weightIn(t, sets[at]!);
      if (weight > bestWeight) [bestWeight, bestMask] = [weight, sets[at]!];
    }
  } else pack(t, 0, 0, 0);
  return bestMask;
}

/** Everything a card of this rank may take, for exact play; nothing first where it may be laid down. */
function allFor(t: Int16Array, card: number): number[] {
  const rank = RANK[card]!;
  if (isLast(t) && rank > TEN) return [(1 << t[LYING]!) - 1];
  findSets(t, rank);
  const all = new Set([0]);
  const most = rank > TEN && t[PAIR] ? 1 : found;
  for (let at = 0; at < found; at++)
    for (const mask of most === 1 ? [0] : all) if (!(mask & sets[at]!)) all.add(mask | sets[at]!);
  if (t[MUST] && all.size > 1) all.delete(0);
  return [...all];
}

/** Plays a card of the seat that is due; it takes the cards at these places, or is laid down. */
export function play(t: Int16Array, card: number, mask: number): void {
  const seat = t[DUE]!,
    side = sideOf(t, seat),
    hand = HANDS + 4 * seat,
    last = isLast(t);
  let at = 0;
  while (t[hand + at] !== card) at++;
  t[hand + at] = t[hand + t[HELD + seat]! - 1]!;
  t[HELD + seat]!--;
  if (mask) {
    const lying = t[LYING]!;
    let kept = 0,
      alike = true;
    for (let place = 0; place < lying; place++) {
      const other = t[TABLE + place]!;
      if (mask & (1 << place)) {
        gather(t, side, other);
        if (RANK[other] !== RANK[card]) alike = false;
      } else t[TABLE + kept++] = other;
    }
    gather(t, side, card);
    t[LYING] = kept;
    t[LAST] = seat;
    const isMatch = RANK[card]! <= TEN || (alike && !(t[PAIR] && lying > 1));
    if (!kept && (!last || (t[FINAL] && isMatch))) t[CLEARS + side]!++;
  } else {
    t[TABLE + t[LYING]!] = card;
    t[LYING]!++;
    if (last && RANK[card]! > TEN) t[LAST] = seat;
  }
  const players = t[PLAYERS]!;
  t[DUE] = (seat + 1) % players;
  if (t[HELD + t[DUE]!]) return;
  if (t[STOCK]) give(t);
  else sweep(t);
}

/** The next packet. The pack lies with its next card last. */
function give(t: Int16Array): void {
  for (let seat = 0; seat < t[PLAYERS]!; seat++) {
    for (let at = 0; at < 4; at++) t[HANDS + 4 * seat + at] = t[PACK + --t[STOCK]!]!;
    t[HELD + seat] = 4;
  }
}

function sweep(t: Int16Array): void {
  const side = sideOf(t, t[LAST]!);
  for (let at = 0; at < t[LYING]!; at++) gather(t, side, t[TABLE + at]!);
  t[LYING] = 0;
  t[OVER] = 1;
}

/** Whether one card may take all cards on the table but those of a mask, and this one beside them; a guess that costs little. */
function isClearable(t: Int16Array, mask: number, laid: number): boolean {
  let sum = 0,
    number = 0,
    one = 0;
  for (let at = 0; at <= t[LYING]!; at++) {
    if (at < t[LYING]! ? mask & (1 << at) : laid < 0) continue;
    const rank = RANK[at < t[LYING]! ? t[TABLE + at]! : laid]!;
    if (rank > TEN && number && one !== rank) return false;
    if (number && one > TEN && rank !== one) return false;
    number++;
    one = rank;
    sum += rank > TEN ? 0 : rank;
  }
  return number > 0 && sum <= TEN;
}

/** What it costs that the next player may clear the table, that a card lies open to him, and that a court is wasted. */
const CLEARED = 0.3,
  OPEN = 0.5,
  SWEEPING = 0.6;

/** Plays what looks best at once: the most valuable take, else what gives the others least. */
export function playPolicy(t: Int16Array): void {
  const seat = t[DUE]!,
    hand = HANDS + 4 * seat,
    held = t[HELD + seat]!,
    lying = t[LYING]!,
    last = isLast(t);
  const whole = (1 << lying) - 1;
  const keeps = seat === t[DEALER] && !t[STOCK] && held > 1;
  let card = -1,
    take = 0,
    most = -Infinity;
  for (let at = 0; at < held; at++) {
    const one = t[hand + at]!,
      rank = RANK[one]!;
    const mask = last && rank > TEN ? whole : lying ? bestFor(t, rank) : 0;
    const worth = mask
      ? bestWeight + WEIGHT[one]! + (mask === whole ? 1 : 0)
      : -OPEN * WEIGHT[one]! + rank / 99;
    const value =
      worth - (isClearable(t, mask, mask ? -1 : one) ? CLEARED : 0) - (keeps && rank > TEN ? SWEEPING : 0);
    if (value > most) [most, card, take] = [value, one, mask];
  }
  play(t, card, take);
}

/** What the deal is worth to a side when it is over: its points, less those of the other or the mean of both others. */
export function worthOf(t: Int16Array, side: number): number {
  const sides = t[PLAYERS] === 3 ? 3 : 2;
  let own = 0,
    others = 0;
  for (let index = 0; index < sides; index++) {
    let points = t[POINTS + index]! + t[CLEARS + index]!;
    if (isMost(t, TAKEN, index, sides)) points += 3;
    if (isMost(t, SPADES, index, sides)) points += 1;
    if (index === side) own = points;
    else others += points;
  }
  return own - others / (sides - 1);
}

function isMost(t: Int16Array, place: number, side: number, sides: number): boolean {
  for (let other = 0; other < sides; other++)
    if (other !== side && t[place + other]! >= t[place + side]!) return false;
  return true;
}

const line = Array.from({length: 20}, () => new Int16Array(SIZE));

/**
 * What a deal comes to for a side by best play with open hands: of both sides, or, of three, of him against the others.
 * @param depth how many tables above this one are in use
 */
export function exactly(t: Int16Array, side: number, depth = 0, low = -Infinity, high = Infinity): number {
  if (t[OVER]) return worthOf(t, side);
  const seat = t[DUE]!,
    mine = sideOf(t, seat) === side,
    next = line[depth]!;
  let best = mine ? -Infinity : Infinity;
  for (let at = t[HELD + seat]! - 1; at >= 0; at--) {
    const card = t[HANDS + 4 * seat + at]!;
    // The largest first: they cut off most.
    for (const mask of allFor(t, card).reverse()) {
      next.set(t);
      play(next, card, mask);
      const worth = exactly(next, side, depth + 1, low, high);
      if (mine ? worth > best : worth < best) best = worth;
      if (mine) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) return best;
    }
  }
  return best;
}

/** The places on the table at which these cards lie, as bits. */
export const placesOf = ({middle}: CassinoView, take: readonly Card[]): number =>
  middle.reduce((mask, {card}, at) => (take.includes(card) ? mask | (1 << at) : mask), 0);

/** What the best take by a card of this rank is worth, on a table of cards. */
export function bestOn(table: readonly Card[], rank: number, pair: boolean): number {
  const [t] = line as [Int16Array];
  t[LYING] = table.length;
  t[PAIR] = Number(pair);
  table.forEach((card, at) => (t[TABLE + at] = numberOf(card)));
  return bestFor(t, rank) === (1 << table.length) - 1 ? bestWeight + 1 : bestWeight;
}
