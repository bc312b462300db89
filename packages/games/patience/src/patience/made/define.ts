// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {PatienceTable} from '../table/patience-table.js';

define('patience-table', PatienceTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {PatienceTable} from '../table/patience-table.js';
