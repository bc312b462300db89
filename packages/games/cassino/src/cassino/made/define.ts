// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {CassinoTable} from '../table/cassino-table.js';

define('cassino-table', CassinoTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {CassinoTable} from '../table/cassino-table.js';
