import {OptionsError} from './game.js';

/** An option that is one of some values; the first is usual. */
export interface WordOption<Value> {
  readonly words: readonly Value[];
  /** Where the usual value depends on what else was given. */
  readonly usual?: (given: Readonly<Record<string, unknown>>) => Value;
}

/** An option that is a whole number. */
export interface NumberOption<Value> {
  readonly least: number;
  readonly most: number;
  readonly usual: Value | ((given: Readonly<Record<string, unknown>>) => Value);
  /** Values that are no numbers and are understood too: `open`, `null`. */
  readonly also?: readonly Value[];
}

/** An option in a notation of its own, as a set position; `null` = not given. */
export interface TextOption<Value> {
  readonly text: true;
  readonly usual: Value;
}

/** What is known of one option. */
export type OptionRule<Value> = WordOption<Value> | NumberOption<Value> | TextOption<Value>;

/** What is known of every option of a game. */
export type OptionRules<Options extends object> = {
  readonly [Name in keyof Options]-?: OptionRule<Options[Name]>;
};

/** A pair that the book excludes: `option` must be `must` where `where` is `is`. */
export interface Excluded<Options extends object> {
  readonly option: keyof Options & string;
  /** What it must be; its usual value unless given. */
  readonly must?: unknown;
  readonly where: keyof Options & string;
  readonly is: unknown;
}

/** The options of a game: how they are read, and which values they know, for pages that offer them. */
export interface OptionReader<Options extends object> {
  /**
   * All options of a match from those that were given; `null` and `undefined` count as not given.
   * @throws OptionsError `unknown-option`; `unknown-<option>` for a value that the option does not know; `bad-number`;
   * `excluded` for a pair that the book excludes; and what `check` throws
   */
  (given?: Partial<Options>): Options;
  readonly rules: OptionRules<Options>;
}

const isWord = <Value>(rule: OptionRule<Value>): rule is WordOption<Value> => 'words' in rule;
const isNumber = <Value>(rule: OptionRule<Value>): rule is NumberOption<Value> => 'least' in rule;

function usualOf<Value>(rule: OptionRule<Value>, given: Readonly<Record<string, unknown>>): Value {
  const {usual} = rule;
  if (typeof usual === 'function') return (usual as (given: object) => Value)(given);
  return isWord(rule) ? rule.words[0]! : (usual as Value);
}

/** A value that an option does not know, or a number out of its span. */
function refuseValue(option: string, rule: OptionRule<unknown>, value: unknown): void {
  if (isWord(rule)) {
    if (!rule.words.includes(value)) throw new OptionsError(`unknown-${option}`, {value: String(value)});
  } else if (isNumber(rule)) {
    const {least, most, also = []} = rule;
    const inSpan = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    if (!inSpan && !also.includes(value))
      throw new OptionsError('bad-number', {option, value: String(value), least, most});
  } else if (typeof value !== 'string' && value !== rule.usual) {
    throw new OptionsError(`unknown-${option}`, {value: String(value)});
  }
}

/**
 * Makes the reader of a game's options.
 *
 * @example
 * const options = defineOptions<Options>({
 *   rules: {words: ['vienna', 'warsaw']},
 *   rubbers: {least: 1, most: 60, usual: ({rules}) => (rules === 'warsaw' ? 1 : 3)},
 *   preference: {words: [false, true]},
 * }, {excluded: [{option: 'preference', where: 'rules', is: 'warsaw'}]});
 * options({rules: 'warsaw'}); // {rules: 'warsaw', rubbers: 1, preference: false}
 *
 * @param more pairs that the book excludes, and a last check of the whole, as of a set position
 */
export function defineOptions<Options extends object>(
  rules: OptionRules<Options>,
  more: {
    readonly excluded?: readonly Excluded<Options>[];
    readonly check?: (options: Options) => void;
  } = {},
): OptionReader<Options> {
  const known = Object.entries(rules) as [string, OptionRule<unknown>][];
  const read = (given: Partial<Options> = {}): Options => {
    const set = given as Readonly<Record<string, unknown>>;
    for (const option of Object.keys(set))
      if (!Object.hasOwn(rules, option)) throw new OptionsError('unknown-option', {option});
    const options = Object.fromEntries(
      known.map(([option, rule]) => {
        const value = set[option] ?? usualOf(rule, set);
        refuseValue(option, rule, value);
        return [option, value];
      }),
    );
    for (const {option, where, is, ...pair} of more.excluded ?? []) {
      const must = 'must' in pair ? pair.must : usualOf(rules[option] as OptionRule<unknown>, set);
      if (options[where] === is && options[option] !== must)
        throw new OptionsError('excluded', {
          option,
          value: String(options[option]),
          against: where,
          with: String(is),
        });
    }
    const whole = options as Options;
    more.check?.(whole);
    return whole;
  };
  return Object.assign(read, {rules});
}
