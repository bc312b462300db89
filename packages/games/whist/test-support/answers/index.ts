import {runners as draws} from './draws.js';
import {FRENCH_SUITS} from '@quinola/cards';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {inference} from './inferences.js';
import {runners as maxims} from './maxims.js';
import {runners as scores} from './scores.js';
import {runners as tables} from './tables.js';

/** Runs the `given` of a known answer: builds a position or view, calls the public functions and returns their results. */
export type Runner = (given: Given) => object;

/** The runners of all kinds of known answers about whist. */
export const runners: Readonly<Record<string, Runner>> = {
  ...maxims,
  ...draws,
  ...scores,
  ...tables,
  inference,
  // One of the predicates is about a rule, not about the books' advice.
  predicate: (given) => (given.predicate === 'validRevokeSplit' ? scores : maxims).predicate!(given),
};

/** Who deals after a voided deal, in the words of the answers. */
const DEALERS: Readonly<Record<string, string>> = {
  same: 'same',
  dealer: 'same',
  'same-dealer': 'same',
  left: 'left',
  next: 'left',
};

/** Compares the fields that need their own comparison. */
export function compare(
  field: string,
  expected: unknown,
  actual: Readonly<Record<string, unknown>>,
): boolean | undefined {
  // For a choice: any card not of this suit, or one of these cards.
  if (field === 'notSuit') return isSuit(expected) && actual.suit !== undefined && actual.suit !== expected;
  if (field === 'cards' && 'card' in actual) return list(expected).includes(actual.card);
  if (field === 'maxim' && 'maxims' in actual) return list(actual.maxims).includes(expected);
  // For the leads after the card: these, or a first one not of this suit.
  if (field === 'then' && 'card' in actual)
    return list(expected).every((card, i) => card === list(actual.then)[i]) && list(expected).length > 0;
  if (field === 'thenSuitNot') {
    const [card] = list(actual.then) as readonly string[];
    return isSuit(expected) && card !== undefined && card[1] !== expected;
  }
  // The eldest hand is named by seat or by that word, and his choices have no order.
  if (field === 'by' && 'remedy' in actual) return expected === actual.by || expected === 'eldest';
  if (field === 'choices') return sorted([expected]) === sorted([actual.choices]);
  if (field === 'redealBy') return actual.redealBy === meaning(DEALERS, expected);
  // A division into pairs has no order.
  if (field === 'pairs') return sorted(expected) === sorted(actual.pairs);
  return undefined;
}

function isSuit(value: unknown): boolean {
  return (FRENCH_SUITS as readonly unknown[]).includes(value);
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
