import {inOrder} from '@quinola/opponents';
import type {CardMaxim} from './advice.js';
import {chiefCards} from './chief-cards.js';
import {declarers} from './declarer.js';
import {opponents} from './opponent.js';
import {plain} from './plain.js';

export type {CardMaxim, Signal} from './advice.js';

/** The treatise's advice that bears on one card and is decided from one view, in the order of judgement. */
export const cardMaxims: readonly CardMaxim[] = inOrder(chiefCards, opponents, declarers, plain);
