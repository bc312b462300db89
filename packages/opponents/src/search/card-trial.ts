import type {Random} from '@quinola/cards';
import type {Equals} from '../masks/equals.js';
import type {Trial} from './paired.js';

/** How a deal on integers is played to its end. */
export interface PlayOutRules {
  /** Plays a card of the seat due. */
  play(t: Int32Array, card: number): void;
  /** The card that a player by the book would play, who sees what the seat due sees. */
  policy(t: Int32Array): number;
  /** Whether a play-out has come to its end. */
  until(t: Int32Array): boolean;
  /** What the finished table is worth to the player, in the game's own money. */
  money(t: Int32Array): number;
}

/** Whole deals that agree with a view, on integers, and how they are played to their end. */
export interface PlayedOut extends PlayOutRules {
  /** Draws a deal: puts the hidden hands, and what was laid away, onto a table. */
  deal(random: Random, t: Int32Array): void;
}

/** Plays a deal to its end on a table of its own: first this card, then what the policy says. */
export function playOn(
  dealt: Int32Array,
  t: Int32Array,
  card: number,
  {play, policy, until}: Pick<PlayOutRules, 'play' | 'policy' | 'until'>,
): void {
  t.set(dealt);
  play(t, card);
  while (!until(t)) play(t, policy(t));
}

/**
 * Weighs groups of equal cards by playing imagined deals out.
 * @param start the deal as the view shows it, the player's hand among it
 */
export function cardTrial(start: Int32Array, groups: readonly Equals[], by: PlayedOut): Trial {
  const dealt = new Int32Array(start.length),
    t = new Int32Array(start.length);
  return {
    choices: groups.length,
    weigh(random, worth, open) {
      dealt.set(start);
      by.deal(random, dealt);
      for (let choice = 0; choice < groups.length; choice++) {
        if (!open[choice]) continue;
        playOn(dealt, t, groups[choice]![0]!, by);
        worth[choice] = by.money(t);
      }
    },
  };
}
