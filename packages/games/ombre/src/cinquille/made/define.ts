// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {CinquilleTable} from '../table/cinquille-table.js';

define('cinquille-table', CinquilleTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {CinquilleTable} from '../table/cinquille-table.js';
