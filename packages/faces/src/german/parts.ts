import type {Parts} from '../courts/plate.js';

/** What the figures of this pack share beside the parts of the French courts. */
export const parts: Parts = {
  // a gown to the ground, its middle open over fur
  gown: `1 M-30 92c-30 8-40 44-46 92-6 46-10 84-20 116l192 0c-10-32-14-70-20-116-6-48-16-84-46-92-20 8-40 8-60 0
*=8 M-30 104c-26 20-38 100-48 192;M-18 110c-6 60-16 120-20 184
|
2kE M-15 92c-4 70-8 140-10 208l50 0c-2-68-6-138-10-208
|`,
  // the same without an opening, with a hem
  coat: `1 M-30 92c-26 10-36 46-42 92-6 44-8 78-16 104q88 14 176 0c-8-26-10-60-16-104-6-46-16-82-42-92-20 8-40 8-60 0
*=8 M-28 108c-24 24-36 96-44 178;M-8 112c-2 60-8 120-12 180
|
B29 M-87 282q87 14 174 0
|
*k M-44 290q-10 4-16 9l38 0 0-9
|`,
  // fur about the shoulders
  collar: `wkE M-44 102q20-18 44-8 24-10 44 8 10 12 12 28-26 14-56 10-30 4-56-10 2-16 12-28
|`,
  // a doublet to the hips, buttoned, with a belt
  doublet: `1 M-27 100q27-10 54 0 5 32-2 66 6 8 8 16-33 12-66 0 2-8 8-16-7-34-2-66
*=5 M-22 108q-4 26 2 52;M-10 110q-3 26 0 52
- M0 102l0 80
. M0 110l0 1M0 122l0 1M0 134l0 1M0 146l0 1
B27 M-26 162q26 9 52 0
o M-5 159l10 0 0 13-10 0
|`,
  // hair cut straight across the brow, to the neck
  cut: `1 M-17-20q17-10 34 0 5 22 3 42-8 4-9-4l0-24q-11-3-22 0l0 24q-1 8-9 4-2-20 3-42
*=5 M-15-18q-5 18-3 38;M-11-20q0 18-1 36
~ M-8-22l-1 12M-3-23l-1 12M2-23l1 12M7-22l1 12`,
  // moustaches
  lip: `*1 M0 8q-5-4-9 0-4 3-6 0 3 7 9 5 5-1 6-5`,
  // a tall hat with an upturned brim, and a cap
  hat: `1 M-15 0q-2-20 4-28 11-5 22 0 6 8 4 28
2 M-26 4q4-14 14-10 12 4 24 0 10-4 14 10-26 10-52 0
~ M-20 2q20 7 40 0`,
  cap: `1 M-19 2q-6-18 6-24 14-6 26 0 12 6 6 24
~ M-12-18q-4 8-4 16M0-22l0 20M12-18q4 8 4 16
B25 M-19 2q19 6 38 0`,
  // a standing leg with a shoe, the foot to the left
  shank: `1 M-13 0q-3 40 0 60-4 24 2 44l13 0q5-22 2-44 6-30 9-60
*~ M-8 10q-2 30 0 50
B24 M-13 60q9 4 18 0
|
k M-11 102q-8 6-20 9-4 4 0 5l34 0-1-14q-6 5-13 0
w M-14 104l8 2-2 4-8-2`,
  drum: `o M-30-22q30-14 60 0l0 50q-30 14-60 0
r M-30-22q30-14 60 0-30 14-60 0
w M-27-22q27-11 54 0-27 11-54 0
Br4 M-30 22q30 14 60 0
- M-29-13l14 36 14-30 14 30 15-36
~ M-20-16q20 6 40 0`,
  sticks: `- M0 0l-22-22M4 0l20-26
. M-22-22l-1-1M24-26l1-1`,
  flute: `o M-46-3q46-2 92 0l0 6q-46 2-92 0
. M-20 0l0 0M-8 0l0 0M4 0l0 0M16 0l0 0
~ M-40-3l0 6M40-3l0 6`,
  // a parrot, looking to the left
  parrot: `g M2-34q-14-2-16 10-8 6-4 24 4 14 16 22l10 40 8-2-4-40q10-18 2-36-2-16-12-18
o M-14-26q-8 0-8 8 4 4 9-2
r M-2-2q12 2 12 24-10-4-14-14
~ M-4 4q10 6 12 16M-12-10q4 6 10 6M4 34l4 24
. M-8-26l0 0
- M-6 24l-2 8M0 26l0 8`,
  // a hunting horn, its bell up
  horn: `o M-22 34q-6-8-2-12 14-22 16-46 2-14 8-22l26 12q-12 12-14 34-6 26-26 40-4 0-8-6
- M-16 24l14 10M-6-12l22 8M0-36l22 10
Br4 M-12 4q10 6 20 6
~ M-14 20q12-18 14-44`,
  // a flag on a staff on x = 0, its field to the left
  flag: `o M-2-112l4 0 0 232-4 0
o M0-130l6 10-6 9-6-9
|
1 M-2-106q-18-6-36 0l6 26-6 28q18 6 36 0
2 M-2-90q-16-5-33 0l3 12q14-4 30 0ZM-2-66q-16-5-34 0l-2 12q18-4 36 0`,
  // the banner of the tens: a field to the left for the sign, and the Roman number
  banner: `o M-2-104l4 0 0 236-4 0
o M0-124l7 12-7 10-7-10
|
1 M-2-90q-32-8-62 2l0 76q30-10 62-2
B26 M-2-86q-32-8-58 2l0 68q28-8 58-2
- M-40-36l16 18M-24-37l-16 20`,
};
