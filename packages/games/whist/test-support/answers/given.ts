import type {Player, Seat} from '@quinola/play';
import {FRENCH_52, type Card} from '@quinola/cards';
import type {Given} from '@quinola/testing/answers/given.js';
import {targetOf} from '../../src/whist/rules/levels.js';
import {
  whistOptions,
  type GivenOptions,
  type RuleSetId,
  type Side,
  type WhistOptions,
} from '../../src/whist/rules/index.js';

/** Two values, named by side. */
export interface Sides<T = number> {
  readonly us: T;
  readonly them: T;
}

/** South and north are `us`, side 0. */
const SIDE_NAMES = ['us', 'them'] as const;

/** Values by side, using the names in the answers. */
export function named<T>([us, them]: readonly [T, T]): Sides<T> {
  return {us, them};
}

/** Values named by side, in the rules' order. */
export function bySide<T>({us, them}: Sides<T>): [T, T] {
  return [us, them];
}

/** The side with this name. */
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

/** Pairs by name, each in alphabetical order. */
export function pairNames(pairs: readonly (readonly Player[])[]): string[][] {
  return pairs.map((pair) => [...pair].sort((a, b) => a - b).map(playerName));
}

/** The book an answer uses. @throws RangeError for a book that is not played here */
export function rulesOf({rules}: Given): RuleSetId {
  if (rules !== 'vienna-1834' && rules !== 'warsaw') throw new RangeError(`no such rules: ${String(rules)}`);
  return rules;
}

/** How the answers name the counted honours; their `five` is the game with carry-over. */
const HONOURS: Readonly<Record<string, WhistOptions['honours']>> = {
  four: 'four',
  five: 'five-carry',
  none: 'none',
};

/**
 * The options that an answer mentions.
 * @throws RangeError if it names a word or target these options do not have
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

/** Some fields of the input, read by name. */
export function read<K extends string>(given: Given, fields: readonly K[]): Partial<Record<K, unknown>> {
  return Object.fromEntries(fields.map((field) => [field, given[field]])) as Partial<Record<K, unknown>>;
}

/** Fills hands up to a size with cards that are in none of them. */
export function filled(
  hands: readonly (readonly Card[])[],
  size: number,
  mayFill: (card: Card) => boolean,
  elsewhere: readonly Card[] = [],
): Card[][] {
  const free = FRENCH_52.cards.filter(
    (card) => mayFill(card) && ![...hands.flat(), ...elsewhere].includes(card),
  );
  return hands.map((hand) => [...hand, ...Array.from({length: size - hand.length}, () => free.pop()!)]);
}
