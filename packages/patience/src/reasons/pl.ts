import type {Reasons} from './index.js';

export const reasons: Reasons = {};
