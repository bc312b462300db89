import {playedBy} from '@quinola/play';
import type {PiquetView} from '../rules/index.js';
import {bitsOf, countIn, numberOf} from './bits.js';
import {lacked, otherOf, takenKnown, talonKnown} from './possible.js';
import {inSequences, lengthOf, RANK} from './worths.js';

// What a player considers before he lays cards away, and before he plays one.

/** What is considered at the exchange; choices are the cards that are laid away, as bits. */
export interface ExchangeFacts {
  readonly isElder: boolean;
  readonly hand: number;
  /** How many cards may be taken at most. */
  readonly most: number;
  /** The cards of the suit that makes the point: of suits that are equally long, all. */
  readonly longest: number;
  /** The cards of runs of four or more, and of sets that are worth most: four of a rank, or three aces, kings or queens. */
  readonly long: number;
  readonly strong: number;
}

/** All cards of a suit. */
export const suitBits = (suit: number): number => 255 << (8 * suit);

/** The suits of a hand that are longest. */
export function longestOf(hand: number): number {
  const most = Math.max(...[0, 1, 2, 3].map((suit) => lengthOf(hand, suit)));
  let cards = 0;
  for (let suit = 0; suit < 4; suit++) if (lengthOf(hand, suit) === most) cards |= hand & suitBits(suit);
  return cards;
}

function longRuns(hand: number): number {
  let all = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = inSequences(hand & suitBits(suit));
    // A run of three has nothing left when it is laid upon itself three times.
    const bits = (own >>> (8 * suit)) & 255;
    const four = bits & (bits << 1) & (bits << 2) & (bits << 3);
    const run = four | (four >> 1) | (four >> 2) | (four >> 3);
    all |= run << (8 * suit);
  }
  return all;
}

function strongSets(hand: number): number {
  let all = 0;
  for (let rank = 3; rank < 8; rank++) {
    const held = hand & RANK(rank);
    if (countIn(held) === 4 || (countIn(held) === 3 && rank > 4)) all |= held;
  }
  return all;
}

/** The facts of an exchange. */
export function exchangeFacts(
  {hand, seat, dealer}: Pick<PiquetView, 'hand' | 'seat' | 'dealer'>,
  most: number,
): ExchangeFacts {
  const cards = bitsOf(hand);
  return {
    isElder: seat !== dealer,
    hand: cards,
    most,
    longest: longestOf(cards),
    long: longRuns(cards),
    strong: strongSets(cards),
  };
}

/** What is considered when a card is played; cards are numbers. */
export interface PlayFacts {
  readonly view: PiquetView;
  readonly hand: number;
  /** The cards that the other may still hold, as far as is known. */
  readonly out: number;
  /** The card that was led; −1 = he leads. */
  readonly led: number;
  readonly ownTricks: number;
  readonly otherTricks: number;
  /** How many points elder hand lacks to a pique; `null` = there will be none, or he is younger hand. */
  readonly lacks: number | null;
  /** The winners that he can lead one after the other. */
  readonly sure: number;
}

/** The cards above a card in its suit. */
export const aboveOf = (card: number): number => suitBits(card >> 3) & -(2 << card);

/** The cards of a hand that nobody can beat, if they are led from the top. */
export function winnersOf(hand: number, out: number): number {
  let winners = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = (hand >>> (8 * suit)) & 255,
      others = (out >>> (8 * suit)) & 255;
    const highest = others ? 31 - Math.clz32(others) : -1;
    const top = own & -(2 << highest);
    // Who has at least as many on top as the other can have at all takes the rest of the suit too.
    winners |= (countIn(top) >= countIn(others) ? own : top) << (8 * suit);
  }
  return winners;
}

/** The facts of a play. @param lacks see `piqueLacks` */
export function playFacts(view: PiquetView, lacks: number | null): PlayFacts {
  const {seat, hand, trick, tricksWon, dealer} = view;
  const gone = bitsOf([
    ...hand,
    ...view.laidAway,
    ...playedBy(view, 0),
    ...playedBy(view, 1),
    ...(seat === dealer
      ? talonKnown(view)
      : talonKnown(view).filter((card) => !takenKnown(view).includes(card))),
  ]);
  const cards = bitsOf(hand);
  const out = ~gone & ~lacked(view, otherOf(view));
  const [led] = trick;
  return {
    view,
    hand: cards,
    out,
    led: led ? numberOf(led.card) : -1,
    ownTricks: tricksWon[seat]!,
    otherTricks: tricksWon[1 - seat]!,
    lacks: seat === dealer ? null : lacks,
    sure: countIn(winnersOf(cards, out)),
  };
}
