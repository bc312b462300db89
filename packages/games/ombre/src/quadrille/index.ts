export {QuadrilleTable} from './quadrille-table.js';
export * from './rules/index.js';
