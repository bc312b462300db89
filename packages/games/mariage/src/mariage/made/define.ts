// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {MariageTable} from '../table/mariage-table.js';

define('mariage-table', MariageTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {MariageTable} from '../table/mariage-table.js';
