export * from './game.js';
export {bidding, demandsOf, isPlayed, ladder, nominal, type Game} from './bidding.js';
export {COUNTING_CARDS, refuseDemand} from './demands.js';
export {countDeal, sideOf, type Counted, type DealToCount} from './counting.js';
export {partnersOf, placeOf} from './playing.js';
export {dealState, readDeal} from './position.js';
export {billFor, outcomeOf, tariff, type Prices} from './tariff.js';
export {forehandOf} from './table.js';
