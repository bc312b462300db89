export * from './schema.js';
export {PATIENCES} from './games/index.js';
export {patienceNamed} from './games/known.js';
export {registerPatience} from './register.js';
export * from './rules/index.js';
export {formatMove, parseMove, parseCards} from './notation.js';
export {PatienceTable, dealOfTheDay} from './patience-table.js';
