import type {Player, Seat} from '@quinola/play';
import {targetOf} from '../rules/levels.js';
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
  const side = SIDE_NAMES.indexOf(String(name) as (typeof SIDE_NAMES)[number]);
  if (side < 0) throw new RangeError(`no such side: ${String(name)}`);
  return side as Side;
}

/** The name of a side; `null` for none. */
export function sideName(side: Side | null): string | null {
  return side === null ? null : SIDE_NAMES[side];
}

/** The seat of a letter. */
export function seatNamed(letter: unknown): Seat {
  const seat = ['S', 'W', 'N', 'E'].indexOf(String(letter));
  if (seat < 0) throw new RangeError(`no such seat: ${String(letter)}`);
  return seat;
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

/** The book of an answer. @throws RangeError for a book that is not played here */
export function rulesOf({rules}: Given): RuleSetId {
  if (rules !== 'vienna-1834' && rules !== 'warsaw') throw new RangeError(`no such rules: ${String(rules)}`);
  return rules;
}

/** The words of the answers for the honours that are counted; their `five` is the game with carry-over. */
const HONOURS: Readonly<Record<string, WhistOptions['honours']>> = {
  four: 'four',
  five: 'five-carry',
  none: 'none',
};

/**
 * The options that an answer speaks of.
 * @throws RangeError where it names a word or a target that these options do not have
 */
export function optionsOf(given: Given, more: GivenOptions = {}): WhistOptions {
  const {gameLevels, target, honours = 'four'} = read(given, ['gameLevels', 'target', 'honours']);
  const named = HONOURS[String(honours)];
  if (!named) throw new RangeError(`no such honours: ${String(honours)}`);
  const options = whistOptions({
    rules: rulesOf(given),
    honours: named,
    ...(gameLevels !== undefined && {gameLevels: gameLevels as WhistOptions['gameLevels']}),
    ...more,
  });
  if (target !== undefined && target !== targetOf(options))
    throw new RangeError(`a game of these options is of ${targetOf(options)} points`);
  return options;
}

/** Some fields of what is given, each read by its name. */
export function read<K extends string>(given: Given, fields: readonly K[]): Partial<Record<K, unknown>> {
  return Object.fromEntries(fields.map((field) => [field, given[field]])) as Partial<Record<K, unknown>>;
}

/** What a word of an answer stands for. @throws RangeError for a word that is not in the list */
export function meaning<T>(words: Readonly<Record<string, T>>, word: unknown): T {
  if (!Object.hasOwn(words, String(word))) throw new RangeError(`no such word: ${String(word)}`);
  return words[String(word)]!;
}
