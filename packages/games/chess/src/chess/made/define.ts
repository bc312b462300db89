// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {define} from '@quinola/table';
import {ChessTable} from '../table/chess-table.js';

define('chess-table', ChessTable);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {ChessTable} from '../table/chess-table.js';
