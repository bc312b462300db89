export * from './rules/schema.js';
export {PATIENCES} from './rules/games/index.js';
export {patienceNamed} from './rules/games/known.js';
export {registerPatience} from './rules/register.js';
export * from './rules/index.js';
export {formatMove, parseMove, parseCards} from './rules/notation.js';
export {dealOfTheDay} from './rules/deal-of-the-day.js';
export {PatienceTable} from './table/patience-table.js';
