import {define} from '@quinola/table';
import {NewGameTable} from './new-game-table.js';

define('new-game-table', NewGameTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {NewGameTable} from './new-game-table.js';
