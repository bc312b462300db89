import {define} from '@quinola/table';
import {PatienceTable} from './patience-table.js';

define('patience-table', PatienceTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {PatienceTable} from './patience-table.js';
