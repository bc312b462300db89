// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {FaroTable} from '../table/faro-table.js';

define('faro-table', FaroTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {FaroTable} from '../table/faro-table.js';
