import {shuffled, type Random} from '@quinola/cards';
import {oncePerView, type Trial, type Weighing} from '@quinola/opponents';
import {exchangeOf, youngerSpan, type PiquetMove, type PiquetView} from '../rules/index.js';
import {bitsOf, cardsIn, CARDS as PACK, countIn, countsOf, numberOf} from './bits.js';
import {cashedBy, valueOf} from './exact.js';
import {keepInto, quickDiscard} from './keeping.js';
import {announcedBy, type Announced} from './worths.js';

// What is laid away is weighed in imagined deals: the other exchanges as a good player does, both announce all that they have, and
// the play is exact.

/** Every way to lay so many of these cards away, as bits. */
export function waysToDiscard(hand: number, least: number, most: number): readonly number[] {
  const cards: number[] = [];
  for (let left = hand; left; left &= left - 1) cards.push(left & -left);
  const ways: number[] = [];
  const choose = (from: number, size: number, away: number): void => {
    if (size >= least) ways.push(away);
    if (size < most) for (let i = from; i < cards.length; i++) choose(i + 1, size + 1, away | cards[i]!);
  };
  choose(0, 0, 0);
  return ways;
}

const keep = new Float64Array(32);

/** The ways to lay cards away that lose least of what is gladly kept, so many of them. */
export function likelyDiscards(
  hand: number,
  isElder: boolean,
  least: number,
  most: number,
  count: number,
): readonly number[] {
  keepInto(hand, isElder, keep);
  const lost = (away: number): number => {
    let sum = 0;
    for (let left = away; left; left &= left - 1) sum += keep[31 - Math.clz32(left & -left)]!;
    return sum;
  };
  return waysToDiscard(hand, least, most)
    .map((away) => ({away, sum: lost(away)}))
    .sort((a, b) => a.sum - b.sum)
    .slice(0, count)
    .map(({away}) => away);
}

/** The cards that nobody but the other has, and the talon, as numbers. */
const hiddenIn = oncePerView((view: PiquetView): readonly number[] =>
  [...PACK.keys()].filter((card) => !view.hand.includes(PACK[card]!)),
);

const bits = (cards: readonly number[], from: number, to: number): number => {
  let all = 0;
  for (let i = from; i < to; i++) all |= 1 << cards[i]!;
  return all;
};

/** How often the other's hand is drawn again that would have taken another number of cards. */
const TRIES = 60;

/** Draws what the other holds in the end, and the talon that is left for the view's player; by his number of cards taken. */
function drawOther(view: PiquetView, random: Random) {
  const isElder = view.seat !== view.dealer;
  const shown = (view.blanche[1 - view.seat]?.cards ?? []).map(numberOf);
  const cards = hiddenIn(view).filter((card) => !shown.includes(card));
  const room = 12 - shown.length;
  const least = view.options.rules === 'treatise-1820' ? 3 : 1;
  for (let tries = 0; ; tries++) {
    const drawn = shuffled(cards, random);
    const hand = bits(drawn, 0, room) | bits(shown, 0, shown.length);
    const talon = drawn.slice(room);
    if (isElder) return {hand, talon};
    const took = view.exchanged[1 - view.seat]!;
    const away = quickDiscard(hand, true, Math.max(least, 1), 5);
    const isSame = countIn(away) === took;
    if (!isSame && tries < TRIES) continue;
    const laid = isSame ? away : quickDiscard(hand, true, took, took);
    return {hand: (hand & ~laid) | bits(talon, 0, took), talon: talon.slice(took)};
  }
}

const announced: Announced = {elder: 0, younger: 0};

/** How many ways are weighed, and in how many deals. */
const WAYS = 16,
  DEALS = 60;

/**
 * What to lay away, as a decision to search.
 * @param book the book's choice
 */
export function weighExchange(
  view: PiquetView,
  book: {readonly move: PiquetMove},
): Weighing<PiquetMove> | null {
  if (book.move.type !== 'EXCHANGE') return null;
  const {least, most} = exchangeOf(view);
  const hand = bitsOf(view.hand);
  const isElder = view.seat !== view.dealer;
  const ofBook = bitsOf(book.move.cards);
  const likely = likelyDiscards(hand, isElder, least, most, WAYS);
  const ways = [ofBook, ...likely.filter((away) => away !== ofBook)];
  if (ways.length < 2) return null;
  const counts = countsOf(view.options);
  const blanche: readonly [number, number] = [view.score[1 - view.dealer]!, view.score[view.dealer]!];
  const value = (elder: number, younger: number): number => {
    announcedBy(elder, younger, announced, blanche);
    const play = valueOf({leader: elder, other: younger, taken: 0}, counts);
    const lacks = 30 - announced.elder;
    const pique = !announced.younger && lacks > 0 && cashedBy(elder, younger) >= lacks - 1 ? 30 : 0;
    return announced.elder - announced.younger + play + pique;
  };
  const trial: Trial = {
    choices: ways.length,
    weigh(random, worth, open) {
      const other = drawOther(view, random);
      for (let choice = 0; choice < ways.length; choice++) {
        if (!open[choice]) continue;
        const away = ways[choice]!;
        const size = countIn(away);
        const own = (hand & ~away) | bits(other.talon, 0, size);
        if (!isElder) {
          worth[choice] = -value(other.hand, own);
          continue;
        }
        const span = youngerSpan(view.options, size);
        const laid = quickDiscard(other.hand, false, span.least, span.most);
        const younger = (other.hand & ~laid) | bits(other.talon, size, size + countIn(laid));
        worth[choice] = value(own, younger);
      }
    },
  };
  return {
    trial,
    book,
    ofBook: 0,
    moveOf: (choice) => ({type: 'EXCHANGE', cards: cardsIn(ways[choice]!)}),
    deals: DEALS,
  };
}
