import {define} from '@quinola/table';
import {PatienceTable} from './patience-table.js';

define('patience-table', PatienceTable);

/** Brings the tag's type and events to TypeScript for a page that imports only this module. */
export type {PatienceTable} from './patience-table.js';
