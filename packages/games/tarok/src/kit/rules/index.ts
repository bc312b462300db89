export * from './values.js';
export * from './counting.js';
export * from './tricks.js';
export * from './exchange.js';
export * from './discard.js';
export * from './seating.js';
export * from '../opponents/memory.js';
