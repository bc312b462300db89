import {inOrder} from '@quinola/opponents';
import type {CardMaxim} from './advice.js';
import {chiefCards} from './chief-cards.js';
import {declarers} from './declarer.js';
import {opponents} from './opponent.js';
import {plain} from './plain.js';

export type {CardMaxim, Signal} from './advice.js';

/** The treatise's advice about single cards that can be decided from one view, in order of priority. */
export const cardMaxims: readonly CardMaxim[] = inOrder(chiefCards, opponents, declarers, plain);
