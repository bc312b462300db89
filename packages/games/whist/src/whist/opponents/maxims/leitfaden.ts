import type {CardMaxim} from './advice.js';
import {discards} from './leitfaden/discards.js';
import {following} from './leitfaden/following.js';
import {leads} from './leitfaden/leads.js';
import {trumpLeads} from './leitfaden/trumps.js';

/** The school of the Viennese guide (*Leitfaden*, 1834): every maxim about a card, in the order of its data. */
export const leitfaden: readonly CardMaxim[] = [...trumpLeads, ...leads, ...following, ...discards];
