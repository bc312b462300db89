import type {Random} from '@quinola/cards';
import type {Equals} from '../masks/equals.js';
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
