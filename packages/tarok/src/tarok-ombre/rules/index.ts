import {provide} from './parts.js';
import * as position from './position.js';
import {settlement} from './settling.js';

// The rules whole, for Node and for other games' tools. The table's own modules load `core.js`, which fetches what comes later.
provide({position, settlement});

export * from './core.js';
export {DEMANDS, isPlayed, ladder, lawfulBids, nominal} from './bidding.js';
export {COUNTING_CARDS, refuseDemand} from './asking.js';
export {countDeal, sideOf, type Counted, type DealToCount} from './counting.js';
export {returnable} from './moves.js';
export {partnersOf, placeOf} from './playing.js';
export {dealState, readDeal} from './position.js';
export {outcomeOf, priceOf, tariffOf, type Tariff} from './tariff.js';
export {forehandOf} from './table.js';
