import type {CardMaxim} from './advice.js';
import {following} from './hoyle/following.js';
import {leads} from './hoyle/leads.js';
import {borrowedByVienna} from './hoyle/borrowed.js';
import {turnedUp} from './hoyle/turned.js';

/** Hoyle's school in its Polish version (*Gra Wista*): every maxim about a card, in the order of its data. */
export const hoyle: readonly CardMaxim[] = [...borrowedByVienna, ...turnedUp, ...leads, ...following];
