import type {Proven} from './types.js';

// Of the first 16 deals these were found to come out (npm run seeds -- four-corners).
const deals: readonly Proven[] = [
  [12, 124, 62],
];

export default deals;
