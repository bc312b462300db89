export * from './types.js';
export * from './seeds.js';
export * from './fair.js';
export * from './setup.js';
export * from './nodes.js';
export * from './match.js';
export {isSeenBy, isVisitor, lastDecision} from './progress.js';
export * from './replay.js';
export * from './storage/index.js';
