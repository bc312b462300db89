/** Computed colours as numbers, and their contrast by WCAG. */

/** Minimal contrast of text, by WCAG 2.2 AA. */
export const WORDS = 4.5;
/** Minimal contrast of signs and large text. */
export const SIGNS = 3;

/** Parts from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
const known = new Map<string, Colour>();

/** A computed colour, whatever its notation. */
export function colourOf(css: string): Colour {
  if (!known.has(css)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    known.set(css, [red, green, blue, alpha / 255]);
  }
  return known.get(css)!;
}

/** A colour blended over an opaque one. */
export const over = ([r, g, b, alpha]: Colour, [R, G, B]: Colour, opacity = 1): Colour => {
  const a = alpha * opacity;
  return [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
};

/** Contrast of two colours. */
export function contrast(one: Colour, other: Colour): number {
  const light = ([r, g, b]: Colour): number =>
    [r, g, b]
      .map((part) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
