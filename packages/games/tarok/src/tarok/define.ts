import {define} from '@quinola/table';
import {TarokTable} from './tarok-table.js';

define('tarok-table', TarokTable);

/** Brings the tag's type and events to TypeScript for a page that imports only this module. */
export type {TarokTable} from './tarok-table.js';
