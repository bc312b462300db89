/** The four kings; the language of the scripts is that of `print`. */
export const kings: Readonly<Record<string, string>> = {
  // acorns: old, in red and ermine, with sceptre and orb
  KC: `&gown.rw
&rod.o 72 166
&fleur.o 72 166
&orb -70 128
|
&reach.g 0 0 -1
&reach.g
&fist 70 163 -1
&bear -70 150
|
&collar
@ 0 12 1.18
&locks.e 0 58
|
&full 0 58
|
&beard.e 0 58
|
&crown.or 0 38`,
  // leaves: black-bearded, in green over red, with a sword
  KS: `&gown.gr
*Bo6 M-27 100c-8 60-16 130-22 196
|
&sword 70 150 .95
|
&akimbo.r
&reach.r 0 0 -1
&fist 70 163 -1
|
&collar
Bo5 M-34 122q34 30 68 0
o M0 138l9 9-9 10-9-10
@ 0 12 1.18
|
k M-16 42q-10 12-5 40 8 6 12-2l20 0q4 8 12 2 5-28-5-40
|
&full 0 60
k M-14 60q-3 26 7 34 7 6 14 0 10-8 7-34-3 12-7 11-7-4-14 0-4 1-7-11
r! M-5 73q5 3 10 0
*k M0 68q-6-3-12 5 6 2 12-2
|
&crown.og 0 38`,
  // hearts: young, in blue and ermine, with orb and sceptre
  KH: `&gown.bw
&rod.o 72 166
&star.o 72 166
&orb -70 124
|
&reach.r
&reach.r 0 0 -1
&fist 70 163 -1
&bear -70 146
|
Bo6 M-38 100q12 40 38 40 26 0 38-40
r M0 138l7 8-7 9-7-9
@ 0 12 1.18
|
*&curl.o -18 52
*&curl.o -21 64
*&curl.o -20 76
|
&full 0 60
&lip.o 0 60
|
&crown.or 0 39`,
  // bells: in profile, in ochre and red, with a mace
  KD: `&gown.or
*Bk5 M-27 100c-8 60-16 130-22 196
|
&rod.k 70 168
o M70 20q17 2 18 20-2 18-18 20-16-2-18-20 2-18 18-20
. M62 32l0 0M70 28l0 0M78 32l0 0M62 44l0 0M70 48l0 0M78 44l0 0M70 38l0 0
|
&reach.b 0 0 -1
&reach.b
&fist 70 163 -1
w M-58 158l8-2 6 18-6 8-8-2
&palm -48 184 .9 40
|
&collar
@ 0 12 1.18
|
&neck 2 62
e M6 42c-18 2-22 18-20 34q6 12 14 4l8-18
=5 M-4 48q-8 14-6 30;M4 48q-8 13-6 28
|
&side 0 60 -1
e M12 66q5 14-2 26-10 4-18-4-2-10 2-16 10 2 18-6
=4 M8 72q2 10-2 18;M-6 74q0 8 2 14
|
&crown.or 2 38`,
};
