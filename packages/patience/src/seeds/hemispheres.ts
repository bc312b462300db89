import type {Proven} from './types.js';

// Of the first 40 deals these were found to come out (npm run seeds -- hemispheres).
const deals: readonly Proven[] = [
  [1, 290, 128], [5, 308, 117], [6, 285, 111], [9, 263, 123], [16, 283, 119], [17, 264, 96], [19, 268, 80], [20, 242, 94],
  [21, 285, 130], [24, 290, 81], [25, 299, 99], [26, 355, 170], [39, 304, 116],
];

export default deals;
