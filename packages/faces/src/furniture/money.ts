import type {Layer} from '../drawing.js';
import {at} from '../path.js';
import {ellipse, inked, type Picture} from './ink.js';

const DISC = `M0-13C7-13 13-7 13 0C13 7 7 13 0 13C-7 13-13 7-13 0C-13-7-7-13 0-13Z`;
/** The engraving on a counter. */
const ENGRAVED = `~ M0-9C5-9 9-5 9 0C9 5 5 9 0 9C-5 9-9 5-9 0C-9-5-5-9 0-9Z
~ M0-5L1-1L5 0L1 1L0 5L-1 1L-5 0L-1-1Z`;

/** The metal or dye of a counter. */
export type CounterInk = 'ochre' | 'red' | 'green';

/** A round counter about a point. */
export function disc(x: number, y: number, ink: CounterInk = 'ochre', scale = 1): Layer[] {
  return inked(`${ink[0]!} ${DISC}\n${ENGRAVED}`, at(x, y, scale));
}

/** A counter of mother-of-pearl in the shape of a fish, about its middle. */
const FISH = `1 M-26 1C-20-10-2-13 12-4L26-12C23-4 23 4 26 12L12 5C-2 13-18 11-26 1Z
~ M-15-7C-11-3-11 4-15 8M12-4C9-1 9 2 12 5M-6-6C-3-4-3-1-6 1M-6 1C-3 2-3 5-6 7M2-6C5-4 5-1 2 1M2 1C5 2 5 4 2 6M15-2L23-7M16 1L22 1M15 4L23 8
. M-20-1L-20-1`;

function fish(x: number, y: number, degrees: number, ink: 'w' | 'f'): Layer[] {
  const [body, scales, eye] = FISH.split('\n');
  return inked(`${ink}${body!.slice(1)}\n${scales!}\n-${eye!.slice(1)}`, at(x, y, 1, degrees));
}

/** One round counter. */
export function counter(ink: CounterInk = 'ochre'): Picture {
  return {width: 32, height: 32, drawing: disc(16, 16, ink, 1.1)};
}

/**
 * How four counters mark a score: `line` of them on the line, each one point; `above` it, three each;
 * `below` it, five each (Leitfaden § 9).
 */
export function marks(above: number, line: number, below: number): Picture {
  const row = (count: number, y: number): Layer[] =>
    Array.from({length: count}, (_, i) => disc(100 + (i - (count - 1) / 2) * 32, y)).flat();
  return {
    width: 200,
    height: 92,
    drawing: [
      {ink: 'ochre', d: 'M6 46L194 46', line: 2.2},
      ...row(above, 17),
      ...row(line, 46),
      ...row(below, 75),
    ],
  };
}

/**
 * Positions of the fishes in a heap: x and y relative to its half width and height, and rotation. No more fishes or round
 * counters than these are shown: they could not be told apart.
 */
const PLACES = [
  [-0.1, 0.1, -14],
  [0.42, -0.2, 24],
  [-0.55, -0.05, 8],
  [0.15, 0.62, -6],
  [-0.3, -0.6, -28],
  [0.68, 0.4, -36],
  [-0.62, 0.55, 18],
  [0.1, -0.62, 6],
] as const;

/** Positions of the round counters. */
const BETWEEN = [
  [0.3, 0.3],
  [-0.4, 0.5],
  [-0.25, -0.35],
  [0.75, -0.05],
  [-0.85, 0.3],
  [0.5, 0.8],
  [-0.7, -0.45],
  [0.5, -0.7],
] as const;

const DYES: readonly CounterInk[] = ['ochre', 'red', 'green'];

/**
 * An amount of money as fishes and round counters scattered around a point.
 * @param amount in counters; 0 shows nothing
 * @param fishWorth how many counters a fish stands for
 */
export function strewn(
  amount: number,
  fishWorth: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
): Layer[] {
  const fishes = PLACES.slice(0, Math.floor(amount / fishWorth));
  const between = BETWEEN.slice(0, Math.floor(amount) % fishWorth);
  // Alternately, so that neither kind hides the other.
  return PLACES.flatMap((_, i) => {
    const [u, v] = between[i] ?? [];
    const [s, t, turn] = fishes[i] ?? [];
    return [
      ...(u === undefined || v === undefined
        ? []
        : disc(x + u * rx, y + v * ry, DYES[i % DYES.length]!, 0.8)),
      ...(s === undefined || t === undefined || turn === undefined
        ? []
        : fish(x + s * rx, y + t * ry, turn, i % 3 === 2 ? 'f' : 'w')),
    ];
  });
}

/**
 * A small heap of money on the table.
 * @param amount in counters
 * @param fishWorth how many counters a fish stands for
 */
export function heap(amount: number, fishWorth = 10): Picture {
  return {width: 152, height: 84, drawing: strewn(amount, fishWorth, 76, 42, 58, 26)};
}

/** A group of round counters, at most eight, so that they can be counted at a glance. */
export function rounds(amount: number): Picture {
  const drawing = BETWEEN.slice(0, Math.max(0, amount)).flatMap(([x, y], i) =>
    disc(76 + x * 56, 44 + y * 30, DYES[i % DYES.length]!, 1.15),
  );
  return {width: 152, height: 88, drawing};
}

/** The dish in the middle of the table, with its contents. */
export function dish(amount: number, fishWorth = 10): Picture {
  let sprigs = '';
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 2 * Math.PI;
    const [x, y] = [Math.round(130 + Math.cos(a) * 104), Math.round(62 + Math.sin(a) * 45)];
    sprigs += `M${x - 5} ${y}C${x - 2} ${y - 3} ${x + 2} ${y - 3} ${x + 5} ${y}C${x + 2} ${y + 3} ${x - 2} ${y + 3} ${x - 5} ${y}Z`;
  }
  return {
    width: 260,
    height: 132,
    drawing: [
      ...inked(
        `e ${ellipse(130, 68, 126, 60)}
w ${ellipse(130, 62, 126, 58)}
-b ${ellipse(130, 62, 117, 53)}
b! ${sprigs}
~b ${ellipse(130, 62, 92, 38)}
e! ${ellipse(130, 63, 88, 35)}
w! ${ellipse(131, 66, 86, 32)}`,
      ),
      ...strewn(amount, fishWorth, 130, 64, 74, 24),
    ],
  };
}

/** The pannier, a basket, with its contents. */
export function pannier(amount: number, fishWorth = 10): Picture {
  let weave = '';
  for (let row = 0; row < 3; row++) {
    const [y, half] = [82 + row * 21, 100 - row * 10];
    weave += `M${130 - half} ${y - 14}Q130 ${y + 14} ${130 + half} ${y - 14}`;
  }
  for (let i = -4; i <= 4; i++) {
    weave += `M${130 + i * 24} ${Math.round(68 - Math.abs(i) * 2.6)}L${130 + i * 18} ${Math.round(136 - Math.abs(i) * 3)}`;
  }
  const bodyLeft = 'M22 46C28 88 40 122 56 130C90 140 170 140 204 130C220 122 232 88 238 46';
  return {
    width: 260,
    height: 148,
    drawing: [
      ...inked(
        `o M24 50C-2 40 2 10 31 19C42 23 47 33 48 44L42 44C41 36 38 28 29 25C9 18 8 38 26 45Z
o M236 50C262 40 258 10 229 19C218 23 213 33 212 44L218 44C219 36 222 28 231 25C251 18 252 38 234 45Z
o ${ellipse(130, 42, 112, 30)}
k ${ellipse(130, 44, 98, 22)}`,
      ),
      ...strewn(amount, fishWorth, 130, 42, 74, 13),
      ...inked(
        `o ${bodyLeft}C214 84 46 84 22 46Z
- ${weave}
~ M22 46C46 84 214 84 238 46M26 58C50 94 210 94 234 58`,
      ),
    ],
  };
}
