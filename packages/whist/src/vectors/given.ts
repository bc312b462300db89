import type {Player, Seat} from '@quinola/play';
import {
  whistOptions,
  type GivenOptions,
  type RuleSetId,
  type Side,
  type WhistOptions,
} from '../rules/index.js';

/** What an answer gives: fields as the kind of answer has them. */
export type Given = Readonly<Record<string, unknown>>;

/** Two values by the names of the sides. */
export interface Sides<T = number> {
  readonly us: T;
  readonly them: T;
}

/** South and north are `us`, side 0. */
const SIDE_NAMES = ['us', 'them'] as const;

/** Values by side under the names of the answers. */
export function named<T>([us, them]: readonly [T, T]): Sides<T> {
  return {us, them};
}

/** Values by the names of the sides as the rules have them. */
export function bySide<T>({us, them}: Sides<T>): [T, T] {
  return [us, them];
}

/** The side of a name. */
export function sideNamed(name: unknown): Side {
  return name === 'us' ? 0 : 1;
}

/** The name of a side; `null` for none. */
export function sideName(side: Side | null): string | null {
  return side === null ? null : SIDE_NAMES[side];
}

/** The seat of a letter. */
export function seatNamed(letter: unknown): Seat {
  return 'SWNE'.indexOf(String(letter));
}

/** The letter of a seat. */
export function seatName(seat: Seat): string {
  return 'SWNE'[seat]!;
}

/** Answers name players A to E. */
export function playerNamed(name: string): Player {
  return 'ABCDE'.indexOf(name);
}

/** The name of a player. */
export function playerName(player: Player): string {
  return 'ABCDE'[player]!;
}

/** Pairs by name, each in the order of the alphabet. */
export function pairNames(pairs: readonly (readonly Player[])[]): string[][] {
  return pairs.map((pair) => [...pair].sort((a, b) => a - b).map(playerName));
}

/** The options that an answer speaks of; its `honours: five` is the game with five honours and carry-over. */
export function optionsOf(given: Given, more: GivenOptions = {}): WhistOptions {
  const honours = given.honours === 'five' ? 'five-carry' : given.honours === 'none' ? 'none' : 'four';
  return whistOptions({
    rules: given.rules as RuleSetId,
    honours,
    ...(given.gameLevels === 'double-only' && {gameLevels: 'double-only'}),
    ...more,
  });
}
