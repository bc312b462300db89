import type {RulesPages} from './load.js';

export const pages: RulesPages = {};
