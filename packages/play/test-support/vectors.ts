import {isProse} from './prose.js';
import {watched} from './reading.js';

/** A known answer: what is given, and what the rules must say to it. */
export interface Answer {
  readonly id: string;
  readonly kind: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  /** Whether the source says so itself, or it was worked out from its rules. */
  readonly origin?: string;
  /** For people. */
  readonly note?: string;
}

/** How one game answers: a runner for each kind, and fields that it compares in its own way. */
export interface Answering {
  /**
   * Builds a position or a view from `given`, calls the public functions, and tells what they say. It must ask for
   * every field of `given` by name; what it leaves unread fails the answer.
   */
  readonly runners: Readonly<Record<string, (given: Answer['given']) => object>>;
  /** Whether a field is met; `undefined` = compare it as all fields are compared. */
  readonly meets?: (
    field: string,
    expected: unknown,
    actual: Readonly<Record<string, unknown>>,
  ) => boolean | undefined;
}

/** What became of a list of known answers. */
export interface Checked {
  readonly passed: number;
  /** One line for each that failed: its id and kind, and what was expected and said, or which field was not read. */
  readonly failures: readonly string[];
}

/** Lists under these names are sets. */
const SETS = new Set(['cards', 'legal', 'lawful']);

/** What stands beside each other in an answer. */
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
 * Runs every answer. It passes when its kind is known, every field of `given` was read and every field of `expected`
 * was compared and is met; the few remarks for people stand in `prose.ts`.
 */
export function checkAnswers(answers: readonly Answer[], answering: Answering): Checked {
  const failures = answers.flatMap((answer) => {
    const wrong = faultsOf(answer, answering);
    return wrong.length ? [`${answer.id} (${answer.kind}) ${wrong.join('; ')}`] : [];
  });
  return {passed: answers.length - failures.length, failures};
}

/** Runs answers of several games, each by those of its game; of a game that is not here all fail. */
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
function faultsOf(answer: Answer, {runners, meets}: Answering): readonly string[] {
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
      const met = meets?.(field, value, actual);
      if (met === undefined && !(field in actual)) faults.push(notRead(field));
      else if (!(met ?? agrees(value, actual[field], field))) {
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

/** One part of an answer, its remarks for people apart. */
function withoutProse(answer: Answer, part: 'given' | 'expected'): Readonly<Record<string, unknown>> {
  const game = gameOf([answer]);
  return Object.fromEntries(
    Object.entries(answer[part] ?? {}).filter(([field]) => !isProse(game, answer.kind, `${part}.${field}`)),
  );
}

/** Whether a value says what is expected of it: every field that is named, lists in order unless they are sets. */
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
