import {levelOf, targetOf} from '../../rules/levels.js';
import {mayCallAt, ruleSet} from '../../rules/ruleset.js';
import {honourPoints, settleDeal, slamOf, type Settled} from '../../rules/settling.js';
import type {BySide, Side, WhistOptions} from '../../rules/types.js';
import {CHANCES} from './outcomes.js';

/** The current standing of a rubber. */
export interface Standing {
  readonly score: BySide;
  /** Games won. */
  readonly wins: BySide;
}

/** The options that decide the worth of a rubber. */
export type StandingOptions = Pick<WhistOptions, 'rules' | 'honours' | 'gameLevels' | 'loserHonoursCount'>;

/** What a deal is worth to side 0 in fishes, including its effect on the rest of the rubber. */
export interface Worths {
  /** Precomputes part of all standings so that no later question takes long; returns whether all are known. */
  prepare(): boolean;
  /** The rubber from here on, before a deal. */
  rubber(standing: Standing): number;
  /** A deal marked with this result. */
  deal(standing: Standing, settled: Pick<Settled, 'score' | 'winner' | 'carried'>, tricks: BySide): number;
  /** A game won on the spot by a call. */
  call(standing: Standing, side: Side): number;
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

const sign = (side: Side): number => (side === 0 ? 1 : -1);

/**
 * The worth of a rubber by the book's own payments: game levels, bonus, slams. Later deals are assumed to end
 * like deals between book players, and a side at eight with three honours to win by its call.
 */
export function worthsOf(options: StandingOptions): Worths {
  const {rules, honours, gameLevels, loserHonoursCount} = options;
  const key = [rules, honours, gameLevels, loserHonoursCount].join();
  return (made[key] ??= makeWorths(options));
}

const made: Record<string, Worths> = {};

/** Standings by games won, last first: each depends on the ones before it and on higher scores. */
const STAGES: readonly BySide[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [0, 0],
];

function makeWorths(options: StandingOptions): Worths {
  const {rubberBonus, slams} = ruleSet(options);
  const target = targetOf(options);
  const known = new Map<number, number>();

  const game = (winner: Side, level: number, carried: number, {wins}: Standing): number => {
    const won = wins[winner] + 1;
    const after: BySide = winner === 0 ? [won, wins[1]] : [wins[0], won];
    return (
      sign(winner) * (level + (won > 1 ? rubberBonus : 0)) +
      (won > 1 ? 0 : worths.rubber({score: winner === 0 ? [carried, 0] : [0, carried], wins: after}))
    );
  };

  let stage = 0;
  const worths: Worths = {
    prepare() {
      const wins = STAGES[Math.floor(stage / (2 * target))];
      if (!wins) return true;
      const points = 2 * target - 1 - (stage++ % (2 * target));
      for (let mine = 0; mine < target && mine <= points; mine++) {
        if (points - mine < target) worths.rubber({score: [mine, points - mine], wins});
      }
      return false;
    },
    rubber(standing) {
      const {score, wins} = standing;
      const key = ((score[0] * 16 + score[1]) * 2 + wins[0]) * 2 + wins[1];
      let sum = known.get(key);
      if (sum === undefined) {
        sum = 0;
        CHANCES.forEach((row, honours) =>
          row.forEach((chance, tricks) => {
            if (chance) sum! += chance * expected(standing, honours, tricks);
          }),
        );
        known.set(key, sum);
      }
      return sum;
    },
    deal(standing, {score, winner, carried}, tricks) {
      const slam = slamOf(tricks);
      const extra = slam ? sign(slam.side) * slams[slam.size] : 0;
      return (
        extra +
        (winner === null
          ? worths.rubber({...standing, score})
          : game(winner, levelOf(options, score[other(winner)]), carried, standing))
      );
    },
    call: (standing, side) => game(side, levelOf(options, standing.score[other(side)]), 0, standing),
  };

  /**
   * A future deal with this many of four honours and tricks for side 0. Marked like {@linkcode settleDeal} when
   * nobody revokes and nothing is doubled or carried over; in plain numbers, because there are thousands.
   */
  const expected = (standing: Standing, honours: number, tricks: number): number => {
    const {score, wins} = standing;
    const holder: Side | null = honours > 2 ? 0 : honours < 2 ? 1 : null;
    if (holder !== null && mayCallAt(options, false, score[holder])) return worths.call(standing, holder);
    const maker: Side = tricks > 6 ? 0 : 1;
    const marks: [number, number] = [score[0], score[1]];
    marks[maker] += maker === 0 ? tricks - 6 : 7 - tricks;
    let winner: Side | null = marks[maker] >= target ? maker : null;
    const counts = winner === null || (options.loserHonoursCount && winner !== holder);
    if (counts && holder !== null && (target === 5 || score[holder] !== 9 || holder === maker)) {
      marks[holder] += honourPoints(options.honours, holder === 0 ? honours : 4 - honours);
      if (winner === null && marks[holder] >= target) winner = holder;
    }
    const slam =
      tricks > 11
        ? slams[tricks > 12 ? 'great' : 'small']
        : tricks < 2
          ? -slams[tricks ? 'small' : 'great']
          : 0;
    return (
      slam +
      (winner === null
        ? worths.rubber({score: marks, wins})
        : game(winner, levelOf(options, marks[other(winner)]), 0, standing))
    );
  };
  return worths;
}

/** What is needed to value a number of tricks in one deal. */
export interface DealStanding extends Standing {
  readonly options: StandingOptions;
  readonly doubled: boolean;
}

/**
 * What tricks are worth to side 0 in this deal, by its dealt honours and its tricks: in fishes, including all later
 * effects.
 * @param honours honours in the pack, 4 or 5
 */
export function payOf(
  {options, doubled, ...standing}: DealStanding,
  honours: number,
): (held: number, tricks: number) => number {
  const worths = worthsOf(options);
  const known: number[] = [];
  return (held, tricks) =>
    (known[held * 16 + tricks] ??= worths.deal(
      standing,
      settleDeal({
        options,
        start: standing.score,
        tricks: [tricks, 13 - tricks],
        honourCards: [held, honours - held],
        penalties: [],
        doubled,
      }),
      [tricks, 13 - tricks],
    ));
}
