import {shuffled, type Card, type Random} from '@quinola/cards';
import {
  bookAndSearch,
  bookFirst,
  cardPlayer,
  cardTrial,
  cardWeighing,
  BEST,
  bitCount,
  followInto,
  HANDS,
  LAID,
  LED,
  lowRank,
  newTable,
  OWN,
  plainMoves,
  putHands,
  seatDue,
  SUIT_SLOTS,
  topRank,
  TRICKS,
  unseenBy,
  type Pace,
  type Trial,
  type Weighing,
} from '@quinola/opponents';
import {atStake, type Seat, type Trick} from '@quinola/play';
import {
  ACES,
  after,
  ALL_TRICKS,
  playedBy,
  poolRules,
  QUINOLA,
  SEATS,
  settlementOf,
  UNDERTAKEN,
  valueOf,
  type ReversisMove,
  type ReversisView,
} from '../rules/index.js';
import {danger} from './book.js';
import {byBook, type ReversisBrain, type ReversisQuestion} from './brain.js';
import {HOLDINGS, imaginerFor, MASKS, TALON} from './imagine.js';

// What an integer table stores for Reversis beyond what all tables store: the cards in playing order, by trick who led
// and who won, who has taken every trick (-1 = nobody), whether the deal is over, who had the four aces (-1 = nobody).
const PLAYED = OWN,
  LED_BY = PLAYED + SEATS * ALL_TRICKS,
  WON_BY = LED_BY + ALL_TRICKS,
  TAKER = WON_BY + ALL_TRICKS,
  OVER = TAKER + 1,
  FREE = OVER + 1,
  SIZE = FREE + 1 - OWN;

const QUINOLA_NUMBER = MASKS.numberOf(QUINOLA),
  HEARTS = QUINOLA_NUMBER >> 5,
  QUINOLA_BIT = 1 << (QUINOLA_NUMBER & 31),
  ACE = MASKS.numberOf('AS') & 31,
  ACE_BIT = 1 << ACE,
  SUITS = 4;

const playCard = cardPlayer({
  noting(t, seat, card) {
    if (!t[LAID]) t[LED_BY + t[TRICKS]!] = seat;
    t[PLAYED + SEATS * t[TRICKS]! + t[LAID]!] = card;
  },
  onTrick(t, winner) {
    const number = t[TRICKS]!;
    const undertaker = number > UNDERTAKEN ? t[TAKER]! : -1;
    t[WON_BY + number - 1] = winner;
    t[TAKER] = number === 1 || t[TAKER] === winner ? winner : -1;
    if (number === ALL_TRICKS || (undertaker >= 0 && undertaker !== winner)) t[OVER] = 1;
  },
});

const emptyTable = (leader: Seat): Int32Array => {
  const t = newTable({seats: SEATS, leader, own: SIZE});
  t[TAKER] = t[FREE] = -1;
  return t;
};

/** A deal as a view shows it, as integers. */
function tableOf({hand, seat, tricks, trick, leader}: ReversisView): Int32Array {
  const t = emptyTable(tricks[0]?.leader ?? leader);
  for (const {card} of [...tricks.flatMap(({cards}) => cards), ...trick]) playCard(t, MASKS.numberOf(card));
  t.set(MASKS.holdingOf(hand), HANDS + seat * SUIT_SLOTS);
  return t;
}

const open = new Int32Array(SUIT_SLOTS);

/** The card a book player would play; play-outs ask for it every turn. Sees only what the seat to play can see. */
function quickCard(t: Int32Array): number {
  const seat = seatDue(t),
    base = HANDS + seat * SUIT_SLOTS,
    taker = t[TAKER]!;
  if (t[FREE] === seat) for (let suit = 0; suit < SUITS; suit++) open[suit] = t[base + suit]!;
  else followInto(t, seat, open);
  // A player with all tricks runs his winners; the last one with a card against him waits for the tenth trick.
  if (!t[LAID]) return taker === seat && t[TRICKS]! > 4 ? running(t, seat) : leading(t, seat);
  const led = t[LED]! >> 5,
    best = t[BEST]!;
  if (!open[led] || (t[FREE] === seat && t[TRICKS]! < UNDERTAKEN)) return thrown(t, seat);
  const against = taker >= 0 && taker !== seat;
  const over = best >> 5 === led ? open[led]! & ~((2 << (best & 31)) - 1) : 0;
  const own = taker === seat && t[TRICKS]! > 4;
  if (over && (own || (against && t[TRICKS]! >= UNDERTAKEN))) return (led << 5) | topRank(over);
  return following(led, over, t[LAID] === SEATS - 1);
}

/** Follows a suit: as high as possible while staying below, the Quinola only as a last resort. */
function following(led: number, over: number, last: boolean): number {
  const held = open[led]!;
  const spared = led === HEARTS && held !== QUINOLA_BIT ? held & ~QUINOLA_BIT : held;
  const below = spared & ~over;
  return (led << 5) | (below ? topRank(below) : last ? topRank(spared) : lowRank(spared));
}

/** Discards from another suit: the Quinola, an ace, or the worst-guarded card. */
function thrown(t: Int32Array, seat: Seat): number {
  if (open[HEARTS]! & QUINOLA_BIT && (t[LED]! >> 5 !== HEARTS || open[HEARTS] === QUINOLA_BIT))
    return QUINOLA_NUMBER;
  const guarding = Boolean(t[HANDS + seat * SUIT_SLOTS + HEARTS]! & QUINOLA_BIT);
  let found = -1,
    worst = -Infinity;
  for (let suit = 0; suit < SUITS; suit++) {
    const held = suit === HEARTS ? open[suit]! & ~QUINOLA_BIT : open[suit]!;
    if (!held) continue;
    const top = topRank(held);
    const lower = bitCount(unseenBy(t, MASKS.whole[suit]!, seat, suit) & ((1 << top) - 1));
    const bad =
      (held & ACE_BIT ? 30 : 0) +
      2 * top +
      2 * lower -
      3 * bitCount(held) -
      (guarding && suit === HEARTS ? 40 : 0);
    if (bad > worst) {
      worst = bad;
      found = (suit << 5) | top;
    }
  }
  return found < 0 ? QUINOLA_NUMBER : found;
}

/** The winner from the suit with the fewest higher cards out. */
function running(t: Int32Array, seat: Seat): number {
  let found = -1,
    fewest = Infinity;
  for (let suit = 0; suit < SUITS; suit++) {
    if (!open[suit]) continue;
    const top = topRank(open[suit]!);
    const higher = bitCount(unseenBy(t, MASKS.whole[suit]!, seat, suit) >> top);
    if (16 * higher - top < fewest) {
      fewest = 16 * higher - top;
      found = (suit << 5) | top;
    }
  }
  return found;
}

/** The lead another player will most likely take; slightly preferring hearts while the Quinola may be drawn out. */
function leading(t: Int32Array, seat: Seat): number {
  let found = QUINOLA_NUMBER,
    most = -Infinity;
  for (let suit = 0; suit < SUITS; suit++) {
    const held = suit === HEARTS ? open[suit]! & ~QUINOLA_BIT : open[suit]!;
    if (!held) continue;
    const low = lowRank(held),
      unseen = unseenBy(t, MASKS.whole[suit]!, seat, suit);
    const higher = bitCount(unseen >> low);
    const safe = higher - 2 * bitCount(unseen & ((1 << low) - 1)) - (low > 8 ? 2 : 0);
    const drawing = suit === HEARTS && unseen & QUINOLA_BIT && higher > 3 ? 1 : 0;
    if (safe + drawing > most) {
      most = safe + drawing;
      found = (suit << 5) | low;
    }
  }
  return found;
}

/** The tricks that were played on a table. */
const tricksOn = (t: Int32Array): readonly Trick[] =>
  Array.from({length: t[TRICKS]!}, (_, n): Trick => {
    const leader = t[LED_BY + n]!;
    const cards = [0, 1, 2, 3].map((i) => ({
      seat: after(leader, i),
      card: MASKS.cardOf(t[PLAYED + SEATS * n + i]!),
    }));
    return {leader, cards, winner: t[WON_BY + n]!};
  });

/** What a finished table is worth to a seat, in jettons: the pannier's contents belong equally to all. */
function moneyFor({seat, dealer, options, pool}: ReversisView): (t: Int32Array) => number {
  const pannier = atStake(poolRules(options), pool);
  return (t) => {
    const {dues, draw, bete} = settlementOf(tricksOn(t), dealer, options);
    const part = (of: Seat): number => (of < 0 ? 0 : pannier * (Number(of === seat) - 1 / SEATS));
    return dues.reduce(
      (sum, {from, to, amount}) => sum + amount * (Number(to === seat) - Number(from === seat)),
      part(draw) - part(bete),
    );
  };
}

const hasAces = (view: ReversisView, t: Int32Array, seat: Seat): boolean => {
  const played = playedBy(view, seat);
  return ACES.every((ace) => {
    const number = MASKS.numberOf(ace);
    return t[HANDS + seat * SUIT_SLOTS + (number >> 5)]! & ACE_BIT || played.includes(ace);
  });
};

/** Whether two cards of a suit have the same value. */
const alike = (one: number, other: number): boolean =>
  one !== QUINOLA_NUMBER &&
  other !== QUINOLA_NUMBER &&
  valueOf(MASKS.cardOf(one)) === valueOf(MASKS.cardOf(other));

const isOver = (t: Int32Array): boolean => t[OVER] === 1;

/** The choice of a card, as a decision for the search. */
const weighCard = (question: ReversisQuestion): Weighing<ReversisMove> | null =>
  cardWeighing(question, {
    masks: MASKS,
    byBook,
    tableOf,
    alike,
    trial(view, start, groups) {
      const deals = imaginerFor(view),
        holdings = new Int32Array(HOLDINGS);
      return cardTrial(start, groups, {
        deal(random, t) {
          deals.deal(random, holdings);
          putHands(t, holdings);
          t[FREE] = [0, 1, 2, 3].findIndex((seat) => hasAces(view, t, seat));
        },
        play: playCard,
        policy: quickCard,
        until: isOver,
        money: moneyFor(view),
      });
    },
  });

/** What others throw away in an imagined deal: a badly guarded Quinola, else the worst-guarded card. */
function worst(hand: readonly Card[]): Card {
  const hearts = hand.filter((card) => card.endsWith('H')).length;
  if (hand.includes(QUINOLA) && hearts < SEATS) return QUINOLA;
  const free = hand.includes(QUINOLA) ? hand.filter((card) => !card.endsWith('H')) : hand;
  return (free.length ? free : hand).reduce((a, b) => (danger(b, hand) > danger(a, hand) ? b : a));
}

/** Compares what to throw away, in deals that are exchanged and played to their end. */
function exchangeTrial(view: ReversisView, moves: readonly ReversisMove[]): Trial {
  const {seat, dealer} = view;
  const deals = imaginerFor(view),
    holdings = new Int32Array(HOLDINGS),
    money = moneyFor(view);
  /** The hands at the start of play. */
  const exchanged = (talon: readonly Card[], move: ReversisMove): readonly (readonly Card[])[] => {
    const hands = [0, 1, 2, 3].map((of) => MASKS.cardsAt(holdings, of));
    const rest = [...talon];
    for (let of = seat; ; of = after(of)) {
      const card = of !== seat ? worst(hands[of]!) : 'card' in move ? move.card : null;
      const top = of === dealer ? undefined : rest.shift();
      if (card !== null) hands[of] = [...hands[of]!.filter((held) => held !== card), ...(top ? [top] : [])];
      if (of === dealer) return hands;
    }
  };
  return {
    choices: moves.length,
    weigh(random: Random, worth, _, weighed) {
      deals.deal(random, holdings);
      const talon = shuffled(MASKS.cardsAt(holdings, TALON), random);
      moves.forEach((move, choice) => {
        if (!weighed[choice]) return;
        const t = emptyTable(after(dealer));
        exchanged(talon, move).forEach((hand, of) => t.set(MASKS.holdingOf(hand), HANDS + of * SUIT_SLOTS));
        t[FREE] = [0, 1, 2, 3].findIndex((of) => hasAces(view, t, of));
        while (!isOver(t)) playCard(t, quickCard(t));
        worth[choice] = money(t);
      });
    },
  };
}

function weigh(question: ReversisQuestion): Weighing<ReversisMove> | null {
  const {view} = question;
  const {phase} = view.turn;
  if (phase === 'playing.trick') return weighCard(question);
  if (!phase.startsWith('exchanging')) return null;
  const book = byBook({...question, level: 'teacher'});
  const moves = bookFirst(book.move, plainMoves(question.moves));
  return moves.length < 2
    ? null
    : {trial: exchangeTrial(view, moves), book, ofBook: 0, moveOf: (choice) => moves[choice]!};
}

/** The opponents of Reversis: by the book, and with search. */
export const reversisBrain = (pace: Pace = {}): ReversisBrain =>
  bookAndSearch({game: 'reversy', byBook, weigh}, pace);
