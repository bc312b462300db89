import {define} from '@quinola/table';
import {OmbreTable} from './ombre-table.js';

define('ombre-table', OmbreTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {OmbreTable} from './ombre-table.js';
