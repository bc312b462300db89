import {shuffled, type Card, type Random} from '@quinola/cards';
import {
  bookAndSearch,
  bookFirst,
  cardTrial,
  cardWeighing,
  HANDS,
  most,
  movesWeighed,
  plainMoves,
  putHands,
  SUIT_SLOTS,
  type Pace,
  type Trial,
  type Weighing,
} from '@quinola/opponents';
import {atStake, netOf, playedBy, type Seat} from '@quinola/play';
import {
  after,
  hasAllAces,
  inTurn,
  poolRules,
  QUINOLA,
  SEATS,
  settlementOf,
  valueOf,
  type ReversisMove,
  type ReversisView,
} from '../rules/index.js';
import {danger} from './hands.js';
import {byBook, type ReversisBrain, type ReversisQuestion} from './brain.js';
import {HOLDINGS, imaginerFor, MASKS, TALON} from './imagine.js';
import {emptyTable, FREE, isOver, playCard, QUINOLA_NUMBER, quickCard, tricksOn} from './policy.js';

/** A deal as a view shows it, as integers. */
function tableOf({hand, seat, tricks, trick, leader}: ReversisView): Int32Array {
  const t = emptyTable(tricks[0]?.leader ?? leader);
  for (const {card} of [...tricks.flatMap(({cards}) => cards), ...trick]) playCard(t, MASKS.numberOf(card));
  t.set(MASKS.holdingOf(hand), HANDS + seat * SUIT_SLOTS);
  return t;
}
/** What a finished table is worth to a seat, in jettons: the pannier's contents belong equally to all. */
function moneyFor({seat, dealer, options, pool}: ReversisView): (t: Int32Array) => number {
  const pannier = atStake(poolRules(options), pool);
  return (t) => {
    const {dues, draw, bete} = settlementOf(tricksOn(t), dealer, options);
    const part = (one: Seat): number => (one < 0 ? 0 : pannier * (Number(one === seat) - 1 / SEATS));
    return netOf(dues, SEATS)[seat]! + part(draw) - part(bete);
  };
}

/** Notes on a table who had the four aces, in his hand or among what he has played. */
function noteFree(view: ReversisView, t: Int32Array): void {
  t[FREE] =
    inTurn(view.dealer).find((seat) =>
      hasAllAces([...playedBy(view, seat), ...MASKS.cardsAt(t.subarray(HANDS), seat)]),
    ) ?? -1;
}

/** Whether two cards of a suit have the same value. */
const alike = (one: number, other: number): boolean =>
  one !== QUINOLA_NUMBER &&
  other !== QUINOLA_NUMBER &&
  valueOf(MASKS.cardOf(one)) === valueOf(MASKS.cardOf(other));

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
          noteFree(view, t);
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
  return most(free.length ? free : hand, (card) => danger(card, hand))[0]!;
}

/** Compares what to throw away, in deals that are exchanged and played to their end. */
function exchangeTrial(view: ReversisView, moves: readonly ReversisMove[]): Trial {
  const {seat, dealer} = view;
  const deals = imaginerFor(view),
    holdings = new Int32Array(HOLDINGS),
    money = moneyFor(view);
  /** The hands at the start of play. */
  const exchanged = (talon: readonly Card[], move: ReversisMove): readonly (readonly Card[])[] => {
    const hands = [0, 1, 2, 3].map((seat) => MASKS.cardsAt(holdings, seat));
    const rest = [...talon];
    for (let other = seat; ; other = after(other)) {
      const card = other !== seat ? worst(hands[other]!) : 'card' in move ? move.card : null;
      const top = other === dealer ? undefined : rest.shift();
      if (card !== null)
        hands[other] = [...hands[other]!.filter((held) => held !== card), ...(top ? [top] : [])];
      if (other === dealer) return hands;
    }
  };
  return {
    choices: moves.length,
    weigh(random: Random, worth, weighed) {
      deals.deal(random, holdings);
      const talon = shuffled(MASKS.cardsAt(holdings, TALON), random);
      moves.forEach((move, choice) => {
        if (!weighed[choice]) return;
        const t = emptyTable(after(dealer));
        exchanged(talon, move).forEach((hand, index) =>
          t.set(MASKS.holdingOf(hand), HANDS + index * SUIT_SLOTS),
        );
        noteFree(view, t);
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
  return movesWeighed(book, bookFirst(book.move, plainMoves(question.moves)), (moves) =>
    exchangeTrial(view, moves),
  );
}

/** The opponents of Reversis: by the book, and with search. */
export const reversisBrain = (pace: Pace = {}): ReversisBrain =>
  bookAndSearch({game: 'reversy', byBook, weigh}, pace);
