export * from './game.js';
export {DEMANDS, isPlayed, ladder, lawfulBids, nominal} from './bidding.js';
export {COUNTING_CARDS, refuseDemand, returnable} from './asking.js';
export {countDeal, sideOf, type Counted, type DealToCount} from './counting.js';
export {partnersOf, placeOf} from './playing.js';
export {dealState, readDeal} from './position.js';
export {outcomeOf, priceOf, tariffOf, type Tariff} from './tariff.js';
export {forehandOf} from './table.js';
