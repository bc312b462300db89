// Written by `node build/readmes.mjs` from game.json and the words of the game.
export * from '../rules/index.js';
export * from '../machine.js';
export {CinquilleTable} from '../table/cinquille-table.js';
