import {balances} from '@quinola/play';
import {isTrois} from './table.js';
import type {Table} from './types.js';

/**
 * What each player has and may expect: what is booked; en trois his share of the pot; en deux the value of the
 * current party, each share of the target he is ahead raising his chance of winning it (our own estimate).
 */
export function worthOf(table: Table): number[] {
  const {options, pot, scores, turn} = table;
  const worth = balances(table.entries, options.players).players;
  if (isTrois(table)) return worth.map((n) => n + pot / options.players);
  if (turn.over) return worth;
  const ahead = scores[0]! - scores[1]!;
  const chance = Math.max(-1, Math.min(1, ahead / options.target));
  const net = options.pointValue * ahead + options.partyStake * chance;
  return [worth[0]! + net, worth[1]! - net];
}
