export * from './types.js';
export * from './solver/index.js';
export * from './imagine/index.js';
export * from './search/index.js';
export * from './book.js';
export * from './baseline.js';
export * from './worker/index.js';
export * from './host/index.js';
