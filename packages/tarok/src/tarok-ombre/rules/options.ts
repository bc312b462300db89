import {OptionsError} from '@quinola/play';
import {part} from './parts.js';
import type {TarokOmbreOptions} from './types.js';

/** Options as a page or a record gives them: any part of them. */
export type GivenOptions = Partial<TarokOmbreOptions>;

/** The values that each option knows; the first is the default. */
export const OPTION_WORDS = {
  manner: ['old', 'new'],
  playTre: [false, true],
  forehandMayPass: [false, true],
  lossTariff: ['symmetrical', 'game-only'],
  remisPays: [false, true],
  toutUnoNew: [300, 500],
  toutAddsPoints: [false, true],
  toutTakesSkat: [true, false],
  toutWithSky: ['no', 'except-sky-trick'],
  skyLimit: ['none', 'before-last-three'],
  skyLed: ['calls-tarok', 'free'],
} as const;

type Word = keyof typeof OPTION_WORDS;

/**
 * All options of a match from those that were given.
 * @throws OptionsError `unknown-option`, `unknown-<option>` for a value the option does not know, `bad-number`,
 * `excluded` for a pair that the manners of the book exclude, and what a set deal is refused for
 */
export function tarokOmbreOptions(given: GivenOptions = {}): TarokOmbreOptions {
  const options: TarokOmbreOptions = {
    manner: word('manner', given),
    playTre: word('playTre', given),
    forehandMayPass: word('forehandMayPass', given),
    forehandConsolation: given.forehandConsolation ?? 10,
    lossTariff: word('lossTariff', given),
    remisPays: word('remisPays', given),
    toutUnoNew: word('toutUnoNew', given),
    toutAddsPoints: word('toutAddsPoints', given),
    toutTakesSkat: word('toutTakesSkat', given),
    toutWithSky: word('toutWithSky', given),
    skyLimit: word('skyLimit', given),
    skyLed: word('skyLed', given),
    deals: given.deals ?? 6,
    deal: given.deal ?? null,
  };
  for (const option of Object.keys(given))
    if (!(option in options)) throw new OptionsError('unknown-option', {option});
  number('forehandConsolation', options.forehandConsolation, 0, 1000);
  if (options.deals !== 'open') number('deals', options.deals, 1, 99);
  // A Tre is not known to the new manner; only there is the Tout of a Uno in doubt, and the Skat the declarer's own.
  if (options.manner === 'new') {
    if (options.playTre) exclude(options, 'playTre');
    if (!options.toutTakesSkat) exclude(options, 'toutTakesSkat');
  } else if (options.toutUnoNew !== 300) exclude(options, 'toutUnoNew');
  if (options.deal !== null) part('position').readDeal(options.deal, options);
  return options;
}

function exclude(options: TarokOmbreOptions, option: Word): never {
  throw new OptionsError('excluded', {
    option,
    value: String(options[option]),
    against: 'manner',
    with: options.manner,
  });
}

function word<K extends Word>(name: K, given: GivenOptions): TarokOmbreOptions[K] {
  const words: readonly unknown[] = OPTION_WORDS[name];
  const value: unknown = given[name] ?? words[0];
  if (!words.includes(value)) throw new OptionsError(`unknown-${name}`, {value: String(value)});
  return value as TarokOmbreOptions[K];
}

function number(option: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new OptionsError('bad-number', {option, value: String(value), least, most});
}
