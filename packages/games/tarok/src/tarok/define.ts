import {define} from '@quinola/table';
import {TarokTable} from './tarok-table.js';

define('tarok-table', TarokTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {TarokTable} from './tarok-table.js';
