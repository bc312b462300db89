import {balances, runningBalances, type Player} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {counters} from '../../src/whist/rules/display.js';
import {levelOf} from '../../src/whist/rules/levels.js';
import {rods} from '../../src/whist/rules/levels.js';
import {rubberEntries} from '../../src/whist/rules/ledger.js';
import {both, honourPoints, rubberNet, settleDeal, validRevokeSplit} from '../../src/whist/rules/settling.js';
import type {GameResult, Slam} from '../../src/whist/rules/types.js';
import {
  bySide,
  named,
  optionsOf,
  playerName,
  playerNamed,
  read,
  rulesOf,
  sideName,
  sideNamed,
  type Sides,
} from './given.js';

const LEVELS = ['simple', 'double', 'triple', 'quadruple'] as const;

interface GivenGame {
  readonly winner: string;
  readonly level?: (typeof LEVELS)[number];
  readonly oppScore?: number;
}

/** `game-level`: the losers' score → name and value of the game. */
function gameLevel(given: Given): object {
  const points = levelOf(optionsOf(given), Number(given.loserScore));
  return {level: levelName(points), points};
}

/** The name of a game's value. */
export function levelName(points: number): string {
  return LEVELS[points - 1]!;
}

/** `honours`: honours held → points. */
function honours(given: Given): object {
  const cards = bySide(given.honourCards as Sides);
  return {points: named(both((side) => honourPoints(optionsOf(given).honours, cards[side])))};
}

/** `deal-score`: a deal → the score after it, and who won by what. */
function dealScore(given: Given): object {
  const {preferenceDeal} = given;
  const penalties = (given.penalties ?? []) as {by: string; deduct: number; add: number}[];
  const {score, winner, by, carried} = settleDeal({
    options: optionsOf(given, preferenceDeal === undefined ? {} : {preference: true}),
    start: bySide(given.score as Sides),
    tricks: bySide(given.tricks as Sides),
    honourCards: bySide(given.honourCards as Sides),
    doubled: preferenceDeal === true,
    penalties: penalties.map(({by: offender, deduct, add}) => ({side: sideNamed(offender), deduct, add})),
  });
  return {score: named(score), winner: sideName(winner), by, carry: carried};
}

/** `rubber`: games and slams → what the winners get. */
function rubber(given: Given): object {
  const options = optionsOf(given);
  const games = (given.games as GivenGame[]).map(({winner, level, oppScore}) => ({
    winner: sideNamed(winner),
    level: level ? ((LEVELS.indexOf(level) + 1) as GameResult['level']) : levelOf(options, oppScore!),
  }));
  const slams = (given.slams as {side: string; kind: Slam['size']}[]).map(({side, kind}): Slam => ({
    side: sideNamed(side),
    size: kind,
  }));
  const values = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((score) => levelOf(options, score)));
  const odd = games.find(({level}) => !values.has(level));
  if (odd) throw new RangeError(`no game of these options is worth ${odd.level}`);
  const {winner, net, finished} = rubberNet(options, games, slams);
  if (finished === (given.unfinished === true))
    throw new RangeError(finished ? 'the rubber is finished' : 'the rubber is not finished');
  return {winner: sideName(winner), net};
}

interface GivenRubber {
  readonly winners: readonly [string, string];
  readonly losers?: readonly [string, string];
  readonly points: number;
  readonly out?: string;
}

/** `ledger`: rubbers → the balances in every notation. */
function ledger(given: Given): object {
  const rubbers = given.rubbers as GivenRubber[];
  const names = [...new Set(rubbers.flatMap(({winners, losers = []}) => [...winners, ...losers]))].sort();
  const {players = 4} = read(given, ['players']);
  if (names.length !== players) throw new RangeError(`${names.join(' ')} play, not ${String(players)}`);
  const entries = rubbers.flatMap(({winners, losers, points, out}, i) => {
    const others = losers ?? names.filter((name) => !winners.includes(name) && name !== out);
    const sits = names.filter((name) => ![...winners, ...others].includes(name));
    if (sits.join() !== (out ?? '')) throw new RangeError(`in rubber ${i + 1} sits out: ${sits.join(' ')}`);
    const seats = [winners[0], others[0]!, winners[1], others[1]!].map(playerNamed);
    return rubberEntries(optionsOf(given), {seats, net: points, finished: true}, i + 1);
  });
  const byName = <T>(values: (player: Player) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, values(playerNamed(name))]));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const booked = (player: Player, sign: number): number =>
    sum(
      entries
        .filter(({holder, amount}) => holder === player && amount * sign > 0)
        .map(({amount}) => amount * sign),
    );
  const final = balances(entries, names.length).players;
  const running = runningBalances(entries, names.length, rubbers.length);
  return {
    final: byName((player) => final[player]!),
    running: byName((player) => running.map((balance) => balance[player]!)),
    plusTotal: sum(final.filter((n) => n > 0)),
    minusTotal: sum(final.filter((n) => n < 0)),
    gain: byName((player) => booked(player, 1)),
    loss: byName((player) => booked(player, -1)),
    sumGain: sum(names.map((name) => booked(playerNamed(name), 1))),
    sumLoss: sum(names.map((name) => booked(playerNamed(name), -1))),
  };
}

/** `settlement`: a rubber with the dummy → balances. */
function settlement(given: Given): object {
  const own = playerNamed(String(given.withDummy));
  const [b, c] = (given.opponents as string[]).map(playerNamed) as [Player, Player];
  const net = Number(given.rubber) * (given.winner === given.withDummy ? 1 : -1);
  const entries = rubberEntries(
    optionsOf(given, {table: 'dummy'}),
    {seats: [own, b, own, c], net, finished: true},
    1,
  );
  const players = new Set([own, b, c]).size;
  if (given.players !== players) throw new RangeError(`${players} play with a dummy`);
  if (![given.withDummy, ...(given.opponents as string[]), 'opponents'].includes(given.winner))
    throw new RangeError(`no such winner: ${String(given.winner)}`);
  return {
    balance: Object.fromEntries(
      balances(entries, 3).players.map((amount, player) => [playerName(player), amount]),
    ),
  };
}

/** Runners of the kinds about marking and paying. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  // Both books lay out the counters the same way.
  marker: (given) => rulesOf(given) && counters(Number(given.points)),
  rods: (given) => {
    if (rulesOf(given) !== 'vienna-1834') throw new RangeError('only Vienna has rods');
    return {rods: rods(Number(given.firstGame), Number(given.secondGame))};
  },
  predicate: (given) => ({
    value: validRevokeSplit(optionsOf(given), Number(given.deduct), Number(given.add)),
  }),
  'game-level': gameLevel,
  honours,
  'deal-score': dealScore,
  rubber,
  ledger,
  settlement,
};
