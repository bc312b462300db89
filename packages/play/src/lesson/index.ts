export * from './document.js';
export * from './run.js';
export * from './says.js';
export * from './opening.js';
export {canAnswer, cardsAsked, fits, isMeant, isRight, meantMove, writtenMove} from './answers.js';
export type {Fault} from './shape.js';
