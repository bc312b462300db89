import type {RulesPages} from '../types.js';
import {vienna} from './pl/vienna.js';
import {warsaw} from './pl/warsaw.js';

/** The rules pages in Polish. */
export const pages: RulesPages = {'vienna-1834': vienna, warsaw};
