import {shuffled} from '@quinola/cards';
import {
  BEST,
  bitCount,
  bookAndSearch,
  bookFirst,
  cardPlayer,
  cardTrial,
  cardWeighing,
  GONE,
  HANDS,
  LED,
  lowRank,
  movesWeighed,
  newTable,
  OWN,
  plainMoves,
  putHands,
  seatDue,
  SEATS,
  SUIT_SLOTS,
  topRank,
  TRICKS,
  TRUMP,
  unseenBy,
  WON,
  type Pace,
  type PackMasks,
  type Trial,
  type Weighing,
} from '@quinola/opponents';
import {playedBy, withoutAll} from '@quinola/play';
import {
  CARDS_EACH,
  inTurn,
  muchaOf,
  muchaPoints,
  PAMFIL,
  playersOf,
  pointsFor,
  trumpOf,
  type PamphileMove,
  type PamphileView,
} from '../rules/index.js';
import {byBook, type PamphileBrain, type PamphileQuestion} from './book.js';
import {holdingsFor, imaginerFor, masksOf} from './imagine.js';

/** Who held the pamfil when play began; −1 = nobody. */
const PAMFIL_BY = OWN;

const playCard = cardPlayer({});
const isOver = (t: Int32Array): boolean => t[TRICKS] === CARDS_EACH;

/** The ranks above that of a card. */
const above = (card: number): number => -(2 << (card & 31));

const open = new Int32Array(SUIT_SLOTS);

/** The cards that the seat due may play, by suit; that the pamfil may be free is left out of account. */
function lawfulInto(t: Int32Array, seat: number): void {
  const base = HANDS + seat * SUIT_SLOTS,
    led = t[LED]! >> 5,
    trump = t[TRUMP]!,
    suit = t[LED]! < 0 ? -1 : t[base + led]! ? led : trump;
  for (let index = 0; index < SUIT_SLOTS; index++) open[index] = t[base + index]!;
  if (suit < 0) return;
  const best = t[BEST]!;
  const heading = best >> 5 === suit ? open[suit]! & above(best) : best >> 5 === trump ? 0 : open[suit]!;
  if (!heading && suit !== led) return;
  open[suit] = heading || open[suit]!;
  for (let other = 0; other < SUIT_SLOTS; other++) if (other !== suit) open[other] = 0;
}

/** The card that a player by the book would play; sees only what the seat due sees. */
export function quickCard(t: Int32Array, whole: Int32Array): number {
  const seat = seatDue(t),
    trump = t[TRUMP]!;
  lawfulInto(t, seat);
  const out = (suit: number): number => unseenBy(t, whole[suit]!, seat, suit);
  const isLeading = t[LED]! < 0;
  const top = open[trump] ? topRank(open[trump]!) : -1;
  if (isLeading && top >= 0 && !(out(trump) >> top)) return (trump << 5) | top;
  let found = -1,
    best = -Infinity;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (!open[suit]) continue;
    const high = topRank(open[suit]!),
      low = lowRank(open[suit]!),
      isTop = !(out(suit) >> high);
    // Leads what is highest of a suit of which the others have many; else the lowest goes, alone in its suit if it may, trumps last.
    const leads = isLeading && isTop && suit !== trump;
    const worth = leads
      ? 100 + bitCount(out(suit))
      : -low - 2 * bitCount(open[suit]!) - (suit === trump ? 50 : 0);
    if (worth > best) {
      best = worth;
      const heads = !isLeading && (suit === t[BEST]! >> 5 ? low > (t[BEST]! & 31) : suit === trump);
      found = (suit << 5) | (leads || (heads && isTop) ? high : low);
    }
  }
  return found;
}

/** A deal as a view shows it, as integers. */
function tableOf(view: PamphileView): Int32Array {
  const {hand, seat, tricks, trick, turnUp} = view;
  const {suits, numberOf, holdingOf} = masksOf(view);
  const t = newTable({
    seats: playersOf(view),
    leader: inTurn(view)[0]!,
    trump: suits.indexOf(trumpOf(view)!),
    own: 1,
  });
  for (const {card} of [...tricks.flatMap(({cards}) => cards), ...trick]) playCard(t, numberOf(card));
  t.set(holdingOf(hand), HANDS + seat * SUIT_SLOTS);
  // The turned card is out of play.
  t[GONE + (numberOf(turnUp!) >> 5)]! |= 1 << (numberOf(turnUp!) & 31);
  return t;
}

/** Notes who holds the pamfil, or has played it. */
function notePamfil(view: PamphileView, {numberOf}: PackMasks, t: Int32Array): void {
  const pamfil = numberOf(PAMFIL);
  const players = playersOf(view);
  t[PAMFIL_BY] = -1;
  for (let index = 0; index < players; index++)
    if (
      (t[HANDS + index * SUIT_SLOTS + (pamfil >> 5)]! >> (pamfil & 31)) & 1 ||
      playedBy(view, index).includes(PAMFIL)
    )
      t[PAMFIL_BY] = index;
}

/** What points are worth to a seat: what everyone would pay everyone for them. */
function moneyOf(points: readonly number[], seat: number): number {
  return points.length * points[seat]! - points.reduce((sum, own) => sum + own, 0);
}

/** What a finished table is worth to the player of a view. */
const moneyFor =
  ({seat, words, options}: PamphileView) =>
  (t: Int32Array): number =>
    moneyOf(
      words.map((word, index) =>
        pointsFor(
          t[WON + index]!,
          {declared: word === 'plays', pamfil: index === t[PAMFIL_BY], pamfilInPlay: t[PAMFIL_BY]! >= 0},
          options,
        ),
      ),
      seat,
    );

/** The choice of a card, as a decision for the search. */
const weighCard = (question: PamphileQuestion): Weighing<PamphileMove> | null =>
  cardWeighing(question, {
    masks: masksOf(question.view),
    byBook,
    tableOf,
    trial(view, start, groups) {
      const bits = masksOf(view),
        deals = imaginerFor(view),
        holdings = new Int32Array(holdingsFor(view));
      return cardTrial(start, groups, {
        deal(random, t) {
          deals.deal(random, holdings);
          putHands(t, holdings);
          notePamfil(view, bits, t);
        },
        play: playCard,
        policy: (t) => quickCard(t, bits.whole),
        until: isOver,
        money: moneyFor(view),
      });
    },
  });

/** Compares playing and passing, and what is exchanged, in deals played to their end; those who declare later pass. */
function wordTrial(view: PamphileView, moves: readonly PamphileMove[]): Trial {
  const {seat, hand, words, options, counts} = view;
  const bits = masksOf(view),
    deals = imaginerFor(view),
    holdings = new Int32Array(holdingsFor(view)),
    start = tableOf(view),
    t = start.slice();
  const choices = moves.map((move) => ({
    kept: move.type === 'EXCHANGE' ? withoutAll(hand, move.cards) : hand,
    money: moneyFor({...view, words: words.with(seat, move.type === 'PASS' ? 'passes' : 'plays')}),
  }));
  return {
    choices: moves.length,
    weigh(random, worth, weighed) {
      deals.deal(random, holdings);
      const talon = shuffled(bits.cardsAt(holdings, t[SEATS]!), random);
      choices.forEach(({kept, money}, choice) => {
        if (!weighed[choice]) return;
        t.set(start);
        putHands(t, holdings);
        const held = [...kept, ...talon.slice(0, hand.length - kept.length)];
        t.set(bits.holdingOf(held), HANDS + seat * SUIT_SLOTS);
        notePamfil(view, bits, t);
        if (muchaOf(held, trumpOf(view)!, options)) {
          const pamfil = t[PAMFIL_BY] === seat;
          const won = muchaPoints({declared: true, pamfil, pamfilInPlay: t[PAMFIL_BY]! >= 0}, options);
          worth[choice] = moneyOf(
            counts.map((_, index) => (index === seat ? won : 0)),
            seat,
          );
          return;
        }
        while (!isOver(t)) playCard(t, quickCard(t, bits.whole));
        worth[choice] = money(t);
      });
    },
  };
}

function weigh(question: PamphileQuestion): Weighing<PamphileMove> | null {
  const {view} = question;
  if (view.turn.phase === 'playing.trick') return weighCard(question);
  if (view.turn.phase !== 'declaring.word') return null;
  const book = byBook({...question, level: 'teacher'});
  return movesWeighed(book, bookFirst(book.move, plainMoves(question.moves)), (moves) =>
    wordTrial(view, moves),
  );
}

/** The opponents of Pamphile: by the book, and with search. */
export const pamphileBrain = (pace: Pace = {}): PamphileBrain =>
  bookAndSearch({game: 'pamfil', byBook, weigh}, pace);
