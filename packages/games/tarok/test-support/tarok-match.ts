import {playMatch, type Step} from '@quinola/testing/match.js';
import {
  tarok,
  tarokOptions,
  type GivenOptions,
  type TarokHappening,
  type TarokMove,
  type TarokState,
} from '../src/tarok/rules/index.js';
import {randomMove} from './tarok-moves.js';

export * from './tarok-moves.js';

/** Plays complete matches with random legal moves. */
export function playRandomMatch(
  options: GivenOptions,
  seed: string,
  onStep?: (step: Step<TarokState, TarokMove, TarokHappening>) => void,
): TarokState {
  return playMatch(tarok, tarokOptions(options), seed, onStep, (_, state, random) =>
    randomMove(state, random),
  );
}

/** Sets of options that together change every option from its default. */
export const AGREEMENTS: readonly GivenOptions[] = [
  {},
  {deals: 2, matadorSeries: 'above', announcePagatWithTaroks: true, skyLed: 'free', cardFlow: 'each'},
  {
    deals: 2,
    matadorSeries: 'both',
    announcePagatInSkat: true,
    pagatAccounting: 'cumulative',
    pagatTie: 'nextInTurn',
  },
  {deals: 4, pot: true, stichfrei: true, kingUltimo: 15},
  {deals: 2, pot: true, potStake: 7, pagatAccounting: 'cumulative'},
  {players: 2},
  {
    players: 2,
    target: 150,
    doubleBelow: 80,
    partyStake: 100,
    pointValue: 3,
    captorScores: false,
    pairEmpty: 0,
  },
  {players: 2, parties: 2, target: 60, matadorSeries: 'both', skyLed: 'free'},
];
