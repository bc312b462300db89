import {etiquette} from './etiquette/index.js';
import {provide} from './parts.js';
import * as position from './position.js';

// The rules whole, for Node and for other games' tools. The table's own modules load `core.js`, which fetches rare parts.
provide({position, etiquette});

export * from './core.js';
export {formatPosition, positionState, readPosition} from './position.js';
export {imagine, imaginerOf, type Imaginer} from './imagine.js';
