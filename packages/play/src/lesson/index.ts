export * from './document.js';
export * from './run.js';
export type {Fault} from './shape.js';
