/** A known answer: what is given, and what the rules must say to it. */
export interface Answer {
  readonly id: string;
  readonly kind: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly note?: string;
}

/** How one game answers: a runner for each kind, and fields that it compares in its own way. */
export interface Answering {
  /** Builds a position or a view from `given`, calls the public functions, and tells what they say. */
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
  /** One line for each that failed: its id, and what was expected and said. */
  readonly failures: readonly string[];
  /** Sentences in `expected`: for people, not compared. */
  readonly sentences: readonly string[];
}

/** Lists under these names are sets. */
const SETS = new Set(['cards', 'legal', 'lawful']);

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
export function gameOf(answers: readonly Answer[]): string {
  return answers[0]?.id.split('.')[0] ?? '';
}

/** Runs every answer; an unknown kind fails. Compared is what `expected` names, sentences apart. */
export function checkAnswers(answers: readonly Answer[], {runners, meets}: Answering): Checked {
  const failures: string[] = [];
  const sentences: string[] = [];
  for (const {id, kind, given, expected} of answers) {
    const wrong: string[] = [];
    try {
      const runner = runners[kind];
      if (!runner) throw new RangeError(`unknown kind ${kind}`);
      const actual = runner(given) as Readonly<Record<string, unknown>>;
      for (const [field, value] of Object.entries(expected)) {
        if (isSentence(value)) sentences.push(`${id} ${field}: ${String(value)}`);
        else if (!(meets?.(field, value, actual) ?? agrees(value, actual[field], field))) {
          wrong.push(
            `${field}: expected ${JSON.stringify(value)}, not ${JSON.stringify(actual[field] ?? actual)}`,
          );
        }
      }
    } catch (error) {
      wrong.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    }
    if (wrong.length) failures.push(`${id} (${kind}) ${wrong.join('; ')}`);
  }
  return {passed: answers.length - failures.length, failures, sentences};
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
    return Object.entries(expected).every(
      ([name, value]) => isSentence(value) || agrees(value, (actual as Record<string, unknown>)[name], name),
    );
  }
  return Object.is(expected, actual);
}

/** Whether a text is written for people: several words, one of them in small letters. */
function isSentence(value: unknown): boolean {
  return typeof value === 'string' && /\s/.test(value.trim()) && /(^|\s)\p{Ll}{2,}(\s|$|[.,;:])/u.test(value);
}
