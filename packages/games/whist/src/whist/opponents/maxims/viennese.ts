import {inOrder, borrowed} from '@quinola/opponents';
import type {CardMaxim} from './advice.js';
import {fallback} from './fallback.js';
import {borrowedByVienna} from './hoyle/borrowed.js';
import {leitfaden} from './leitfaden.js';

/** The Viennese school in order of priority, with what it borrows and what the engine adds. */
export const viennese = (): CardMaxim[] => inOrder(leitfaden, borrowed(borrowedByVienna), fallback);
