import type {Player} from '@quinola/play';
import {FIRST_OF_FOUR, type RubberPlan} from '../cutting.js';
import type {DrawScheme} from '../draw.js';
import {ruleSet} from '../ruleset.js';
import type {RubberResult, WhistOptions} from '../types.js';

/**
 * The plan of a rubber of four players: three rubbers show every pairing once, then the scheme repeats (Vienna §1);
 * Warsaw draws anew.
 * @param rubber number of the rubber, from 1
 * @param past settled rubbers of the session
 */
export function rubberPlan(
  options: Pick<WhistOptions, 'rules'>,
  rubber: number,
  past: readonly Pick<RubberResult, 'seats'>[],
): RubberPlan {
  const inBlock = (rubber - 1) % 3;
  if (ruleSet(options).partners === 'fresh' || inBlock === 0) return planned('partners');
  const played = past.slice(-inBlock).map(({seats}) => pairsOf(seats));
  return inBlock === 1
    ? planned('new-partners', {together: played[0]!})
    : planned('deal', {camps: thirdPairing(played)});
}

function planned(scheme: DrawScheme, changes: Partial<RubberPlan> = {}): RubberPlan {
  return {...FIRST_OF_FOUR, scheme, ...changes};
}

/** The two pairs that sit opposite. */
export function pairsOf(seats: readonly Player[]): readonly (readonly Player[])[] {
  return [
    [seats[0]!, seats[2]!],
    [seats[1]!, seats[3]!],
  ];
}

/** The pairing of four players that neither of two others shows (Vienna §1, third rubber). */
function thirdPairing(played: readonly (readonly (readonly Player[])[])[]): readonly (readonly Player[])[] {
  const mates = new Set(
    played.map((pairs) => pairs.find((pair) => pair.includes(0))!.find((player) => player !== 0)!),
  );
  const mate = [1, 2, 3].find((player) => !mates.has(player))!;
  return [[0, mate], [1, 2, 3].filter((player) => player !== mate)];
}
