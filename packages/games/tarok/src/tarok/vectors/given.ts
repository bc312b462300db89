import type {Card} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import {tarokOptions, type GivenOptions, type TarokOptions} from '../rules/index.js';

/** The input of a known answer: its fields depend on its kind. */
export type Given = Readonly<Record<string, unknown>>;

/** Runs the `given` of a known answer: builds a position or view, calls the public functions and returns their results. */
export type Runner = (given: Given) => object;

/** A list of cards. */
export function cards(value: unknown): readonly Card[] {
  return (value ?? []) as readonly Card[];
}

/** A list of numbers. */
export function numbers(value: unknown): readonly number[] {
  return (value ?? []) as readonly number[];
}

/** The meaning of a word in an answer. @throws RangeError for a word that is not in the list */
export function meaning<T>(words: Readonly<Record<string, T>>, word: unknown): T {
  if (!Object.hasOwn(words, String(word))) throw new RangeError(`no such word: ${String(word)}`);
  return words[String(word)]!;
}

/** The options that an answer mentions. */
export function optionsOf({options}: Given, more: GivenOptions = {}): TarokOptions {
  return tarokOptions({...(options as GivenOptions | undefined), ...more});
}

/** Cards as they were laid, the first by this seat, the others by the next in turn. */
export function laid(plays: readonly Card[], first: Seat, seats: number): readonly Laid[] {
  return plays.map((card, i) => ({seat: (first + i) % seats, card}));
}
