import {OptionsError} from '@quinola/play';
import {part} from './parts.js';
import type {WhistOptions} from './types.js';

/** Options as a page or a record gives them: any part of them. */
export type GivenOptions = Partial<WhistOptions>;

/** The words that each option knows; the first is the default. */
export const OPTION_WORDS = {
  rules: ['vienna-1834', 'warsaw'],
  honours: ['four', 'five-carry', 'none'],
  gameLevels: ['full', 'double-only'],
  table: ['four', 'five', 'dummy'],
  etiquette: ['relaxed', 'strict'],
  middleTie: ['literal', 'principle'],
} as const;

const SWITCHES = [false, true] as const;

/** What each option may be: one of some words, a whole number of a span, or what is looked at elsewhere. */
const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  ...OPTION_WORDS,
  preference: SWITCHES,
  throwOver: SWITCHES,
  loserHonoursCount: SWITCHES,
};
/** Whole numbers: least, most. That no lady is set is `null`. */
const SPANS = [
  ['rubbers', 1, 60],
  ['accidents', 0, 100],
  ['lady', 0, 4],
] as const;

/** Pairs that the books exclude: an option must be just so where another is what is said behind it. */
const EXCLUDED: readonly (readonly [
  option: keyof WhistOptions,
  must: unknown,
  where: keyof WhistOptions,
  is: unknown,
])[] = [
  // Warsaw has one form of the game only.
  ['honours', 'four', 'rules', 'warsaw'],
  ['table', 'four', 'rules', 'warsaw'],
  ['preference', false, 'rules', 'warsaw'],
  ['throwOver', false, 'rules', 'warsaw'],
  ['loserHonoursCount', false, 'rules', 'warsaw'],
  ['gameLevels', 'full', 'rules', 'vienna-1834'],
  ['middleTie', 'literal', 'rules', 'vienna-1834'],
  // Preference needs four honours (V-17).
  ['preference', false, 'honours', 'five-carry'],
  ['preference', false, 'honours', 'none'],
  // §21: five players play exactly five rubbers.
  ['rubbers', 5, 'table', 'five'],
  ['lady', null, 'table', 'four'],
  ['lady', null, 'table', 'dummy'],
  ['deal', null, 'table', 'five'],
  ['deal', null, 'table', 'dummy'],
];

/**
 * All options of a match from those that were given.
 * @throws OptionsError `unknown-option`, `unknown-<option>` for a word the option does not know, `bad-number`,
 * `excluded` for a pair that the books exclude, and what a set position is refused for
 */
export function whistOptions(given: GivenOptions = {}): WhistOptions {
  const first = Object.fromEntries(Object.entries(KNOWN).map(([name, [word]]) => [name, word]));
  const warsaw = given.rules === 'warsaw';
  const usual = {
    ...first,
    rubbers: warsaw ? 1 : given.table === 'five' ? 5 : 3,
    throwOver: !warsaw,
    lady: null,
    accidents: 3,
    deal: null,
  };
  const options = {
    ...usual,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)),
  } as unknown as WhistOptions;
  for (const [name, words] of Object.entries(KNOWN)) {
    const value = options[name as keyof WhistOptions];
    if (!words.includes(value)) throw new OptionsError(`unknown-${name}`, {value: String(value)});
  }
  for (const option of Object.keys(given)) {
    if (!(option in usual)) throw new OptionsError('unknown-option', {option});
  }
  for (const [option, least, most] of SPANS) {
    const value = options[option];
    if (value !== null && !(Number.isInteger(value) && value >= least && value <= most)) {
      throw new OptionsError('bad-number', {option, value: String(value), least, most});
    }
  }
  for (const [option, must, against, is] of EXCLUDED) {
    if (options[against] === is && options[option] !== must) {
      throw new OptionsError('excluded', {option, value: String(options[option]), against, with: String(is)});
    }
  }
  if (options.deal !== null) part('position').readPosition(options.deal, options);
  return options;
}
