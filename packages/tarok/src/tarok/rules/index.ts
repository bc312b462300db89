import * as deux from './deux.js';
import {provide} from './parts.js';
import * as position from './position.js';
import {settlement} from './settlement/index.js';

// The rules whole, for Node and for other games' tools. The table's own modules load `core.js`, which fetches rare parts.
provide({deux, position, settlement});

export * from './core.js';
export {imagine, imaginerOf, type Imaginer} from './imagine.js';
export {dealState, readDeal} from './position.js';
