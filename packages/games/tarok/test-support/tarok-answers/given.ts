import type {Card} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {tarokOptions, type GivenOptions, type TarokOptions} from '../../src/tarok/rules/index.js';

/** A list of cards. */
export function cards(value: unknown): readonly Card[] {
  return (value ?? []) as readonly Card[];
}

/** A list of numbers. */
export function numbers(value: unknown): readonly number[] {
  return (value ?? []) as readonly number[];
}

/** The options that an answer mentions. */
export function optionsOf({options}: Given, more: GivenOptions = {}): TarokOptions {
  return tarokOptions({...(options as GivenOptions | undefined), ...more});
}

/** Cards as they were laid, the first by this seat, the others by the next in turn. */
export function laid(plays: readonly Card[], first: Seat, seats: number): readonly Laid[] {
  return plays.map((card, i) => ({seat: (first + i) % seats, card}));
}
