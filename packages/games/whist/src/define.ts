import {define} from '@quinola/table';
import {WhistTable} from './whist-table.js';

define('whist-table', WhistTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {WhistTable} from './whist-table.js';
