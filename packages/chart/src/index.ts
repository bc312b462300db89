export * from './types.js';
export * from './thinking.js';
export * from './seeds.js';
export * from './fair.js';
export * from './setup.js';
export * from './nodes.js';
export * from './parts.js';
export * from './roles.js';
export * from './session-profile.js';
export * from './match.js';
export * from './once.js';
export {
  AUTOMATIC,
  isVisitor,
  lastDecision,
  leftOf,
  nextToAct,
  placeOf,
  visitorAsked,
  visitorDue,
} from './progress.js';
export * from './replay.js';
export * from './public-record.js';
export * from './storage/index.js';
