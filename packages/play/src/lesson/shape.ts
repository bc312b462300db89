/** A fault in a document. */
export interface Fault {
  /** Where: `steps[3].ask.cards[0]`; empty for the document itself. */
  readonly path: string;
  /** What was expected there, in plain English: `a whole number from 0`. */
  readonly expected: string;
  /** What was found instead, shortened. */
  readonly found: string;
}

/** The form of a part of a JSON document: it checks a value and describes itself as JSON schema (draft 7). */
export interface Shape<Value> {
  /** What is expected, for messages. */
  readonly expected: string;
  readonly schema: object;
  /** Adds everything that is wrong with `value` to `faults`. */
  check(value: unknown, path: string, faults: Fault[]): void;
  /** For the compiler only: the type of a checked value. */
  readonly of?: Value;
}

/** How many characters of the value found are shown. */
const SHOWN = 40;

function shown(value: unknown): string {
  // A page may hand in what JSON has no form for.
  const isOdd = /function|symbol|bigint/.test(typeof value);
  const text = value === undefined ? 'nothing' : isOdd ? typeof value : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function shape<Value>(expected: string, schema: object, passes: (value: unknown) => boolean): Shape<Value> {
  return {
    expected,
    schema,
    check(value, path, faults) {
      if (!passes(value)) faults.push({path, expected, found: shown(value)});
    },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is not empty. */
export const text = (expected = 'a text'): Shape<string> =>
  shape(expected, {type: 'string', minLength: 1}, (value) => typeof value === 'string' && value !== '');

/** A text that matches a regular expression. @param pattern a regular expression; the caller anchors it */
export const textLike = (expected: string, pattern: string): Shape<string> => {
  const form = new RegExp(pattern);
  return shape(expected, {type: 'string', pattern}, (value) => typeof value === 'string' && form.test(value));
};

/** One of some words. */
export const word = <const W extends string>(...words: readonly W[]): Shape<W> =>
  shape(
    words.map((one) => `"${one}"`).join(' or '),
    words.length === 1 ? {const: words[0]} : {enum: words},
    (value) => words.includes(value as W),
  );

/** A whole number. */
export const whole = (least: number, most = Infinity): Shape<number> =>
  shape(
    most === Infinity ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`,
    {type: 'integer', minimum: least, ...(most !== Infinity && {maximum: most})},
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );

/** Any JSON object. */
export const anyObject = (expected: string): Shape<Readonly<Record<string, unknown>>> =>
  shape(expected, {type: 'object'}, isObject);

/** A list of values of one shape. */
export function list<Value>(shape: Shape<Value>, least = 0): Shape<readonly Value[]> {
  const expected = least
    ? `a list with at least ${least === 1 ? 'one entry' : `${least} entries`}`
    : 'a list';
  return {
    expected,
    schema: {type: 'array', items: shape.schema, ...(least && {minItems: least})},
    check(value, path, faults) {
      if (!Array.isArray(value) || value.length < least) faults.push({path, expected, found: shown(value)});
      else value.forEach((one: unknown, i) => shape.check(one, `${path}[${i}]`, faults));
    },
  };
}

/** An object with names of a form and values of one shape. */
export function dictionary<Value>(
  expected: string,
  names: string,
  shape: Shape<Value>,
): Shape<Readonly<Record<string, Value>>> {
  const form = new RegExp(names);
  return {
    expected,
    schema: {
      type: 'object',
      minProperties: 1,
      propertyNames: {pattern: names},
      additionalProperties: shape.schema,
    },
    check(value, path, faults) {
      if (
        !isObject(value) ||
        !Object.keys(value).length ||
        !Object.keys(value).every((name) => form.test(name))
      )
        faults.push({path, expected, found: shown(value)});
      else for (const [name, one] of Object.entries(value)) shape.check(one, joined(path, name), faults);
    },
  };
}

const joined = (path: string, name: string): string => (path ? `${path}.${name}` : name);

/** The parts of an object by name; a name that ends in `?` may be missing. */
export type Fields = Readonly<Record<string, Shape<unknown>>>;

/** An object with these fields, and no others. */
export function fields<Value>(expected: string, known: Fields): Shape<Value> {
  const all = Object.entries(known).map(
    ([name, shape]) => [name.replace('?', ''), shape, name.endsWith('?')] as const,
  );
  const names = all.map(([name]) => name);
  const required = all.filter(([, , optional]) => !optional).map(([name]) => name);
  return {
    expected,
    schema: {
      type: 'object',
      properties: Object.fromEntries(all.map(([name, shape]) => [name, shape.schema])),
      ...(required.length && {required}),
      additionalProperties: false,
    },
    check(value, path, faults) {
      if (!isObject(value)) {
        faults.push({path, expected, found: shown(value)});
        return;
      }
      for (const name of Object.keys(value))
        if (!names.includes(name))
          faults.push({path: joined(path, name), expected: `one of ${names.join(', ')}`, found: `"${name}"`});
      for (const [name, shape, optional] of all)
        if (value[name] !== undefined || !optional) shape.check(value[name], joined(path, name), faults);
    },
  };
}

/**
 * One of several shapes. Faults are reported for the closest one, whose faults lie deepest; if there is none, the message names
 * what all of them expect.
 */
export function either<Value>(expected: string, ...shapes: readonly Shape<unknown>[]): Shape<Value> {
  return {
    expected,
    schema: {anyOf: shapes.map(({schema}) => schema)},
    check(value, path, faults) {
      const tried = shapes.map((one) => {
        const found: Fault[] = [];
        one.check(value, path, found);
        return found;
      });
      if (tried.some((found) => !found.length)) return;
      const within = tried.find(
        (found) =>
          found[0]!.path !== path && !found.some(({found: name, path: at}) => at.endsWith(name.slice(1, -1))),
      );
      faults.push(...(within ?? [{path, expected, found: shown(value)}]));
    },
  };
}
