export * from './match-storage.js';
export * from './browser.js';
