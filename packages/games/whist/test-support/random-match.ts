import type {Random} from '@quinola/cards';
import type {Actor} from '@quinola/play';
import {playMatch, randomMove as anyMove, type Step as MatchStep} from '../../../play/test-support/match.js';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistHappening,
  type WhistMove,
  type WhistState,
  type WhistView,
} from '../src/rules/index.js';

/** One move of a match: who made it, the state before it, and its result. */
export type Step = MatchStep<WhistState, WhistMove, WhistHappening>;

/** The view of the player to move; `null` = chance or nobody. */
export function viewInTurn(state: WhistState): WhistView | null {
  const {must} = whist.turn(state);
  return typeof must === 'number' ? whist.view(state, must) : null;
}

/** A legal move of the player to move. */
export function randomMove(
  state: WhistState,
  random: Random,
): {readonly by: Actor; readonly move: WhistMove} {
  return anyMove(whist, state, random);
}

/** Plays complete matches with random legal moves. */
export function playRandomMatch(
  options: GivenOptions,
  seed: string,
  onStep?: (step: Step) => void,
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
