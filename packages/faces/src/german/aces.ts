/** What stands between the two signs of an ace; the language of the scripts is that of `print`. */
export const aces: Readonly<Record<string, string>> = {
  // leaves of the oak about a ribbon
  C: `*g M-4 153q-10-20-26-16-8-10-20-4-14-4-20 6-12 2-14 14 2 12 14 14 6 10 20 6 12 6 20-4 16 4 26-16
*~ M-8 153l-66 0M-30 153l-8-12M-48 153l-8-12M-30 153l-8 12M-48 153l-8 12
r M-7 144l14 0 0 18-14 0
- M0 144l0 18`,
  // a shoot of vine with its tendrils
  S: `- M-84 160q20-26 42-8 18 18 42 0 24-18 42 0 22 18 42-8M-42 152q0-16 12-14 6 6-2 10M42 152q0 16-12 16-6-6 2-10
&S -70 140 .6 -30
&S 70 166 .6 150
o M-8 153l8-10 8 10-8 10`,
  // the arrow of a small god
  H: `o M-74 149l130 0 0 8-130 0
e M54 138l36 15-36 15 6-15
r M-92 136l22 13 0 8-22 13 6-17
~ M-86 141l14 10M-86 165l14-10M60 153l24 0
- M-64 149l0 8M48 149l0 8`,
  // a fool's bow
  D: `*r M-5 150q-40-34-66-10-6 20 6 30 30 4 60-14
*o M-6 160q-26 6-44 26 22 2 48-20
*~ M-14 152q-24-14-46-8M-14 158q-20 6-40 4
r M-10 142l20 0 0 22-20 0
- M-4 142l0 22M4 142l0 22`,
};
