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
export type OptionRule<Value = unknown> = WordOption<Value> | NumberOption<Value> | TextOption<Value>;

/**
 * What is known of every option of a game, by name. It is the one place where an option is declared: the type of the options, the
 * attributes and properties of the element, the form in the gallery, the page of the tag and the data for editors are made from
 * it. The comment on an option is what all of them say of it, and these marks stand in it:
 *
 * * `@offered 1 3 5` puts it into the form of the gallery, with these values besides the usual one; all it knows where none is named;
 * * `@only vienna-1834` names the set of rules under which the form shows it;
 * * `@property sitters` names the property, where every table has another of the option's name;
 * * `@with etiquette=strict` names a choice without which it means nothing; `=` alone stands for the usual one.
 */
export type OptionRules = Readonly<Record<string, OptionRule>>;

type ValueOf<Rule> = Rule extends {readonly words: readonly (infer Word)[]}
  ? Word
  : Rule extends {readonly text: true; readonly usual: infer Usual}
    ? string | Usual
    : Rule extends {readonly also: readonly (infer Also)[]}
      ? number | Also
      : number;

/** The options that rules describe, each with a value. */
export type Described<Rules extends OptionRules> = {readonly [Name in keyof Rules]: ValueOf<Rules[Name]>};

/** The options of a game, from their reader: `type Options = OptionsOf<typeof options>`. */
export type OptionsOf<Reader> = Reader extends OptionReader<infer Rules> ? Described<Rules> : never;

/** A pair that the book excludes: `option` must be `must` where `where` is `is`. */
export interface Excluded<Options extends object> {
  readonly option: keyof Options & string;
  /** What it must be; its usual value unless given. */
  readonly must?: unknown;
  readonly where: keyof Options & string;
  readonly is: unknown;
}

/** The options of a game: how they are read, and what is known of each. */
export interface OptionReader<Rules extends OptionRules> {
  /**
   * All options of a match from those that were given; `null` and `undefined` count as not given.
   * @throws OptionsError `unknown-option`; `unknown-<option>` for a value that the option does not know; `bad-number`;
   * `excluded` for a pair that the book excludes; and what `check` throws
   */
  (given?: Partial<Described<Rules>>): Described<Rules>;
  readonly rules: Rules;
}

const isWord = (rule: OptionRule): rule is WordOption<unknown> => 'words' in rule;
const isNumber = (rule: OptionRule): rule is NumberOption<unknown> => 'least' in rule;

function usualOf(rule: OptionRule, given: Readonly<Record<string, unknown>>): unknown {
  const {usual} = rule;
  if (typeof usual === 'function') return (usual as (given: object) => unknown)(given);
  return isWord(rule) ? rule.words[0] : usual;
}

/** A value that an option does not know, or a number out of its span. */
function refuseValue(option: string, rule: OptionRule, value: unknown): void {
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
 * const options = defineOptions({
 *   // Whose rules. (As a doc comment, which the pages quote.)
 *   rules: {words: ['vienna', 'warsaw']},
 *   rubbers: {least: 1, most: 60, usual: ({rules}) => (rules === 'warsaw' ? 1 : 3)},
 *   preference: {words: [false, true]},
 * }, {excluded: [{option: 'preference', where: 'rules', is: 'warsaw'}]});
 * options({rules: 'warsaw'}); // {rules: 'warsaw', rubbers: 1, preference: false}
 *
 * @param more pairs that the book excludes, and a last check of the whole, as of a set position
 */
export function defineOptions<const Rules extends OptionRules>(
  rules: Rules,
  more: {
    readonly excluded?: readonly Excluded<Described<NoInfer<Rules>>>[];
    readonly check?: (options: Described<NoInfer<Rules>>) => void;
  } = {},
): OptionReader<Rules> {
  const known = Object.entries<OptionRule>(rules);
  const read = (given: Partial<Described<Rules>> = {}): Described<Rules> => {
    const set = given as Readonly<Record<string, unknown>>;
    for (const option of Object.keys(set))
      if (!Object.hasOwn(rules, option)) throw new OptionsError('unknown-option', {option});
    const options: Readonly<Record<string, unknown>> = Object.fromEntries(
      known.map(([option, rule]) => {
        const value = set[option] ?? usualOf(rule, set);
        refuseValue(option, rule, value);
        return [option, value];
      }),
    );
    for (const {option, where, is, ...pair} of more.excluded ?? []) {
      const must = 'must' in pair ? pair.must : usualOf(rules[option]!, set);
      if (options[where] === is && options[option] !== must)
        throw new OptionsError('excluded', {
          option,
          value: String(options[option]),
          against: where,
          with: String(is),
        });
    }
    const whole = options as Described<Rules>;
    more.check?.(whole);
    return whole;
  };
  return Object.assign(read, {rules});
}
