export type {Picture} from './ink.js';
export {counter, dish, heap, marks, pannier, rounds, type CounterInk} from './money.js';
export {candle, pointingHand, quill} from './things.js';
