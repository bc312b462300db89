/**
 * The long rods that show each side's games: as many as the game was worth. There are only four, so if these do
 * not suffice both sides are reduced equally, each keeping one (Vienna §11).
 */
export function rods(first: number, second: number): readonly [number, number] {
  const lowered = first + second > 4 ? Math.max(0, Math.min(first, second) - 1) : 0;
  return [first - lowered, second - lowered];
}
