import {inOrder} from '@quinola/opponents';
import type {CardMaxim} from './advice.js';
import {plain} from './plain.js';
import {kingPhase} from './kings.js';
import {pagatPhase} from './pagat.js';
import {skyMaxims} from './sky.js';
import {deuxMaxims} from './two.js';

export type {CardMaxim} from './advice.js';

/**
 * What the chapters on Tarok advise about one card, as far as it is decided from one view; then what is played where
 * they are silent. First what is urgent about Sky, then the Pagat, then the kings, then the cards (16., 17.).
 */
export const cardMaxims: readonly CardMaxim[] = inOrder(skyMaxims, pagatPhase, deuxMaxims, kingPhase, plain);
