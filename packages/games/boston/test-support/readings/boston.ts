import {boston, bostonOptions} from '../../src/boston/rules/index.js';
import {madeFor} from './contracts-made.js';
import {testedMaximsOf} from './contracts.js';

/** What the suite of maxims needs to know of Boston and Tri-Boston. */
export const testedMaxims = testedMaximsOf(
  boston,
  [{}, {players: 3, misereNamesLeader: true}, {tariff: 'B'}, {players: 3}].map((given) =>
    bostonOptions({deals: 1, ...given} as object),
  ),
  madeFor(boston, bostonOptions()),
  false,
);
