import {define} from '@quinola/table';
import {TarokOmbreTable} from './tarok-ombre-table.js';

define('tarok-ombre-table', TarokOmbreTable);

/** Brings the tag's type and events to TypeScript for a page that imports only this module. */
export type {TarokOmbreTable} from './tarok-ombre-table.js';
