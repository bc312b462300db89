import {playMatch, type Step} from '@quinola/testing/match.js';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistHappening,
  type WhistMove,
  type WhistState,
  type WhistView,
} from '../src/whist/rules/index.js';

/** The view of the player to move; `null` = chance or nobody. */
export function viewInTurn(state: WhistState): WhistView | null {
  const {must} = whist.turn(state);
  return typeof must === 'number' ? whist.view(state, must) : null;
}

/** Plays complete matches with random legal moves. */
export function playRandomMatch(
  options: GivenOptions,
  seed: string,
  onStep?: (step: Step<WhistState, WhistMove, WhistHappening>) => void,
): WhistState {
  return playMatch(whist, whistOptions(options), seed, onStep);
}

/** Every combination of options in the books, in the shortest matches they allow. */
export const COMBINATIONS: readonly GivenOptions[] = [
  ...(['relaxed', 'strict'] as const).flatMap((etiquette) => [
    ...(['four', 'five', 'dummy'] as const).flatMap((table) =>
      (['four', 'five-carry', 'none'] as const).flatMap((honours) =>
        [false, true]
          .filter((preference) => !preference || honours === 'four')
          .map((preference): GivenOptions => ({
            rules: 'vienna-1834',
            table,
            honours,
            preference,
            etiquette,
            rubbers: table === 'five' ? 5 : 2,
            throwOver: table !== 'dummy',
            ...(preference && table === 'four' && {mayCallAt: 'six' as const}),
            loserHonoursCount: preference,
            lady: table === 'five' && preference ? 2 : null,
            accidents: 20,
          })),
      ),
    ),
    ...(['full', 'double-only'] as const).flatMap((gameLevels) =>
      (['literal', 'principle'] as const).map((middleTie): GivenOptions => ({
        rules: 'warsaw',
        gameLevels,
        middleTie,
        etiquette,
        rubbers: 2,
        accidents: 20,
      })),
    ),
  ]),
];
