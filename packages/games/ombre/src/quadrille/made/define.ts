// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {QuadrilleTable} from '../table/quadrille-table.js';

define('quadrille-table', QuadrilleTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {QuadrilleTable} from '../table/quadrille-table.js';
