import {define} from '@quinola/table';
import {CinquilleTable} from './cinquille-table.js';

define('cinquille-table', CinquilleTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {CinquilleTable} from './cinquille-table.js';
