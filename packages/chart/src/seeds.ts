import {randomFrom, type Random} from '@quinola/cards';
import type {GameRecord, Player} from '@quinola/play';

/**
 * The random source of the nth chance move of a match, from 1: part of the public format by which a seed determines a deal. Moves
 * taken back are not counted, so the same position always draws the same cards.
 */
export function chanceOf(seed: string, nth: number): Random {
  return randomFrom(`${seed}#${nth}`);
}

/**
 * The seed for a player's decision. It is a one-way hash of the match's seed, so knowing it does not reveal the cards.
 * @param count the number of moves so far that were not taken back
 */
export function thoughtSeed(record: GameRecord, player: Player, count: number): string {
  const random = randomFrom(`opponents of ${record.seed ?? ''}`);
  const own = [0, 1].map(() => random.below(2 ** 30).toString(36)).join('');
  return `${own}/${player}/${count}`;
}
