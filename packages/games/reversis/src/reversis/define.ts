import {define} from '@quinola/table';
import {ReversisTable} from './reversis-table.js';

define('reversis-table', ReversisTable);

/** Brings the tag's type and events to TypeScript for a page that imports only this module. */
export type {ReversisTable} from './reversis-table.js';
