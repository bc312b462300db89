/** The place of a player, by compass point: the visitor sits in the south; `b` is where the pack of a bank lies. */
export type Place = 's' | 'w' | 'nw' | 'n' | 'ne' | 'e' | 'b';

const LEFT_ROUND: Readonly<Record<number, readonly Place[]>> = {
  1: ['s'],
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
  6: ['s', 'w', 'nw', 'n', 'ne', 'e'],
};

/**
 * The places of two to six players, starting with the visitor, in the order of play.
 * @param goesTo on which side of a player the next one sits
 */
export function placesAround(players: number, goesTo: 'left' | 'right' = 'left'): readonly Place[] {
  const [own, ...others] = LEFT_ROUND[players] ?? LEFT_ROUND[4]!;
  return [own!, ...(goesTo === 'left' ? others : others.reverse())];
}

/** The places of the others in the order shown, from left to right. */
export const FROM_THE_LEFT: readonly Place[] = ['w', 'nw', 'n', 'ne', 'e'];
