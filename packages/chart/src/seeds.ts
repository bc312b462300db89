import {randomFrom, type Random} from '@quinola/cards';
import type {GameRecord, Player} from '@quinola/play';

/**
 * The chance of the nth chance move of a match, from 1: part of the public format
 * by which a seed names a deal. Moves taken back are not counted, so a match that
 * comes to the same place draws the same cards.
 */
export function chanceOf(seed: string, nth: number): Random {
  return randomFrom(`${seed}#${nth}`);
}

/**
 * The seed of a player's thought about a move. It comes from the match's seed by a
 * one-way street: who knows it cannot find the cards.
 * @param count how many moves stand
 */
export function thoughtSeed(record: GameRecord, player: Player, count: number): string {
  const random = randomFrom(`opponents of ${record.seed ?? ''}`);
  const own = [0, 1].map(() => random.below(2 ** 30).toString(36)).join('');
  return `${own}/${player}/${count}`;
}
