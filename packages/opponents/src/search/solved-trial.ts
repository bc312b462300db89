import type {Random} from '@quinola/cards';
import type {Equals} from '../masks/equals.js';
import {SUIT_SLOTS} from '../masks/pack.js';
import {HANDS, LAID, LEADER, ON_TABLE, SEATS, TRUMP} from '../masks/table.js';
import {CARD_NUMBERS, type solvingInto, type TrickPosition} from '../solver/index.js';
import {playOn, type PlayOutRules} from './card-trial.js';
import type {Trial} from './paired.js';

/** How many positions the solver looks at before the page may breathe; most deals of eight cards take fewer. */
const AT_ONCE = 2000;

/** Whole deals that agree with a view, whose rest is solved with open cards. */
export interface SolvedTrialRules {
  /** How many suits the pack has, and the camps as the solver takes them, a bit for each seat. */
  readonly suits: number;
  readonly camp: number;
  /** The solver: for any hands, or the one for four hands of 52 cards, which is smaller. */
  readonly solving: typeof solvingInto;
  deal(random: Random, t: Int32Array): void;
  /** What so many more tricks of the player's camp are worth to the player, in the game's own money. */
  money(more: number): number;
  /**
   * How the same deals are played to their end by the book. A choice is then worth the mean of both: the solver takes it
   * that everybody sees all cards, the policy that nobody plays better than the book.
   */
  readonly played?: PlayOutRules;
}

/**
 * Weighs groups of cards by the best play of two camps to the end, each deal solved in steps; where a game says how they
 * are played, by the mean of both.
 * @param start the deal as the view shows it, with the trump in its place
 */
export function solvedTrial(start: Int32Array, groups: readonly Equals[], by: SolvedTrialRules): Trial {
  const {suits, camp, played} = by;
  const seats = start[SEATS]!;
  const dealt = start.slice(),
    t = start.slice(),
    values = new Int32Array(CARD_NUMBERS);
  const position: TrickPosition = {
    seats,
    suits,
    trump: start[TRUMP]!,
    camp,
    leader: start[LEADER]!,
    hands: new Int32Array(seats * suits),
    table: [...start.subarray(ON_TABLE, ON_TABLE + start[LAID]!)],
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
        solving = by.solving(position, values, AT_ONCE);
      }
      if (!solving()) return false;
      solving = null;
      return true;
    },
    weigh(_, worth, open) {
      for (let choice = 0; choice < groups.length; choice++) {
        if (!open[choice]) continue;
        const card = groups[choice]![0]!,
          more = values[card]!;
        worth[choice] = by.money(more);
        if (!played) continue;
        playOn(dealt, t, card, played);
        worth[choice] = (worth[choice]! + played.money(t)) / 2;
      }
    },
  };
}
