import type {Parts} from '../courts/plate.js';

/** The four suit signs, each around its middle, about 40 wide and 46 high; the language of the scripts is that of `print`. */
export const signs: Parts = {
  // an acorn in its cup, on a stalk
  C: `- M0-12q-1-6 3-11
g M-12-5q-3 16 12 27 15-11 12-27
~ M-6 0q-1 9 3 15M0 19l0 4
o M-14-3q-2-11 14-12 16 1 14 12-14 6-28 0
~ M-11-4l4-7M-5-2l4-9M1-2l3-9M7-3l2-7M-12-7q12 5 24 0`,
  // a leaf of the lime tree, its point up
  S: `- M0 10q0 8-2 13
g M0-22q5 9 13 14 10 9 5 18-6 8-15 3-3-2-3-4 0 2-3 4-9 5-15-3-5-9 5-18 8-5 13-14
~ M0-15l0 24M0-6l7 5M0-6l-7 5M0 1l9 5M0 1l-9 5`,
  H: `r M0 21q-4-9-13-18-9-8-5-17 4-8 12-6 5 2 6 7 1-5 6-7 8-2 12 6 4 9-5 17-9 9-13 18
~ M-14-8q0-7 6-8M-12-3q6 10 10 14`,
  // a hawk bell on its ring
  D: `- M-4-17q0-6 4-6 4 0 4 6
o M0-18q17 1 17 18-1 18-17 19-16-1-17-19 0-17 17-18
r M-17 2q17 6 34 0-2 16-17 17-15-1-17-17
- M-17-1q17 6 34 0M-17 3q17 6 34 0
~ M-11-8q3-6 8-7
. M0 10l0 0
- M0 11l0 7`,
};
