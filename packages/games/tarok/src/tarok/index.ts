export * from './rules/index.js';
export {imagine, imaginerOf, type Imaginer} from './opponents/imagine/index.js';
export * from './words/types.js';
export {profile, tarokMachine} from './machine.js';
export {TarokTable} from './table/tarok-table.js';
