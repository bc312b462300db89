/** Where a player sits, by the points of the compass: the visitor himself in the south. */
export type Place = 's' | 'w' | 'nw' | 'n' | 'ne' | 'e';

const LEFT_ROUND: Readonly<Record<number, readonly Place[]>> = {
  1: ['s'],
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
  6: ['s', 'w', 'nw', 'n', 'ne', 'e'],
};

/**
 * The places of two to six players, the visitor's own first, then as they follow him in turn.
 * @param goesTo on which hand of a player the next in turn sits
 */
export function placesAround(players: number, goesTo: 'left' | 'right' = 'left'): readonly Place[] {
  const [own, ...others] = LEFT_ROUND[players] ?? LEFT_ROUND[4]!;
  return [own!, ...(goesTo === 'left' ? others : others.reverse())];
}

/** The places of the others from the left to the right, as they are shown. */
export const FROM_THE_LEFT: readonly Place[] = ['w', 'nw', 'n', 'ne', 'e'];
