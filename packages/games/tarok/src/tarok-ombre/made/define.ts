// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {TarokOmbreTable} from '../table/tarok-ombre-table.js';

define('tarok-ombre-table', TarokOmbreTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {TarokOmbreTable} from '../table/tarok-ombre-table.js';
