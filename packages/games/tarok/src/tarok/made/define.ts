// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {TarokTable} from '../table/tarok-table.js';

define('tarok-table', TarokTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {TarokTable} from '../table/tarok-table.js';
