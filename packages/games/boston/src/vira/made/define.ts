// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {ViraTable} from '../table/vira-table.js';

define('vira-table', ViraTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {ViraTable} from '../table/vira-table.js';
