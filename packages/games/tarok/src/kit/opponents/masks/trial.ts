import type {Card, Random} from '@quinola/cards';
import {
  cardTrial,
  cardWeighing,
  HANDS,
  SUIT_SLOTS,
  TRICKS,
  type Question,
  type Thought,
  type Weighing,
} from '@quinola/opponents';
import type {Laid, MoveLike, Offer, Seat} from '@quinola/play';
import {SKY_NUMBER, TAROK, VALUE} from './cards.js';
import {quickCard} from './policy.js';
import {CARDS, COUNTING, playCard, WORTH} from './table.js';

/** Number of tricks in a deal. */
const ALL = 25;

/** The part of a view that is replayed onto a table. */
export interface Played {
  readonly hand: readonly Card[];
  readonly seat: Seat;
  readonly tricks: readonly {readonly cards: readonly Laid[]}[];
  readonly trick: readonly Laid[];
}

/** Plays the open cards of a view onto an empty table, and gives the player his hand. */
export function foldOnto(t: Int32Array, {hand, seat, tricks, trick}: Played): Int32Array {
  for (const {cards} of tricks) for (const {card} of cards) playCard(t, TAROK.numberOf(card));
  for (const {card} of trick) playCard(t, TAROK.numberOf(card));
  putHand(t, seat, hand);
  return t;
}

/** Gives a seat its hand. */
export function putHand(t: Int32Array, seat: Seat, hand: readonly Card[]): void {
  t.set(TAROK.holdingOf(hand), HANDS + seat * SUIT_SLOTS);
}

/** Adds laid-away cards to a seat's pile. */
export function addToPile(t: Int32Array, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    const value = VALUE[TAROK.numberOf(card)]!;
    t[CARDS + seat]!++;
    t[WORTH + seat]! += value;
    if (value) t[COUNTING + seat]!++;
  }
}

const isPlayed = (t: Int32Array): boolean => t[TRICKS] === ALL;

/** Plays a deal to its end. */
export function playOut(t: Int32Array): void {
  while (!isPlayed(t)) playCard(t, quickCard(t));
}

/** Whether two cards of a suit have the same value; Sky is equal to none. */
export const alike = (one: number, other: number): boolean =>
  VALUE[one] === VALUE[other] && other !== SKY_NUMBER;

/** Complete deals that agree with a view, and what one of them is worth to the player when played out. */
export interface Imagined {
  /** Draws a deal: puts the hidden hands and the laid-away cards onto a table. */
  deal(random: Random, t: Int32Array): void;
  /** What the finished table is worth to the player, in the game's own money. */
  money(t: Int32Array): number;
}

/** What a game with the tarok pack provides so that its cards can be compared by search. */
export interface Searched<View, Move extends MoveLike> {
  readonly byBook: (question: Question<View, Move, Offer<Move>>) => Thought<Move>;
  /** A deal as a view shows it, as integers. */
  readonly tableOf: (view: View) => Int32Array;
  readonly imaginedBy: (view: View) => Imagined;
}

/** The choice of a card, as a decision for the search. */
export function weighCard<View extends {readonly trick: readonly Laid[]}, Move extends MoveLike>(
  question: Question<View, Move, Offer<Move>>,
  {byBook, tableOf, imaginedBy}: Searched<View, Move>,
): Weighing<Move> | null {
  return cardWeighing(question, {
    masks: TAROK,
    byBook,
    tableOf,
    alike,
    trial: (view, start, groups) =>
      cardTrial(start, groups, {play: playCard, policy: quickCard, until: isPlayed, ...imaginedBy(view)}),
  });
}
