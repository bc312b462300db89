import {define} from '@quinola/table';
import {ReversisTable} from './reversis-table.js';

define('reversis-table', ReversisTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {ReversisTable} from './reversis-table.js';
