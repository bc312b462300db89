import type {GivenOptions} from '../src/whist/rules/index.js';

/** At eight, N holds two honours and S none: N calls in vain before the first trick is turned, if S does not lie. */
const CALL_IN_VAIN = `S:AKQJ.AKQJ.AKQJ.5 W:765.765.765.Q876 N:T98.T98.T98.AK43 E:432.432.432.JT92
  dealer=E turnup=2C score=8-0`;

/** Sets of options that together change every option from its default. */
export const AGREEMENTS: readonly GivenOptions[] = [
  {},
  {rules: 'warsaw'},
  {rules: 'warsaw', gameLevels: 'double-only', rubbers: 2},
  {rules: 'warsaw', middleTie: 'principle'},
  {honours: 'five-carry', rubbers: 1},
  {honours: 'none', rubbers: 1},
  {preference: true, rubbers: 1},
  {throwOver: false, loserHonoursCount: true, rubbers: 1},
  {table: 'five', lady: 2},
  {table: 'five'},
  {table: 'dummy', rubbers: 3},
  {deal: CALL_IN_VAIN, rubbers: 1},
  {deal: CALL_IN_VAIN, etiquette: 'strict', rubbers: 1},
  {etiquette: 'strict', accidents: 30, rubbers: 1},
  {rules: 'warsaw', etiquette: 'strict', accidents: 30},
];
