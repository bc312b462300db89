import {company} from './company.js';
import {etiquette} from './etiquette/index.js';
import {provide} from './parts.js';
import * as position from './position.js';
import {settlement} from './settlement/index.js';

// The rules whole, for Node and for other games' tools. The table's own modules load `core.js`, which fetches chapters.
provide({position, company, etiquette, settlement});

export * from './core.js';
export {formatPosition, positionState, readPosition, type Position} from './position.js';
export {imagine, imaginerOf, type Imaginer} from './imagine.js';
export {allRestCertain} from './certain.js';
export {counters, otherPack, type Counters} from './display.js';
export {rods} from './rods.js';
export {OPTION_WORDS} from './options.js';
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
