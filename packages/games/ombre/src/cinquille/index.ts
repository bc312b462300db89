export {CinquilleTable} from './cinquille-table.js';
export * from './rules/index.js';
