import {inOrder} from '@quinola/opponents';
import type {CardMaxim} from './advice.js';
import {plain} from './plain.js';
import {kingPhase} from './kings.js';
import {pagatPhase} from './pagat.js';
import {skyMaxims} from './sky.js';
import {deuxMaxims} from './two.js';

export type {CardMaxim} from './advice.js';

/**
 * The advice of the chapters on Tarok about single cards, as far as one view decides it; then what is played where
 * they are silent. Order: urgent advice about Sky, the Pagat, the kings, the other cards (16., 17.).
 */
export const cardMaxims: readonly CardMaxim[] = inOrder(skyMaxims, pagatPhase, deuxMaxims, kingPhase, plain);
