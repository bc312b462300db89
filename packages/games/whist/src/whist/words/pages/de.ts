import type {RulesPages} from '../types.js';
import {vienna} from './de/vienna.js';
import {warsaw} from './de/warsaw.js';

/** The rules pages in German. */
export const pages: RulesPages = {'vienna-1834': vienna, warsaw};
