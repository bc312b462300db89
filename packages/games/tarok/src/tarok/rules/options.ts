import {defineOptions} from '@quinola/play';
import {readDeal} from './position.js';
import type {TarokOptions} from './types.js';

/** Options as a page or record supplies them; any may be missing. */
export type GivenOptions = Partial<TarokOptions>;

/** Options that only Tarok en trois has. */
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

/** Options that only Tarok en deux has. */
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
 * Fills in all options of a match from the given ones.
 * @throws OptionsError, see `defineOptions`; `excluded` for an option of the other game, or a stake without
 * a pot; and the reasons a set deal is refused
 */
export const tarokOptions = defineOptions<TarokOptions>(
  {
    players: {words: [3, 2]},
    matadorSeries: {words: ['best', 'above', 'both']},
    announcePagatWithTaroks: {words: [false, true]},
    announcePagatInSkat: {words: [false, true]},
    skyLed: {words: ['calls-tarok', 'free']},
    deal: {text: true, usual: null},

    deals: {least: 1, most: 99, usual: 3, also: ['open']},
    pagatAccounting: {words: ['single', 'cumulative']},
    pagatTie: {words: ['trickWinner', 'nextInTurn']},
    cardFlow: {words: ['pairwise', 'each']},
    kingUltimo: {least: 0, most: 1000, usual: 10},
    stichfrei: {words: [false, true]},
    pot: {words: [false, true]},
    potStake: {least: 1, most: 1000, usual: 10},

    target: {least: 1, most: 1000, usual: 100},
    doubleBelow: {least: 0, most: 1000, usual: 50},
    partyStake: {least: 0, most: 100000, usual: 60},
    pointValue: {least: 0, most: 100000, usual: 2},
    parties: {least: 1, most: 99, usual: 1, also: ['open']},
    captorScores: {words: [true, false]},
    pairEmpty: {words: [1, 0]},
  },
  {
    excluded: [
      ...DEUX.map((option) => ({option, where: 'players', is: 3}) as const),
      ...TROIS.map((option) => ({option, where: 'players', is: 2}) as const),
      {option: 'potStake', where: 'pot', is: false},
    ],
    check(options) {
      if (options.deal !== null) readDeal(options.deal, options);
    },
  },
);
