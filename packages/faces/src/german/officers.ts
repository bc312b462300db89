/** The upper officers and the lower ones; the language of the scripts is that of `print`. */
export const officers: Readonly<Record<string, string>> = {
  // acorns above: halberd, red and green
  QC: `&ground
|
&cape.gr
&shank.ro -20 184
&shank.wo 18 184 -1
&trunks.rg 0 166
&doublet.ro
&halberd 72 172
|
&akimbo.g
&reach.g 0 0 -1
&fist 70 163 -1
|
*&puff.rg -22 104
|
w M-26 92q26 18 52 0l-6-8-40 0
@ 0 12 1.18
&cut.o 0 60
&full 0 62
&lip.o 0 62
|
&plume.w -4 34 -.8
|
&beret.gr 0 38`,
  // leaves above: sword, green and ochre
  QS: `&ground
|
&cape.rg
&shank.go -20 184
&shank.go 18 184 -1
&trunks.go 0 166
&doublet.gr
&sword 70 152 .95
|
&reach.o
&reach.o 0 0 -1
&fist 70 163 -1
w M-58 158l8-2 6 18-6 8-8-2
&palm -48 184 .9 40
|
*&puff.go -22 104
|
w M-26 92q26 18 52 0l-6-8-40 0
@ 0 12 1.18
&cut.k 0 60
&half 0 62
&lip.k -4 62 .8
|
&plume.r 4 34 .8
|
&hat.gr 0 46`,
  // hearts above: a baton, red and blue
  QH: `&ground
|
&cape.br
&shank.bo -20 184
&shank.ro 18 184 -1
&trunks.rb 0 166
&doublet.bo
o M64 68l10 0 2 110-14 0
Br4 M62 84l14 0
Br4 M61 164l16 0
|
&akimbo.r
&reach.r 0 0 -1
&fist 70 163 -1
|
*&puff.br -22 104
|
w M-26 92q26 18 52 0l-6-8-40 0
@ 0 12 1.18
&cut.o 0 60
&full 0 62
&lip.o 0 62
|
&plume.o 4 36 .8
|
&beret.rb 0 38 -1`,
  // bells above: a banner, ochre and red
  QD: `&ground
|
&shank.ro -20 184
&shank.oo 18 184 -1
&trunks.or 0 166
&doublet.ro
|
&flag.or 74 172
|
&akimbo.o
&reach.o 0 0 -1
&fist 72 163 -1
|
*&puff.or -22 104
|
w M-26 92q26 18 52 0l-6-8-40 0
@ 0 12 1.18
&cut.k 0 60
&half 0 62 -1
&lip.k 4 62 .8
|
&plume.r 4 34 .8
|
&hat.ok 0 46`,
  // acorns below: a drum
  JC: `&ground
|
&shank.go -20 184
&shank.ro 18 184 -1
&trunks.gr 0 166
&doublet.go
Br5 M-30 104q20 50 44 74
|
&drum 10 196 1.05
|
*&reach.r
&sticks 0 178
*&fist 36 176 -.9 40
|
*&puff.rg -22 104
|
@ 0 12 1.18
&cut.o 0 60
&full 0 62
|
&cap.rk 0 44`,
  // leaves below: a flute
  JS: `&ground
|
&shank.ro -20 184
&shank.ro 18 184 -1
&trunks.gr 0 166
&doublet.rg
|
*&puff.go -22 104
|
*g M-40 108q-26 16-22 34 6 12 18 8 16-8 30-20l-8-14q-6 6-14 8 4-6 8-12
|
&flute 14 104 1 -8
&pinch -8 106 1
&pinch 40 104 1
@ 0 12 1.18
&cut.e 0 60
&half 0 62 -1
|
&cap.gr 0 44`,
  // hearts below: a parrot on the fist
  JH: `&ground
|
&shank.bo -20 184
&shank.ro 18 184 -1
&trunks.br 0 166
&doublet.or
|
&reach.b
&reach.b 0 0 -1
&akimbo.b
&parrot 66 104 1.05
&fist 68 164 -1
|
*&puff.ob -22 104
|
@ 0 12 1.18
&cut.o 0 60
&full 0 62
|
&cap.bo 0 44`,
  // bells below: a bugle
  JD: `&ground
|
&shank.go -20 184
&shank.oo 18 184 -1
&trunks.ro 0 166
&doublet.or
|
&horn 62 134 1.15
|
&akimbo.r
&reach.r 0 0 -1
&fist 62 163 -1
|
*&puff.ro -22 104
|
@ 0 12 1.18
&cut.k 0 60
&half 0 62
|
&cap.rk 0 44`,
};

/** The lady of a ten, who holds a banner. @param gown @param bodice @param hair their inks */
export const lady = (gown: string, bodice: string, hair: string): string => `&coat.${gown}${bodice}
${bodice} M-26 102q26-10 52 0 4 28-2 58l-44 0q-8-30-6-58
w M-8 104l16 0-2 54-12 0
=8 M-7 112l14 0;M-6 152l11 0
Bo6 M-22 160q23 8 46 0
|
&banner.w${bodice} -62 166
|
&reach.${bodice}
&fist -62 163
${bodice} M40 108q18 22 14 50-4 18-22 22l-6-12q12-6 10-22
w M34 164l8 2 0 16-9 2
&palm 26 186 -.9 20
|
*&puff.${gown}${bodice} -20 104
|
w M-22 96q22 18 44 0l-6-12-32 0
@ 0 12 1.18
|
*${hair} M-8 40c-16 2-18 22-17 40-1 16 1 26 6 34 10-2 10-18 8-34-2-12-2-26 3-40
*=4 M-12 44c-10 8-10 30-8 64;M-9 46c-6 14-6 34-4 62
|
&full 0 60
*${hair} M0 41q-12 1-15 12 9-2 15-6
|
&coronet.or 0 38`;
