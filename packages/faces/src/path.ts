/** A transformation: the six numbers of an SVG `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A number with one decimal, which is exact enough for the drawings. */
export const short = (n: number): number => Math.round(n * 10) / 10;

/** The numbers in path data, or in any text. */
export const numbers = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

/**
 * Moves path data by a matrix. The data may use M L C Q Z in both cases (pairs of numbers only, no H, V, A)
 * and must begin each figure with an absolute M.
 */
export function place(d: string, [a, b, c, e, x, y]: Matrix): string {
  let shift = 1;
  return d.replace(
    /([a-z])|(-?\d*\.?\d+) ?(-?\d*\.?\d+) ?/gi,
    (_, letter: string | undefined, u: number, v: number) => {
      if (letter) {
        shift = letter < 'a' ? 1 : 0;
        return letter;
      }
      // The numbers are still strings: they may be multiplied, but not added.
      return short(a * u + c * v + x * shift) + ' ' + short(b * u + e * v + y * shift) + ' ';
    },
  );
}

/** The matrix that scales about the origin (negative: mirrors left and right), turns by degrees and moves to x, y. */
export function at(x: number, y: number, scale = 1, degrees = 0): Matrix {
  const size = Math.abs(scale);
  const cos = Math.cos((degrees * Math.PI) / 180) * size;
  const sin = Math.sin((degrees * Math.PI) / 180) * size;
  const side = Math.sign(scale);
  return [cos * side, sin * side, -sin, cos, x, y];
}
