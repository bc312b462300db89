import {FRENCH_52} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {
  imagine,
  PATIENCES,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
  type PatienceView,
  type Stage,
} from '../src/patience/index.js';
import {profile} from '../src/patience/machine.js';
import {advancingMove, patienceFixtures} from './fixtures.js';

/** The patiences for the tests shared by all games: each with the book's options, and with every option changed. */
export const testedPatience: TestedGame<
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
  // A game may go on forever: in the Shah a knave can move back and forth between two queens when nothing else is
  // left.
  most: 60,
  shown: {},
  place: ({stage, must, redeals, won}) => [stage, must, redeals, won],
  phases: {shuffling: true, laying: true, playing: true, refilling: true, redealing: true, over: true},
};
