import {OptionsError} from '@quinola/play';
import {part} from './parts.js';
import type {TarokOptions} from './types.js';

/** Options as a page or a record gives them: any part of them. */
export type GivenOptions = Partial<TarokOptions>;

/** The values that each option with few of them knows; the first is the default. */
export const OPTION_WORDS = {
  players: [3, 2],
  matadorSeries: ['best', 'above', 'both'],
  announcePagatWithTaroks: [false, true],
  announcePagatInSkat: [false, true],
  skyLed: ['calls-tarok', 'free'],
  pagatAccounting: ['single', 'cumulative'],
  pagatTie: ['trickWinner', 'nextInTurn'],
  cardFlow: ['pairwise', 'each'],
  stichfrei: [false, true],
  pot: [false, true],
  captorScores: [true, false],
  pairEmpty: [1, 0],
} as const;

/** The options that are numbers: default, least, most. */
export const OPTION_NUMBERS = {
  deals: [3, 1, 99],
  kingUltimo: [10, 0, 1000],
  potStake: [10, 1, 1000],
  target: [100, 1, 1000],
  doubleBelow: [50, 0, 1000],
  partyStake: [60, 0, 100000],
  pointValue: [2, 0, 100000],
  parties: [1, 1, 99],
} as const;

/** Numbers that may be left open: played until somebody stops. */
const OPEN = ['deals', 'parties'];

/** Options of one of the two games, which the other does not know. */
const TROIS = [
  'deals',
  'pagatAccounting',
  'pagatTie',
  'cardFlow',
  'kingUltimo',
  'stichfrei',
  'pot',
  'potStake',
] as const;
const DEUX = [
  'target',
  'doubleBelow',
  'partyStake',
  'pointValue',
  'parties',
  'captorScores',
  'pairEmpty',
] as const;

/**
 * All options of a match from those that were given.
 * @throws OptionsError `unknown-option`, `unknown-<option>` for a value the option does not know, `bad-number`, and
 * `excluded` for an option of the game that is not played, or a stake without a pot, and what a set deal is refused for
 */
export function tarokOptions(given: GivenOptions = {}): TarokOptions {
  const options: Record<string, unknown> = {deal: given.deal ?? null};
  for (const [name, words] of Object.entries(OPTION_WORDS)) {
    const value: unknown = given[name as keyof TarokOptions] ?? words[0];
    if (!(words as readonly unknown[]).includes(value))
      throw new OptionsError(`unknown-${name}`, {value: String(value)});
    options[name] = value;
  }
  for (const [name, [preset, least, most]] of Object.entries(OPTION_NUMBERS)) {
    const value: unknown = given[name as keyof TarokOptions] ?? preset;
    const open = value === 'open' && OPEN.includes(name);
    if (!open && !(Number.isInteger(value) && (value as number) >= least && (value as number) <= most)) {
      throw new OptionsError('bad-number', {option: name, value: String(value), least, most});
    }
    options[name] = value;
  }
  for (const name of Object.keys(given)) {
    if (!(name in options)) throw new OptionsError('unknown-option', {option: name});
  }
  const whole = options as unknown as TarokOptions;
  excludePairs(whole);
  if (whole.deal !== null) part('position').readDeal(whole.deal, whole);
  return whole;
}

/** Each game has options that the book gives it alone. */
function excludePairs(options: TarokOptions): void {
  const exclude = (option: keyof TarokOptions, against: keyof TarokOptions): never => {
    throw new OptionsError('excluded', {
      option,
      value: String(options[option]),
      against,
      with: String(options[against]),
    });
  };
  for (const option of options.players === 3 ? DEUX : TROIS) {
    if (options[option] !== defaultOf(option)) exclude(option, 'players');
  }
  if (!options.pot && options.potStake !== defaultOf('potStake')) exclude('potStake', 'pot');
}

function defaultOf(option: (typeof TROIS)[number] | (typeof DEUX)[number]): unknown {
  const [preset] =
    option in OPTION_NUMBERS
      ? OPTION_NUMBERS[option as keyof typeof OPTION_NUMBERS]
      : OPTION_WORDS[option as keyof typeof OPTION_WORDS];
  return preset;
}
