export * from './keeper.js';
export * from './browser.js';
