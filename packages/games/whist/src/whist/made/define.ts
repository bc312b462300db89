// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {WhistTable} from '../table/whist-table.js';

define('whist-table', WhistTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {WhistTable} from '../table/whist-table.js';
