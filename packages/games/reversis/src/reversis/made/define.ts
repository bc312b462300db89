// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {ReversisTable} from '../table/reversis-table.js';

define('reversis-table', ReversisTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {ReversisTable} from '../table/reversis-table.js';
