import {define} from '@quinola/table';
import {QuadrilleTable} from './quadrille-table.js';

define('quadrille-table', QuadrilleTable);

/** With the type come the tag and its events for TypeScript, in a page that imports nothing but this. */
export type {QuadrilleTable} from './quadrille-table.js';
