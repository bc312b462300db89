export * from './schema.js';
export {PATIENCES} from './games/index.js';
export * from './rules/index.js';
export {formatMove, parseMove, parseCards} from './notation.js';
