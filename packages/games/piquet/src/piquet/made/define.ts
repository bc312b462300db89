// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {PiquetTable} from '../table/piquet-table.js';

define('piquet-table', PiquetTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {PiquetTable} from '../table/piquet-table.js';
