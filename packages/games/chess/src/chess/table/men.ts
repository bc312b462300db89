import {html, svg, type TemplateResult} from 'lit';

// The men, drawn after turned English and French patterns of about 1800 to 1830: slim stems, many rings, a knight carved on a turned
// foot. A turned man is half an outline, from its top down, mirrored: each step is a line (how far from the axis, how far down) or a
// curve (the same of its handle, then of its end), in a square of 100.

type Step = readonly [number, number] | readonly [number, number, number, number];

/** The foot of every man, as wide as it is given. */
const foot = (wide: number): readonly Step[] => [
  [wide - 6, 79],
  [wide - 6, 82],
  [wide - 3, 84],
  [wide - 3, 87],
  [wide, 88],
  [wide, 94],
];

/** The whole outline of a turned man. */
function turned(top: number, steps: readonly Step[]): string {
  const points: (readonly [number, number])[] = [
    [0, top],
    ...steps.map((step) => step.slice(-2) as [number, number]),
  ];
  const right = steps
    .map((step) =>
      step.length === 2
        ? `L${50 + step[0]} ${step[1]}`
        : `Q${50 + step[0]} ${step[1]} ${50 + step[2]} ${step[3]}`,
    )
    .join('');
  const left = [...steps.keys()]
    .reverse()
    .map((nth) => {
      const step = steps[nth]!;
      const [far, down] = points[nth]!;
      return step.length === 2 ? `L${50 - far} ${down}` : `Q${50 - step[0]} ${step[1]} ${50 - far} ${down}`;
    })
    .join('');
  const [far, down] = points.at(-1)!;
  return `M50 ${top}${right}L${50 - far} ${down}${left}Z`;
}

/** Outline and lines of each man. */
const MEN: Readonly<Record<string, readonly [outline: string, lines: string]>> = {
  P: [
    turned(34, [
      [10, 34, 10, 44],
      [10, 53, 4, 53],
      [11, 55],
      [11, 58],
      [5, 60],
      [6, 74, 14, 77],
      ...foot(23),
    ]),
    'M39 56.5h22M35 82h30',
  ],
  B: [
    turned(12, [
      [4, 12, 4, 16],
      [4, 20, 2, 20],
      [13, 27, 12, 38],
      [11, 46, 5, 47],
      [13, 49],
      [13, 52],
      [6, 54],
      [9, 56],
      [5, 58],
      [7, 73, 16, 77],
      ...foot(25),
    ]),
    'M50 24l8 9M37 50.5h26M33 82h34',
  ],
  R: [
    turned(26, [
      [4, 26],
      [4, 31],
      [9, 31],
      [9, 26],
      [17, 26],
      [16, 37],
      [12, 40],
      [12, 43],
      [9, 60, 15, 77],
      ...foot(26),
    ]),
    'M34 37h32M38 43h24M38 51h12v8h11M39 67h10v8M32 82h36',
  ],
  Q: [
    turned(8, [
      [4, 8, 4, 12],
      [4, 16, 2, 16],
      [9, 18],
      [17, 17],
      [11, 28, 9, 36],
      [15, 38],
      [15, 41],
      [8, 43],
      [11, 46],
      [6, 48],
      [6, 71, 17, 77],
      ...foot(27),
    ]),
    'M35 39.5h30M34 17q16 9 32 0M38 46h24M31 82h38',
  ],
  K: [
    turned(1, [
      [2, 1],
      [2, 5],
      [6, 5],
      [6, 9],
      [2, 9],
      [2, 13],
      [7, 15],
      [17, 20, 13, 28],
      [10, 36],
      [16, 38],
      [16, 41],
      [8, 43],
      [12, 46],
      [6, 48],
      [6, 71, 17, 77],
      ...foot(28),
    ]),
    'M34 39.5h32M37 28q13 4 26 0M38 46h24M31 82h38',
  ],
  N: [
    `M30 94v-6l3-1v-4l2-4C33 66 43 60 46 50 41 54 36 55 32 59 28 63 22 58 24 53 28 45 33 38 36 30L37 18 46 25C62 24 75 37 73 57 72 67 69 72 67 79l2 4v4l3 1v6Z`,
    'M46 25q17 8 15 32-1 14-6 20M60 30l5-3M64 39l6-2M66 49l7-1M65 60l7 1M33 79h34M39 35a2 2 0 1 0 .1 0M27 54l4-2',
  ],
};

const drawn = new Map<string, TemplateResult>();

/** A man by his letter, a capital for white; an idle pawn, which stands aside, by `i` or `I`. */
export function manPicture(letter: string): TemplateResult {
  let picture = drawn.get(letter);
  if (!picture) {
    const isIdle = letter.toUpperCase() === 'I';
    const [outline, lines] = MEN[isIdle ? 'P' : letter.toUpperCase()]!;
    const side = letter === letter.toLowerCase() ? 'black' : 'white';
    picture = html`<svg
      class="chessman ${side} ${isIdle ? 'idle' : ''}"
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      ${svg`<path class="shape" d=${outline}></path><path class="lines" d=${lines}></path>`}
    </svg>`;
    drawn.set(letter, picture);
  }
  return picture;
}
