import {cardMaxims} from '../maxims/schools.js';
import {runners as draws} from './draws.js';
import type {Given} from './given.js';
import {runners as maxims} from './maxims.js';
import {runners as scores} from './scores.js';
import {runners as tables} from './tables.js';

/** Runs the `given` of a known answer: builds a position or a view, calls the public functions, and tells what they say. */
export type Runner = (given: Given) => object;

/** The runners of all kinds of known answers about whist. */
export const runners: Readonly<Record<string, Runner>> = {
  ...maxims,
  ...draws,
  ...scores,
  ...tables,
  // What a layout illustrates need not follow from the layout alone: it must be a maxim that the opponents play by.
  'suit-layout': (given) => ({
    ...tables['suit-layout']!(given),
    maxims: cardMaxims('mixed').map(({id}) => id),
  }),
  // Among the notions of the books' advice stands one of the rules.
  predicate: (given) => (given.predicate === 'validRevokeSplit' ? scores : maxims).predicate!(given),
};

/** Fields that are compared in their own way. */
export function meets(
  field: string,
  expected: unknown,
  actual: Readonly<Record<string, unknown>>,
): boolean | undefined {
  // Of a choice: any card but of this suit, one of these cards.
  if (field === 'notSuit') return actual.suit !== undefined && actual.suit !== expected;
  if (field === 'cards' && 'card' in actual) return list(expected).includes(actual.card);
  if (field === 'maxim' && 'maxims' in actual) return list(actual.maxims).includes(expected);
  // A division into pairs has no order.
  if (field === 'pairs') return sorted(expected) === sorted(actual.pairs);
  return undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function sorted(pairs: unknown): string {
  return list(pairs)
    .map((pair) => list(pair).map(String).sort().join(''))
    .sort()
    .join(' ');
}
