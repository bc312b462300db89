import * as deux from './deux.js';
import {provide} from './parts.js';
import {settlement} from './settlement/index.js';

// The rules whole, for Node and for other games' tools. The table's own modules load `core.js`, which fetches rare parts.
provide({deux, settlement});

export * from './core.js';
export {imagine, imaginerOf, type Imaginer} from './imagine.js';
