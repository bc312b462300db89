// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {OmbreTable} from '../table/ombre-table.js';

define('ombre-table', OmbreTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {OmbreTable} from '../table/ombre-table.js';
