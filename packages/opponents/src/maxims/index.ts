export * from './judge.js';
export * from './levels.js';
export * from './vocabulary.js';
export * from './unseen-cards.js';
