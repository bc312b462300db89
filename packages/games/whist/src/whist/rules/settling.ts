import {targetOf} from './levels.js';
import {ruleSet} from './ruleset.js';
import type {BySide, DealResult, GameResult, Penalty, Side, Slam, WhistOptions} from './types.js';

/** The outcome of a deal before it is marked. */
export interface DealToSettle {
  readonly options: Pick<WhistOptions, 'rules' | 'honours' | 'loserHonoursCount'>;
  /** Score before the deal. */
  readonly start: BySide;
  readonly tricks: BySide;
  /** Honours dealt to each side. */
  readonly honourCards: BySide;
  readonly penalties: readonly Penalty[];
  /** The Preference suit is trumps: tricks and honours count double. */
  readonly doubled: boolean;
}

/** How a deal is marked. */
export type Settled = Pick<
  DealResult,
  'trickPoints' | 'honourPoints' | 'score' | 'winner' | 'by' | 'carried'
>;

const SIDES: readonly Side[] = [0, 1];

/** The other side. */
export function otherSide(side: Side): Side {
  return (1 - side) as Side;
}

/** Points for honours: three cards 2, four 4, five (with the ten, Vienna §22) 5; fewer are not marked (§4). */
export function honourPoints(honours: WhistOptions['honours'], cards: number): number {
  return honours === 'none' || cards < 3 ? 0 : cards === 3 ? 2 : cards;
}

/**
 * Marks a deal: tricks before honours (Vienna §6), honours never win from nine (§8), the penalty for a
 * revoke after the result (Vienna §19) or before everything (Warsaw law 3), and a side that revoked stays below
 * the target. The game ends as soon as a side reaches it; nothing later is marked, except the carry-over of §22
 * and the doubtful reading `loserHonoursCount`.
 */
export function settleDeal(deal: DealToSettle): Settled {
  const {options, start, penalties} = deal;
  const target = targetOf(options);
  const times = deal.doubled ? 2 : 1;
  const trickPoints = both((side) => Math.max(0, deal.tricks[side] - 6) * times);
  const honours = both((side) => honourPoints(options.honours, deal.honourCards[side]) * times);
  const revoked = both((side) => penalties.some((penalty) => penalty.side === side));
  const score: [number, number] = [...start];
  const marked: [number, number] = [0, 0];
  const end: {winner: Side | null; by: Settled['by']} = {winner: null, by: null};

  const decide = (reason: NonNullable<Settled['by']>): void => {
    if (end.winner !== null) return;
    const out = SIDES.find((side) => !revoked[side] && score[side] >= target);
    if (out !== undefined) [end.winner, end.by] = [out, reason];
  };
  const markHonours = (side: Side): void => {
    const stuck = target === 10 && start[side] === 9 && trickPoints[side] === 0;
    if (stuck) return;
    score[side] += honours[side];
    marked[side] = honours[side];
  };
  const penalise = (): void => {
    for (const {side, deduct, add} of penalties) {
      score[side] -= deduct;
      score[otherSide(side)] += add;
    }
  };

  const {penaltyFirst} = ruleSet(options);
  if (penaltyFirst) {
    penalise();
    decide('penalty');
  }
  const played = end.winner === null;
  if (played) {
    for (const side of SIDES) score[side] += trickPoints[side];
    decide('tricks');
  }
  if (end.winner === null) {
    SIDES.forEach(markHonours);
    decide('honours');
  } else if (options.loserHonoursCount && end.by === 'tricks') {
    markHonours(otherSide(end.winner));
  }
  if (!penaltyFirst) penalise();
  for (const side of SIDES) if (revoked[side]) score[side] = Math.min(Math.max(score[side], 0), target - 1);
  decide('penalty');

  const {winner, by} = end;
  const carried =
    winner === null || options.honours !== 'five-carry'
      ? 0
      : Math.min(9, Math.max(0, start[winner] + trickPoints[winner] + honours[winner] - target));
  const loser = winner === null ? null : otherSide(winner);
  return {
    trickPoints: played ? trickPoints : [0, 0],
    honourPoints: marked,
    winner,
    by,
    carried,
    score: both((side) => Math.min(score[side], side === loser ? target - 1 : target)),
  };
}

/** The slam of a deal that was played out (Vienna §10, Warsaw l. 168-183). */
export function slamOf(tricks: BySide): Slam | null {
  for (const side of SIDES) {
    if (tricks[side] === 13) return {side, size: 'great'};
    if (tricks[side] === 12) return {side, size: 'small'};
  }
  return null;
}

/** Whether a revoke penalty can be split so: three points in all (Vienna §19); Warsaw only adds (law 3). */
export function validRevokeSplit(options: Pick<WhistOptions, 'rules'>, deduct: number, add: number): boolean {
  const whole = Number.isInteger(deduct) && Number.isInteger(add) && deduct >= 0 && add >= 0;
  return whole && deduct + add === 3 && (deduct === 0 || !ruleSet(options).penaltyFirst);
}

/** A rubber's fishes by side: games, slams, and the bonus if it is finished (Vienna §12-13, Warsaw l. 101, 178). */
export function rubberNet(
  options: Pick<WhistOptions, 'rules'>,
  games: readonly Pick<GameResult, 'winner' | 'level'>[],
  slams: readonly Slam[],
): {readonly net: number; readonly finished: boolean; readonly winner: Side | null} {
  const rules = ruleSet(options);
  const sign = (side: Side): number => (side === 0 ? 1 : -1);
  const wins = (side: Side): number => games.filter((game) => game.winner === side).length;
  const winner = SIDES.find((side) => wins(side) >= 2) ?? null;
  const net =
    games.reduce((sum, game) => sum + sign(game.winner) * game.level, 0) +
    slams.reduce((sum, slam) => sum + sign(slam.side) * rules.slams[slam.size], 0) +
    (winner === null ? 0 : sign(winner) * rules.rubberBonus);
  return {net, winner, finished: winner !== null};
}

/** Two values, one for each side. */
export function both<T>(value: (side: Side) => T): [T, T] {
  return [value(0), value(1)];
}
