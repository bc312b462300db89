import {define} from '@quinola/table';
import {TarokOmbreTable} from './tarok-ombre-table.js';

define('tarok-ombre-table', TarokOmbreTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {TarokOmbreTable} from './tarok-ombre-table.js';
