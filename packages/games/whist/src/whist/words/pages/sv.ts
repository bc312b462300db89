import type {RulesPages} from '../types.js';
import {vienna} from './sv/vienna.js';
import {warsaw} from './sv/warsaw.js';

/** The rules pages in Swedish. */
export const pages: RulesPages = {'vienna-1834': vienna, warsaw};
