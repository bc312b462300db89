export * from './types.js';
export * from './solver/index.js';
export * from './book.js';
export * from './baseline.js';
