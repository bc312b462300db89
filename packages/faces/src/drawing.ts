/**
 * The plate on which every card is drawn, in drawing units: `viewBox="0 0 200 306"`.
 * A Paris card of about 1816 measures some 54 × 83 mm, and the plate keeps that proportion (1 : 1.53).
 */
export const cardBox = {width: 200, height: 306} as const;

/**
 * The colours of drawings; the theme defines what they look like.
 * `key` is the black line block, `suit` the colour of the card's own suit, `paper` the sheet,
 * `black` solid black; the others are the stencilled colours.
 */
export const INKS = [
  'key',
  'suit',
  'red',
  'blue',
  'ochre',
  'green',
  'grey',
  'flesh',
  'paper',
  'black',
] as const;

/** One colour of the palette, see {@linkcode INKS}. */
export type Ink = (typeof INKS)[number];

/** One impression of the press: a path in one ink. */
export interface Layer {
  readonly ink: Ink;
  /** SVG path data in the units of {@linkcode cardBox}. */
  readonly d: string;
  /** Width of the line where the path is drawn as a line (round caps and joins, no fill); otherwise it is filled (nonzero). */
  readonly line?: number;
  /** `stroke-dasharray` of a broken or dotted line. */
  readonly dash?: string;
  /** The role of a layer that some ways of showing a figure treat separately: the paper around the frame, or the lettered name. */
  readonly part?: 'margin' | 'name';
}

/** A picture: layers from bottom to top. */
export type Drawing = readonly Layer[];

/** A picture drawn in steps: each step is a stroke or two, the last one yields the whole picture. */
export type Steps = Generator<undefined, Drawing>;

/** Runs all steps at once. */
export function whole(steps: Steps): Drawing {
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
}
