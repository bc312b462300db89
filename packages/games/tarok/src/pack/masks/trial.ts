import type {Card, Random} from '@quinola/cards';
import type {Trial} from '@quinola/opponents';
import type {Laid, Seat} from '@quinola/play';
import {cardOf, numberOf, VALUE, WHOLE} from './cards.js';
import {quickCard} from './policy.js';
import {
  CARDS,
  COUNTING,
  GONE,
  HANDS,
  lawfulInto,
  playCard,
  seatDue,
  TABLE_SIZE,
  TRICKS,
  WORTH,
} from './table.js';

/** Tricks of a deal. */
const ALL = 25;

/** What of a view is folded into a table. */
export interface Played {
  readonly hand: readonly Card[];
  readonly seat: Seat;
  readonly tricks: readonly {readonly cards: readonly Laid[]}[];
  readonly trick: readonly Laid[];
}

/** Plays what lies open in a view onto an empty table, and gives the player his hand. */
export function foldOnto(t: Int32Array, {hand, seat, tricks, trick}: Played): Int32Array {
  for (const {cards} of tricks) for (const {card} of cards) playCard(t, numberOf(card));
  for (const {card} of trick) playCard(t, numberOf(card));
  putHand(t, seat, hand);
  return t;
}

/** Gives a seat its hand. */
export function putHand(t: Int32Array, seat: Seat, hand: readonly Card[]): void {
  const base = HANDS + seat * 5;
  t.fill(0, base, base + 5);
  for (const card of hand) {
    const number = numberOf(card);
    t[base + (number >> 5)]! |= 1 << (number & 31);
  }
}

/** Gives the first seats the hands that lie in holdings. */
export function putHands(t: Int32Array, holdings: Int32Array, seats: number): void {
  for (let i = 0; i < seats * 5; i++) t[HANDS + i] = holdings[i]!;
}

/** Gives cards that were laid away to a seat's pile. */
export function addToPile(t: Int32Array, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    const value = VALUE[numberOf(card)]!;
    t[CARDS + seat]!++;
    t[WORTH + seat]! += value;
    if (value) t[COUNTING + seat]!++;
  }
}

/** Plays a deal to its end. */
export function playOut(t: Int32Array): void {
  while (t[TRICKS]! < ALL) playCard(t, quickCard(t));
}

/** Cards that come to the same for all that the player can see. */
export type Equals = readonly number[];

/** The lawful cards of the seat due in groups of those that count alike and that nothing unseen divides, each from the highest. */
export function groupsOf(t: Int32Array): Equals[] {
  const seat = seatDue(t),
    open = new Int32Array(5);
  lawfulInto(t, seat, open);
  const groups: number[][] = [];
  for (let suit = 0; suit < 5; suit++) {
    const unseen = WHOLE[suit]! & ~t[GONE + suit]! & ~t[HANDS + seat * 5 + suit]!;
    let group: number[] | null = null;
    for (let rank = 21; rank >= 0; rank--) {
      if ((unseen >> rank) & 1) group = null;
      if (!((open[suit]! >> rank) & 1)) continue;
      const card = (suit << 5) | rank;
      if (!group || VALUE[group[0]!] !== VALUE[card] || rank === 0) groups.push((group = []));
      group.push(card);
    }
  }
  return groups;
}

/** Whole deals that agree with a view, and what one of them is worth to the player when it is played out. */
export interface Imagined {
  /** Draws a deal: puts the hidden hands, and what was laid away, onto a table. */
  deal(random: Random, t: Int32Array): void;
  /** What the finished table is worth to the player, in the game's own money. */
  money(t: Int32Array): number;
}

/** Weighs groups of cards by playing imagined deals out. */
export function cardTrial(start: Int32Array, groups: readonly Equals[], {deal, money}: Imagined): Trial {
  const dealt = new Int32Array(TABLE_SIZE),
    t = new Int32Array(TABLE_SIZE);
  return {
    choices: groups.length,
    weigh(random, worth) {
      dealt.set(start);
      deal(random, dealt);
      groups.forEach((group, choice) => {
        t.set(dealt);
        playCard(t, group[0]!);
        playOut(t);
        worth[choice] = money(t);
      });
    },
  };
}

/** The card of a group that is shown: led from the top, followed with from below. */
export function shownOf(group: Equals, leading: boolean): Card {
  return cardOf(leading ? group[0]! : group.at(-1)!);
}
