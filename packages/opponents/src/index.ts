export * from './types.js';
export * from './solver/index.js';
