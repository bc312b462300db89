import {balances, sideEntries, type Entry} from '@quinola/play';
import {levelOf, targetOf} from './levels.js';
import {ruleSet} from './ruleset.js';
import {rubberNet} from './settling.js';
import {sideOf, type RubberResult, type Table, type WhistOptions} from './types.js';

/** The account in which whist is paid. */
const FISHES = 'fishes';

/**
 * How a rubber is booked: each player of side 0 receives its net, each of side 1 pays it (Vienna §12-13,
 * Warsaw l. 101-103). The player with the dummy counts twice (§24 e); one sitting out is not booked (§21).
 */
export function rubberEntries(
  options: Pick<WhistOptions, 'rules'>,
  result: Pick<RubberResult, 'seats' | 'net' | 'finished'>,
  round: number,
): Entry[] {
  const {seats, net, finished} = result;
  const warsaw = options.rules === 'warsaw';
  return sideEntries([seats[0]!, seats[2]!], [seats[1]!, seats[3]!], net, {
    account: FISHES,
    round,
    reason: finished ? 'rubber' : 'unfinished-rubber',
    source: warsaw ? 'Wist l. 101' : finished ? 'Leitfaden §12' : 'Leitfaden §13',
  });
}

/** Every booking of the session so far. */
export function ledgerOf(table: Pick<Table, 'options' | 'rubbers'>): Entry[] {
  return table.rubbers.flatMap((result, i) => rubberEntries(table.options, result, i + 1));
}

/** Each player's fishes: what is booked, plus what the current rubber is worth to him. */
export function worthOf(table: Table): number[] {
  const worth = balances(ledgerOf(table), table.players).players;
  if (table.seats.length < 4 || table.turn.over || table.turn.phase.startsWith('cutting')) return worth;
  const net = runningNet(table);
  table.seats.forEach((player, seat) => {
    worth[player]! += sideOf(seat) === 0 ? net : -net;
  });
  return worth;
}

/**
 * What the current rubber is worth to side 0: what is won, and what the current game promises. Each side's
 * chance starts even and shifts by half a target's share for each point ahead. This is our own estimate.
 */
function runningNet(table: Table): number {
  const {options, games, slams, score} = table;
  const {net} = rubberNet(options, games, slams);
  const chance = Math.min(1, Math.max(0, 0.5 + (score[0] - score[1]) / (2 * targetOf(options))));
  const wins = [0, 1].map((side) => games.filter((game) => game.winner === side).length) as [number, number];
  const ifWon = levelOf(options, score[1]) + standing(wins[0] + 1, wins[1], ruleSet(options).rubberBonus);
  const ifLost = levelOf(options, score[0]) + standing(wins[1] + 1, wins[0], ruleSet(options).rubberBonus);
  return net + chance * ifWon - (1 - chance) * ifLost;
}

/** What the rubber bonus is worth with these games won and lost, if coming games are even. */
function standing(won: number, lost: number, bonus: number): number {
  return won >= 2 ? bonus : won === lost ? 0 : bonus / 2;
}
