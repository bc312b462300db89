export * from './answer.js';
export * from './messages.js';
