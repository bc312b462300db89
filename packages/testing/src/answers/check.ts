import type {Given, Runner} from './given.js';
import {isProse} from './prose.js';
import {watched} from './reading.js';

/** A known answer: what is given, and what the rules must return. */
export interface Answer {
  readonly id: string;
  readonly kind: string;
  readonly given: Given;
  readonly expected: Readonly<Record<string, unknown>>;
  /** Whether the source states it, or it was derived from its rules. */
  readonly origin?: string;
  /** For people only. */
  readonly note?: string;
}

/** How one game answers: a runner for each kind, and its own comparisons for some fields. */
export interface Answering {
  readonly runners: Readonly<Record<string, Runner>>;
  /** Whether a field has the expected value; `undefined` = compare it in the usual way. */
  readonly compare?: (
    field: string,
    expected: unknown,
    actual: Readonly<Record<string, unknown>>,
  ) => boolean | undefined;
}

/** The result of checking known answers. */
export interface Checked {
  readonly passed: number;
  /** One line for each failure: id and kind, and the expected and actual values, or the field that was not read. */
  readonly failures: readonly string[];
}

/** Lists under these names are compared as sets. */
const SETS = new Set(['cards', 'legal', 'lawful']);

/** An expected and an actual value. */
const PARTS = new Set(['id', 'kind', 'given', 'expected', 'origin', 'note']);

/** Whether parsed JSON is a list of known answers. */
export function isAnswers(json: unknown): json is readonly Answer[] {
  return (
    Array.isArray(json) &&
    json.every(
      (answer) => typeof answer?.id === 'string' && typeof answer?.kind === 'string' && 'expected' in answer,
    )
  );
}

/** The game of a list of answers: the first word of the ids. */
export function gameOf(answers: readonly Pick<Answer, 'id'>[]): string {
  return answers[0]?.id.split('.')[0] ?? '';
}

/**
 * Checks every answer. It passes if its kind is known, every field of `given` was read and every field of `expected` was
 * compared and is equal; the few remarks for people are listed in `prose.ts`.
 */
export function checkAnswers(answers: readonly Answer[], answering: Answering): Checked {
  const failures = answers.flatMap((answer) => {
    const wrong = faultsOf(answer, answering);
    return wrong.length ? [`${answer.id} (${answer.kind}) ${wrong.join('; ')}`] : [];
  });
  return {passed: answers.length - failures.length, failures};
}

/** Checks answers of several games, each by its own game; answers of an unknown game all fail. */
export function checkGames(answers: readonly Answer[], games: Readonly<Record<string, Answering>>): Checked {
  const checked = answers.map((answer) => {
    const game = gameOf([answer]);
    return checkAnswers([answer], Object.hasOwn(games, game) ? games[game]! : {runners: {}});
  });
  return {
    passed: checked.reduce((sum, {passed}) => sum + passed, 0),
    failures: checked.flatMap(({failures}) => failures),
  };
}

/** What is wrong with one answer. */
function faultsOf(answer: Answer, {runners, compare}: Answering): readonly string[] {
  const {kind} = answer;
  const faults = Object.keys(answer)
    .filter((part) => !PARTS.has(part))
    .map(notRead);
  const given = watched(withoutProse(answer, 'given'));
  const expected = withoutProse(answer, 'expected');
  const runner = Object.hasOwn(runners, kind) ? runners[kind] : undefined;
  if (!runner) return [...faults, `RangeError: unknown kind ${kind}`];
  try {
    const actual = runner(given.value) as Readonly<Record<string, unknown>>;
    for (const [field, value] of Object.entries(expected)) {
      const isEqual = compare?.(field, value, actual);
      if (isEqual === undefined && !(field in actual)) faults.push(notRead(field));
      else if (!(isEqual ?? agrees(value, actual[field], field))) {
        faults.push(
          `${field}: expected ${JSON.stringify(value)}, not ${JSON.stringify(actual[field] ?? actual)}`,
        );
      }
    }
    faults.push(...given.unread().map(notRead));
  } catch (error) {
    faults.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  return faults;
}

const notRead = (field: string): string => `${field}: was not read`;

/** One part of an answer without its remarks for people. */
function withoutProse(answer: Answer, part: 'given' | 'expected'): Readonly<Record<string, unknown>> {
  const game = gameOf([answer]);
  return Object.fromEntries(
    Object.entries(answer[part] ?? {}).filter(([field]) => !isProse(game, answer.kind, `${part}.${field}`)),
  );
}

/** Whether a value is as expected: every field that is named, lists in order unless they are sets. */
function agrees(expected: unknown, actual: unknown, field = ''): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    if (SETS.has(field)) return expected.every((item) => actual.some((other) => agrees(item, other)));
    return expected.every((item, i) => agrees(item, actual[i]));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return false;
    return Object.entries(expected).every(([name, value]) =>
      agrees(value, (actual as Record<string, unknown>)[name], name),
    );
  }
  return Object.is(expected, actual);
}
