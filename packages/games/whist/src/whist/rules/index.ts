export * from './game.js';
export {formatPosition, positionState, readPosition, type Position} from './position.js';
export {imagine, imaginerOf, type Imaginer} from './imagine.js';
export {allRestCertain} from './certain.js';
export {counters, otherPack, type Counters} from './display.js';
export {rods} from './levels.js';
export {levelOf, targetOf} from './levels.js';
export {mayCallAt, ruleSet, type RuleSet} from './ruleset.js';
export {
  honourPoints,
  rubberNet,
  settleDeal,
  slamOf,
  validRevokeSplit,
  type DealToSettle,
  type Settled,
} from './settling.js';
