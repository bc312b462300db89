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

const SWITCHES = ['preference', 'throwOver', 'loserHonoursCount'] as const;

/**
 * All options of a match from those that were given.
 * @throws OptionsError `unknown-option`, `unknown-<option>` for a word the option does not know, `bad-number`,
 * `bad-lady`, `excluded` for a pair that the books exclude, and what a set position is refused for
 */
export function whistOptions(given: GivenOptions = {}): WhistOptions {
  const rules = word('rules', given);
  const warsaw = rules === 'warsaw';
  const table = word('table', given);
  const options: WhistOptions = {
    rules,
    honours: word('honours', given),
    preference: given.preference ?? false,
    gameLevels: word('gameLevels', given),
    table,
    rubbers: given.rubbers ?? (warsaw ? 1 : table === 'five' ? 5 : 3),
    etiquette: word('etiquette', given),
    throwOver: given.throwOver ?? !warsaw,
    loserHonoursCount: given.loserHonoursCount ?? false,
    middleTie: word('middleTie', given),
    lady: given.lady ?? null,
    accidents: given.accidents ?? 3,
    deal: given.deal ?? null,
  };
  for (const name of Object.keys(given)) {
    if (!(name in options)) throw new OptionsError('unknown-option', {option: name});
  }
  for (const name of SWITCHES) {
    if (typeof options[name] !== 'boolean') throw new OptionsError(`unknown-${name}`, {value: String(options[name])});
  }
  number('rubbers', options.rubbers, 1, 60);
  number('accidents', options.accidents, 0, 100);
  if (options.lady !== null && !(Number.isInteger(options.lady) && options.lady >= 0 && options.lady < 5)) {
    throw new OptionsError('bad-lady', {value: String(options.lady)});
  }
  excludePairs(options, given);
  if (options.deal !== null) part('position').readPosition(options.deal, options);
  return options;
}

/** Pairs that the books exclude: Warsaw has one form of the game only; Preference needs four honours (V-17). */
function excludePairs(options: WhistOptions, given: GivenOptions): void {
  const exclude = (option: keyof WhistOptions, against: keyof WhistOptions): never => {
    throw new OptionsError('excluded', {
      option, value: String(options[option]), against, with: String(options[against]),
    });
  };
  if (options.rules === 'warsaw') {
    if (options.honours !== 'four') exclude('honours', 'rules');
    if (options.table !== 'four') exclude('table', 'rules');
    if (options.preference) exclude('preference', 'rules');
    if (options.throwOver) exclude('throwOver', 'rules');
    if (options.loserHonoursCount) exclude('loserHonoursCount', 'rules');
  } else {
    if (options.gameLevels !== 'full') exclude('gameLevels', 'rules');
    if (given.middleTie !== undefined && options.middleTie !== 'literal') exclude('middleTie', 'rules');
  }
  if (options.preference && options.honours !== 'four') exclude('preference', 'honours');
  // §21: five players play exactly five rubbers.
  if (options.table === 'five' && options.rubbers !== 5) exclude('rubbers', 'table');
  if (options.lady !== null && options.table !== 'five') exclude('lady', 'table');
  if (options.deal !== null && options.table !== 'four') exclude('deal', 'table');
}

function word<K extends keyof typeof OPTION_WORDS>(name: K, given: GivenOptions): (typeof OPTION_WORDS)[K][number] {
  const words: readonly string[] = OPTION_WORDS[name];
  const value: string = given[name] ?? words[0]!;
  if (!words.includes(value)) throw new OptionsError(`unknown-${name}`, {value: String(value)});
  return value as (typeof OPTION_WORDS)[K][number];
}

function number(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new OptionsError('bad-number', {option: name, value: String(value), least, most});
  }
}
