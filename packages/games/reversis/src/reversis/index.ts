export {ReversisTable} from './reversis-table.js';
export * from './rules/index.js';
