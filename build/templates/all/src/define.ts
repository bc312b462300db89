import {define} from '@quinola/table';
import {NewGameTable} from './new-game-table.js';

define('new-game-table', NewGameTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {NewGameTable} from './new-game-table.js';
