import {bostonWhist, bostonWhistOptions} from '../../src/boston-whist/rules/index.js';
import {madeFor} from './contracts-made.js';
import {testedMaximsOf} from './contracts.js';

/** What the suite of maxims needs to know of Boston-Whist. */
export const testedMaxims = testedMaximsOf(
  bostonWhist,
  [{}, {askMode: 'refusable'}].map((given) => bostonWhistOptions({deals: 1, ...given} as object)),
  madeFor(bostonWhist, bostonWhistOptions()),
  true,
);
