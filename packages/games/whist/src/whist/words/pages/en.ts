import type {RulesPages} from '../types.js';
import {vienna} from './en/vienna.js';
import {warsaw} from './en/warsaw.js';

/** The rules pages in English. */
export const pages: RulesPages = {'vienna-1834': vienna, warsaw};
