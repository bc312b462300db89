// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {BostonTable} from '../table/boston-table.js';

define('boston-table', BostonTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {BostonTable} from '../table/boston-table.js';
