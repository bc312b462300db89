import type {Proven} from './types.js';

// Of the first 16 deals these were found to come out (npm run seeds -- hemispheres).
const deals: readonly Proven[] = [
  [1, 290, 128], [5, 308, 117], [6, 285, 111], [9, 263, 123], [16, 283, 119],
];

export default deals;
