export * from './ladder.js';
export * from './options.js';
export * from './payments.js';
export * from './types.js';
export * from './game.js';
export * from './laws.js';
export {
  asksForVole,
  allTricks,
  delicesOf,
  knownSide,
  openTricks,
  tricks,
  type VoleSituation,
} from './playing.js';
export {dealingPlan, clearedTable, clearedCards} from './dealing.js';
export {suitsToName} from './declaring.js';
export {dealFactsOf} from './settling.js';
