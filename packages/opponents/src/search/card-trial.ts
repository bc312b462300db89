import type {Random} from '@quinola/cards';
import type {Equals} from '../masks/equals.js';
import {SUIT_SLOTS} from '../masks/pack.js';
import {HANDS, LAID, LEADER, ON_TABLE, SEATS, TRUMP} from '../masks/table.js';
import {CARD_NUMBERS, solvingInto, type TrickPosition} from '../solver/index.js';
import type {Trial} from './paired.js';

/** Whole deals that agree with a view, on integers, and how they are played to their end. */
export interface PlayedOut {
  /** Draws a deal: puts the hidden hands, and what was laid away, onto a table. */
  deal(random: Random, t: Int32Array): void;
  /** Plays a card of the seat due. */
  play(t: Int32Array, card: number): void;
  /** The card that a player by the book would play, who sees what the seat due sees. */
  policy(t: Int32Array): number;
  /** Whether a play-out has come to its end. */
  until(t: Int32Array): boolean;
  /** What the finished table is worth to the player, in the game's own money. */
  money(t: Int32Array): number;
  /** What it is in tricks, where margins are told in them. */
  tricks?(t: Int32Array): number;
}

/**
 * Weighs groups of equal cards by playing imagined deals out.
 * @param start the deal as the view shows it, the player's hand among it
 */
export function cardTrial(start: Int32Array, groups: readonly Equals[], by: PlayedOut): Trial {
  const dealt = new Int32Array(start.length),
    t = new Int32Array(start.length);
  const {play, policy, until} = by;
  return {
    choices: groups.length,
    weigh(random, worth, tricks, open) {
      dealt.set(start);
      by.deal(random, dealt);
      for (let choice = 0; choice < groups.length; choice++) {
        if (!open[choice]) continue;
        t.set(dealt);
        play(t, groups[choice]![0]!);
        while (!until(t)) play(t, policy(t));
        worth[choice] = by.money(t);
        if (by.tricks) tricks[choice] = by.tricks(t);
      }
    },
  };
}

/** How many positions the solver looks at before the page may breathe; most deals of eight cards take fewer. */
const AT_ONCE = 2000;

/** Whole deals that agree with a view, whose rest is solved with open cards. */
export interface SolvedOut {
  /** How many suits the pack has, and the camps as the solver takes them, a bit for each seat. */
  readonly suits: number;
  readonly camp: number;
  deal(random: Random, t: Int32Array): void;
  /** What so many more tricks of the player's camp are worth to the player, in the game's own money. */
  money(more: number): number;
  /** What they come to in tricks, where margins are told in them. */
  tricks?(more: number): number;
}

/**
 * Weighs groups of cards by the best play of two camps to the end, each deal solved in steps.
 * @param start the deal as the view shows it, with the trump in its place
 */
export function solvedTrial(start: Int32Array, groups: readonly Equals[], by: SolvedOut): Trial {
  const {suits, camp} = by;
  const seats = start[SEATS]!;
  const dealt = start.slice(),
    values = new Int32Array(CARD_NUMBERS);
  const position: TrickPosition = {
    seats,
    suits,
    trump: start[TRUMP]!,
    camp,
    leader: start[LEADER]!,
    hands: new Int32Array(seats * suits),
    table: Array.from({length: start[LAID]!}, (_, i) => start[ON_TABLE + i]!),
  };
  let solving: (() => boolean) | null = null;
  return {
    choices: groups.length,
    prepare(random) {
      if (!solving) {
        by.deal(random, dealt);
        for (let seat = 0; seat < seats; seat++)
          for (let suit = 0; suit < suits; suit++)
            position.hands[seat * suits + suit] = dealt[HANDS + seat * SUIT_SLOTS + suit]!;
        solving = solvingInto(position, values, AT_ONCE);
      }
      if (!solving()) return false;
      solving = null;
      return true;
    },
    weigh(_, worth, tricks) {
      groups.forEach((group, choice) => {
        const more = values[group[0]!]!;
        worth[choice] = by.money(more);
        if (by.tricks) tricks[choice] = by.tricks(more);
      });
    },
  };
}
