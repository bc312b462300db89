export {NewGameTable} from './new-game-table.js';
export * from './rules/index.js';
