import {define} from '@quinola/table';
import {WhistTable} from './whist-table.js';

define('whist-table', WhistTable);

/** Brings the tag's type and events to TypeScript for a page that imports only this module. */
export type {WhistTable} from './whist-table.js';
