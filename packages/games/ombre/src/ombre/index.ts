export {OmbreTable} from './ombre-table.js';
export * from './rules/index.js';
