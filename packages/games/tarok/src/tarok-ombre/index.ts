export * from './rules/index.js';
export * from './strings.js';
export {profile, tarokOmbreMachine} from './machine.js';
export {TarokOmbreTable} from './tarok-ombre-table.js';
