/** How many counters lie above the line (3 each), on it (1 each) and below it (5 each). */
export interface Laying {
  readonly above: number;
  readonly line: number;
  readonly below: number;
}

/** How many counters lie above the line, on it and below it for 0 to 15 points. */
const LAYINGS: readonly (readonly [above: number, line: number, below: number])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 2, 0],
  [0, 3, 0],
  [0, 4, 0],
  [1, 2, 0],
  [1, 3, 0],
  [0, 2, 1],
  [0, 3, 1],
  [1, 1, 1],
  [1, 2, 1],
  [0, 1, 2],
  [0, 2, 2],
  [0, 3, 2],
  [0, 4, 2],
  [1, 2, 2],
];

/** How round counters show a score: four of them 0 to 10 points (Leitfaden §9; Gra Wista, l. 104-125), six of them 11 to 15. */
export function laying(points: number): Laying {
  const [above, line, below] = LAYINGS[points] ?? LAYINGS[0]!;
  return {above, line, below};
}
