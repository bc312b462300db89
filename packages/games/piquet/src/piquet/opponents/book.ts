import {always, bars, bookOf, common, inOrder, type Maxim} from '@quinola/opponents';
import {rankOf} from '@quinola/cards';
import {heightOf} from '../rules/index.js';
import {cardsIn, countIn} from './bits.js';
import {aboveOf, winnersOf, type ExchangeFacts, type PlayFacts} from './facts.js';
import {keepInto} from './keeping.js';

// The advice of the treatise, as maxims. Its book has little of it; what stands beside is the general practice of piquet, and says so.

const m = bookOf<ExchangeFacts, number>('piket.engelman.');
const e = bookOf<ExchangeFacts, number>('piket.derived.', 'engine');
const keep = new Float64Array(32);

/** Those that keep as many cards of a set as possible. */
function keeping(ways: readonly number[], cards: number): readonly number[] {
  const least = Math.min(...ways.map((away) => countIn(away & cards)));
  return ways.filter((away) => countIn(away & cards) === least);
}

/** The way that lays away what is kept least gladly. */
function leastMissed({hand, isElder}: ExchangeFacts, ways: readonly number[]): readonly number[] {
  keepInto(hand, isElder, keep);
  const missed = (away: number): number => {
    let sum = 0;
    for (let left = away; left; left &= left - 1) sum += keep[31 - Math.clz32(left & -left)]!;
    return sum;
  };
  let best = ways[0]!,
    least = Infinity;
  for (const away of ways) {
    const sum = missed(away);
    if (sum < least) {
      least = sum;
      best = away;
    }
  }
  return [best];
}

/** How many cards of a hand are not so good that they had better be kept. */
function spareCards({hand, isElder}: ExchangeFacts): number {
  keepInto(hand, isElder, keep);
  let cards = 0;
  for (let left = hand; left; left &= left - 1) if (keep[31 - Math.clz32(left & -left)]! <= 0.5) cards++;
  return cards;
}

/** What is laid away. */
export const exchanging: readonly Maxim<ExchangeFacts, number>[] = inOrder([
  e(
    'elder.take5',
    1,
    (f) => f.isElder && spareCards(f) >= f.most,
    ({most}, ways) => ways.filter((away) => countIn(away) === most),
    common,
  ),
  e(
    'younger.take-all',
    1,
    (f) => !f.isElder && spareCards(f) >= f.most,
    ({most}, ways) => ways.filter((away) => countIn(away) === most),
    common,
  ),
  e(
    'strong.keep',
    1,
    (f) => spareCards(f) < f.most,
    (f, ways) => {
      const sizes = ways.map(countIn);
      const size = Math.max(Math.min(...sizes), spareCards(f));
      return ways.filter((_, at) => sizes[at] === size);
    },
    common,
  ),
  m(
    'discard.3',
    2,
    ({strong}) => strong !== 0,
    ({strong}, ways) => keeping(ways, strong),
  ),
  m(
    'discard.1',
    3,
    ({longest}) => countIn(longest) > 4 && countIn(longest) < 8,
    ({longest}, ways) => keeping(ways, longest),
  ),
  m(
    'discard.2',
    4,
    ({long}) => long !== 0,
    ({long}, ways) => keeping(ways, long),
  ),
  e('discard.value', 10, always, leastMissed),
]);

const heights = (cards: number): number =>
  cardsIn(cards).reduce((sum, card) => sum + heightOf(rankOf(card)), 0);

/** A beginner keeps what is high, and breaks his suits for it. */
export const EXCHANGE_HABITS: readonly Maxim<ExchangeFacts, number>[] = [
  e(
    'discard.high',
    1,
    always,
    ({most}, ways) => {
      const all = ways.filter((away) => countIn(away) === most);
      const least = Math.min(...all.map(heights));
      return all.filter((away) => heights(away) === least);
    },
    {chance: 2},
  ),
];

const p = bookOf<PlayFacts, number>('piket.engelman.');
const g = bookOf<PlayFacts, number>('piket.derived.', 'engine');

const leads = ({led}: PlayFacts): boolean => led < 0;
const isVoid = (f: PlayFacts, open: readonly number[]): boolean =>
  !leads(f) && open.every((card) => card >> 3 !== f.led >> 3);
const highest = (cards: readonly number[]): readonly number[] =>
  cards.length ? [cards.reduce((a, b) => ((b & 7) > (a & 7) ? b : a))] : [];
const lowest = (cards: readonly number[]): readonly number[] =>
  cards.length ? [cards.reduce((a, b) => ((b & 7) < (a & 7) ? b : a))] : [];
const winners = ({hand, out}: PlayFacts, open: readonly number[]): readonly number[] => {
  const sure = winnersOf(hand, out);
  return open.filter((card) => (sure >> card) & 1);
};
const suitIn = (cards: number, card: number): number => (cards >>> (8 * (card >> 3))) & 255;
const lengthIn = ({hand}: PlayFacts, card: number): number => countIn(suitIn(hand, card));
/** The longest suit among some cards, of several the first. */
function longest(f: PlayFacts, open: readonly number[]): readonly number[] {
  const most = Math.max(...open.map((card) => lengthIn(f, card)));
  const [card] = open.filter((one) => lengthIn(f, one) === most);
  return open.filter((one) => one >> 3 === card! >> 3);
}
const topOfLongest = (f: PlayFacts, open: readonly number[]): readonly number[] => highest(longest(f, open));
/** The highest card of each suit that is as long as the longest. */
const topsOfLongest = (f: PlayFacts, open: readonly number[]): readonly number[] => {
  const most = Math.max(...open.map((card) => lengthIn(f, card)));
  return open.filter((card) => lengthIn(f, card) === most && !(f.hand & aboveOf(card)));
};
const topWinner = (f: PlayFacts, open: readonly number[]): readonly number[] =>
  topOfLongest(f, winners(f, open).length ? winners(f, open) : open);
/** Whether a card takes the trick that is led. */
const takes = ({led}: PlayFacts, card: number): boolean => card >> 3 === led >> 3 && card > led;

/** How many cards above the highest of a suit the other may hold. */
const higherThan = (f: PlayFacts, card: number): number =>
  countIn(suitIn(f.out, card) >> (32 - Math.clz32(suitIn(f.hand, card))));
/** Whether a suit is just long enough to guard its highest card: with each higher one a small one goes. */
const isGuarded = (f: PlayFacts, card: number): boolean =>
  higherThan(f, card) > 0 && lengthIn(f, card) === higherThan(f, card) + 1;
/** Cards that may be thrown without giving up a winner, or a guard. */
const spare = (f: PlayFacts, open: readonly number[]): readonly number[] =>
  open.filter((card) => (higherThan(f, card) ? !isGuarded(f, card) : f.out & aboveOf(card)));
/** By how many cards a suit is longer than what the other may hold of it. */
const ahead = (f: PlayFacts, card: number): number => lengthIn(f, card) - countIn(suitIn(f.out, card));
/** Those of some cards whose suit is longest beside what the other may hold of it. */
function furthestAhead(f: PlayFacts, cards: readonly number[]): readonly number[] {
  const most = Math.max(...cards.map((card) => ahead(f, card)));
  return cards.filter((card) => ahead(f, card) === most);
}
/** The highest cards of suits that have the next lower one too. */
const touching = ({hand}: PlayFacts, open: readonly number[]): readonly number[] =>
  open.filter((card) => !(hand & aboveOf(card)) && (card & 7) > 0 && (hand >> (card - 1)) & 1);
/** Cards of suits of which all are winners. */
const solid = (f: PlayFacts, open: readonly number[]): readonly number[] => {
  const sure = winnersOf(f.hand, f.out);
  return open.filter((card) => suitIn(sure, card) === suitIn(f.hand, card));
};
const ofLength = (f: PlayFacts, open: readonly number[], least: number): readonly number[] =>
  open.filter((card) => lengthIn(f, card) >= least);
/** Cards of short suits in which nothing is to be won or guarded. */
const idle = (f: PlayFacts, open: readonly number[]): readonly number[] =>
  open.filter((card) => higherThan(f, card) > 0 && !isGuarded(f, card));

/** Which card is played. */
export const playing: readonly Maxim<PlayFacts, number>[] = inOrder([
  p(
    'play.1',
    1,
    (f) => leads(f) && f.lacks !== null && f.lacks > 0 && f.sure > 0 && f.sure >= f.lacks - 1,
    topWinner,
    {
      allows: winners,
    },
  ),
  g('play.divide', 2, (f) => leads(f) && f.ownTricks < 7 && f.ownTricks + f.sure >= 7, topWinner, {
    allows: winners,
  }),
  p(
    'play.2',
    3,
    (f) => !leads(f) && countIn(f.hand) === 2,
    (f, open) => winners(f, open),
    bars,
  ),
  g('play.solid', 4, leads, (f, open) => {
    const all = ofLength(f, solid(f, open), 3);
    return all.length ? topOfLongest(f, all) : [];
  }),
  g(
    'play.long',
    5,
    leads,
    (f, open) => {
      const all = ofLength(f, open, 4);
      return all.length ? topOfLongest(f, all) : [];
    },
    {allows: topsOfLongest},
  ),
  g(
    'play.touch',
    6,
    leads,
    (f, open) => {
      const all = touching(f, open);
      return all.length ? highest(furthestAhead(f, all)) : [];
    },
    {allows: touching},
  ),
  g(
    'play.cash',
    6,
    leads,
    (f, open) => {
      const all = winners(f, open);
      return all.length ? topOfLongest(f, all) : [];
    },
    {allows: winners, common: true},
  ),
  g('play.exit', 7, leads, (f, open) => {
    const all = idle(f, open);
    return all.length ? lowest(longest(f, all)) : [];
  }),
  g(
    'play.win',
    5,
    (f, open) => !leads(f) && open.some((card) => takes(f, card)),
    (f, open) => lowest(open.filter((card) => takes(f, card))),
    common,
  ),
  g('play.guard', 6, isVoid, spare),
  g(
    'play.unguard',
    7,
    (f, open) => isVoid(f, open) && !spare(f, open).length,
    (f, open) => lowest(furthestAhead(f, open)),
    {allows: furthestAhead},
  ),
  g(
    'play.low',
    8,
    (f) => !leads(f),
    (_, open) => lowest(open),
    {allows: (_, open) => open},
  ),
  g('play.top', 9, leads, topOfLongest, {allows: (_, open) => open}),
]);

/** A beginner leads his aces at once. */
export const PLAY_HABITS: readonly Maxim<PlayFacts, number>[] = [
  g('play.aces', 1, leads, (_, open) => open.filter((card) => (card & 7) === 7), {chance: 2}),
];
