export * from './card.js';
export * from './pack.js';
export * from './tarok.js';
export * from './random.js';
export * from './notation.js';
