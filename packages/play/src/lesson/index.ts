export * from './document.js';
export * from './run.js';
export * from './says.js';
export * from './opening.js';
export {
  canAnswer,
  thingsAsked,
  matches as fits,
  isMeant,
  isRight,
  expectedMove,
  writtenMove,
} from './answers.js';
export type {Fault} from './shape.js';
