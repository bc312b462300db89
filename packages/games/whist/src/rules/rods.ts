/**
 * The long rods that lie for each side's games: as many as the game was worth; there are only four, so where they
 * do not suffice both sides are lowered alike, each keeping one (Vienna §11).
 */
export function rods(first: number, second: number): readonly [number, number] {
  const lowered = first + second > 4 ? Math.max(0, Math.min(first, second) - 1) : 0;
  return [first - lowered, second - lowered];
}
