import {FRENCH_52} from '@quinola/cards';
import type {HeldGame} from '../../../chart/test-support/hold-game.js';
import {
  imagine,
  PATIENCES,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
  type PatienceView,
  type Stage,
} from '../src/index.js';
import {profile} from '../src/machine.js';
import {advancingMove, patienceFixtures} from './fixtures.js';

/** The patiences as the tests of every game hold them: each by the book, and with all its options otherwise. */
export const heldPatience: HeldGame<
  PatienceState,
  PatienceView,
  PatienceMove,
  PatienceOptions,
  PatienceHappening,
  Stage
> = {
  ...patienceFixtures,
  profile,
  agreements: PATIENCES.flatMap(({id: game, options = []}) => [
    {game},
    ...(options.length
      ? [{game, ...Object.fromEntries(options.map(({id, values}) => [id, values[1]!]))}]
      : []),
  ]),
  cards: FRENCH_52.cards,
  imagine,
  choose: (moves, _view, random) => advancingMove(moves, random),
  // Cards may wander for ever: in the Shah a knave goes back and forth between two queens when nothing else is left.
  most: 60,
  shown: {},
  place: ({stage, must, redeals, won}) => [stage, must, redeals, won],
  phases: {shuffling: true, laying: true, playing: true, refilling: true, redealing: true, over: true},
};
