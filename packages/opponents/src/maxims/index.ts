export * from './judge.js';
export * from './levels.js';
export * from './vocabulary.js';
