// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {PamphileTable} from '../table/pamphile-table.js';

define('pamphile-table', PamphileTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {PamphileTable} from '../table/pamphile-table.js';
