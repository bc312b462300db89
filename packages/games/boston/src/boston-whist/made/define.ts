// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {BostonWhistTable} from '../table/boston-whist-table.js';

define('boston-whist-table', BostonWhistTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {BostonWhistTable} from '../table/boston-whist-table.js';
