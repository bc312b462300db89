import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {
  CARD_NUMBERS,
  judge,
  positionOf,
  solvingInto,
  finishThinking,
  type Brain,
  type Question,
  type Thinking,
  type Verdict,
} from '@quinola/opponents';
import type {Because, Laid, Seat} from '@quinola/play';
import {factsOf, type FactsView} from './maxims/facts.js';
import {cardMaxims, type School} from './maxims/schools.js';
import {lawfulPlays} from '../rules/playing.js';
import {following, trickRules} from '../rules/tricks.js';
import {sideOf, type DealResult, type WhistOptions, type WhistView} from '../rules/types.js';

/** The two books. */
export const BOOKS = ['leitfaden', 'hoyle'] as const satisfies readonly School[];

/** What a book would play. */
export interface Advice {
  readonly school: (typeof BOOKS)[number];
  readonly card: Card;
  /** The maxim behind it; absent if there is no choice. */
  readonly because?: Because;
}

/** "Ask both books": what the Viennese guide and the Polish Hoyle would each play, using only the view. */
export function askBooks(view: WhistView): Advice[] {
  return adviceOf(view, lawfulPlays(view));
}

function adviceOf(view: FactsView, open: readonly Card[]): Advice[] {
  const facts = factsOf(view);
  return BOOKS.map((school) => {
    const {choice, because}: Verdict<Card> = judge(cardMaxims(school), facts, open);
    return {school, card: choice, ...(because && {because})};
  });
}

/** A card that cost tricks, judged with all hands open. */
export interface Lesson {
  readonly seat: Seat;
  readonly card: Card;
  /** Number of the trick, from 1. */
  readonly trick: number;
  /** Tricks its side lost by it if everybody plays best from there on. */
  readonly cost: number;
  /** The cards that would have cost nothing. */
  readonly better: readonly Card[];
  /** The books that would have found one of them, and by which maxim. */
  readonly found: readonly Advice[];
}

/** A finished deal, as kept in its result. */
export type PlayedDeal = Pick<DealResult, 'dealer' | 'trump' | 'turnUp' | 'hands' | 'tricks' | 'start'>;

/** The cards of a deal in the order played. */
export function cardsPlayed({tricks}: PlayedDeal): readonly Laid[] {
  return tricks.flatMap(({cards}) => cards);
}

/**
 * The lesson from one card of a finished deal; `null` if it cost nothing. A teacher, not a judge: with
 * open cards it is easy to be wise, so it also names what the books would have found from the hidden ones.
 *
 * The earlier the card, the longer the solver takes: some milliseconds with nine cards in hand, a tenth of a second
 * and more with thirteen; so it works in steps of about a millisecond.
 * @param index of the card in {@linkcode cardsPlayed}
 */
export function lesson(
  deal: PlayedDeal,
  index: number,
  options: Pick<WhistOptions, 'honours'>,
): Thinking<Lesson | null> {
  const played = cardsPlayed(deal);
  const {seat, card} = played[index]!;
  const at = index - (index % 4);
  const trick = played.slice(at, index);
  const gone = new Set(played.slice(0, index).map((laid) => laid.card));
  const hands = deal.hands.map((hand) => hand.filter((held) => !gone.has(held)));
  const leader = trick[0]?.seat ?? seat;
  const {position, cards} = positionOf({
    rules: trickRules(deal.trump),
    suits: FRENCH_SUITS,
    hands,
    leader,
    trick,
    camp: 0b1010,
  });
  const open = following({trump: deal.trump, trick, leader}, hands[seat]!);
  // A revoke is a card that was not among the legal ones.
  if (!open.includes(card)) return {step: () => true, thought: () => ({move: null})};
  const solved = new Int32Array(CARD_NUMBERS);
  return {
    step: solvingInto(position, solved),
    thought() {
      const values = [...cards]
        .filter(([number]) => solved[number]! >= 0)
        .map(([number, one]) => ({card: one, value: solved[number]!}));
      const best = Math.max(...values.map(({value}) => value));
      const cost = best - values.find((one) => one.card === card)!.value;
      if (cost === 0) return {move: null};
      const better = values.filter(({value}) => value === best).map((one) => one.card);
      // A move made where the book has no advice is not credited to it.
      const found = adviceOf(viewThen(deal, index, options, hands[seat]!), open).filter(
        (advice) => advice.because?.provenance !== 'engine' && better.includes(advice.card),
      );
      return {move: {seat, card, trick: at / 4 + 1, cost, better, found}};
    },
  };
}

/** Where in a deal the cards of some seats were chosen, last first: those are the quickest to solve. */
export function cardsOf(deal: PlayedDeal, seats: readonly Seat[]): number[] {
  return cardsPlayed(deal)
    .flatMap(({seat}, index) => (seats.includes(seat) ? [index] : []))
    .reverse();
}

/** What the teacher is asked: for a view, what the books would play; for a finished deal, the lesson of one card. */
export type Asked =
  | {readonly view: WhistView}
  | {readonly deal: PlayedDeal; readonly index: number; readonly options: Pick<WhistOptions, 'honours'>};

/** The teacher's answer: of {@linkcode askBooks} or of a {@linkcode lesson}. */
export type Taught = Advice[] | Lesson | null;

/** The teacher's name among a page's opponents. */
export const TEACHER = 'whist teacher';

/** The teacher, asked like an opponent, so he thinks in a worker where the page allows one, or else in slices. */
export const teacherBrain: Brain = {
  game: TEACHER,
  choose(question) {
    const thinking = aboutLesson(question);
    return thinking
      ? finishThinking(thinking)
      : {move: askBooks((question.view as Extract<Asked, {view: unknown}>).view)};
  },
  start: aboutLesson,
};

/** A question about a deal that is over; `null` where it is about a view. */
function aboutLesson({view}: Question): Thinking<Lesson | null> | null {
  const asked = view as Asked;
  return 'view' in asked ? null : lesson(asked.deal, asked.index, asked.options);
}

/** What the seat knew when the card was played, as far as the maxims need it. */
function viewThen(
  deal: PlayedDeal,
  index: number,
  options: Pick<WhistOptions, 'honours'>,
  hand: readonly Card[],
): FactsView {
  const played = cardsPlayed(deal);
  const {seat} = played[index]!;
  const tricks = deal.tricks.slice(0, Math.floor(index / 4));
  const trick = played.slice(index - (index % 4), index);
  const won = (side: number): number => tricks.filter(({winner}) => sideOf(winner) === side).length;
  return {
    player: seat,
    seats: [0, 1, 2, 3],
    seat,
    leader: trick[0]?.seat ?? seat,
    trick,
    tricks,
    tricksWon: [won(0), won(1)],
    trump: deal.trump,
    turnUp: {seat: deal.dealer, open: null, remembered: deal.turnUp},
    hand,
    dummyHand: null,
    score: deal.start,
    calls: [],
    options,
  };
}
