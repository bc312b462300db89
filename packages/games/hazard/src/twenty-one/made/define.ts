// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {TwentyOneTable} from '../table/twenty-one-table.js';

define('twenty-one-table', TwentyOneTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {TwentyOneTable} from '../table/twenty-one-table.js';
