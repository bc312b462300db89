export * from './game.js';
export * from './record.js';
export * from './as-record.js';
export * from './tricks.js';
export * from './dealing.js';
export * from './ledger.js';
export * from './auction.js';
export * from './chapters.js';
