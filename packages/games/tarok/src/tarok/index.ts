export * from './rules/index.js';
export {imagine, imaginerOf, type Imaginer} from './imagine/index.js';
export * from './strings.js';
export {profile, tarokMachine} from './machine.js';
export {TarokTable} from './tarok-table.js';
