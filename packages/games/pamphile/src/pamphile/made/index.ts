// Written by `node build/readmes.mjs` from game.json and the words of the game.
export * from '../rules/index.js';
export * from '../words/types.js';
export * from '../machine.js';
export {PamphileTable} from '../table/pamphile-table.js';
