export * from './bits.js';
export * from './equals.js';
export * from './pack.js';
export * from './table.js';
