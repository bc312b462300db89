import {defineOptions} from '@quinola/play';
import {readPosition} from './position.js';
import type {WhistOptions} from './types.js';

/** Options as a page or record supplies them; any may be missing. */
export type GivenOptions = Partial<WhistOptions>;

const SWITCH = {words: [false, true]} as const;

/**
 * Fills in all options of a match from the given ones.
 * @throws OptionsError, see `defineOptions`; `excluded` for a combination the books exclude, and the reasons a set
 * position is refused
 */
export const whistOptions = defineOptions<WhistOptions>(
  {
    rules: {words: ['vienna-1834', 'warsaw']},
    honours: {words: ['four', 'five-carry', 'none']},
    mayCallAt: {words: ['six-to-eight', 'six']},
    gameLevels: {words: ['full', 'double-only']},
    table: {words: ['four', 'five', 'dummy']},
    etiquette: {words: ['relaxed', 'strict']},
    middleTie: {words: ['literal', 'principle']},
    preference: SWITCH,
    throwOver: {words: [false, true], usual: ({rules}) => rules !== 'warsaw'},
    loserHonoursCount: SWITCH,
    rubbers: {
      least: 1,
      most: 60,
      usual: ({rules, table}) => (rules === 'warsaw' ? 1 : table === 'five' ? 5 : 3),
    },
    lady: {least: 0, most: 4, usual: null, also: [null]},
    accidents: {least: 0, most: 100, usual: 3},
    deal: {text: true, usual: null},
  },
  {
    excluded: [
      // Warsaw has only one form of the game.
      {option: 'honours', where: 'rules', is: 'warsaw'},
      {option: 'table', where: 'rules', is: 'warsaw'},
      {option: 'preference', where: 'rules', is: 'warsaw'},
      {option: 'throwOver', where: 'rules', is: 'warsaw'},
      {option: 'loserHonoursCount', where: 'rules', is: 'warsaw'},
      {option: 'gameLevels', where: 'rules', is: 'vienna-1834'},
      {option: 'middleTie', where: 'rules', is: 'vienna-1834'},
      // Preference needs four honours (V-17).
      {option: 'preference', where: 'honours', is: 'five-carry'},
      {option: 'preference', where: 'honours', is: 'none'},
      // §23 III: only Preference allows calls before eight.
      {option: 'mayCallAt', where: 'preference', is: false},
      // §21: five players play exactly five rubbers.
      {option: 'rubbers', where: 'table', is: 'five'},
      {option: 'lady', where: 'table', is: 'four'},
      {option: 'lady', where: 'table', is: 'dummy'},
      {option: 'deal', where: 'table', is: 'five'},
      {option: 'deal', where: 'table', is: 'dummy'},
    ],
    check(options) {
      if (options.deal !== null) readPosition(options.deal, options);
    },
  },
);
