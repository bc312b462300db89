import {TAROK_78} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {imagine} from '../src/tarok/opponents/imagine/index.js';
import {profile} from '../src/tarok/machine.js';
import {
  tarokOptions,
  type TarokHappening,
  type TarokMove,
  type TarokOptions,
  type TarokPhase,
  type TarokState,
  type TarokView,
} from '../src/tarok/rules/index.js';
import {AGREEMENTS, someMove} from './tarok-match.js';
import {tarokFixtures} from './tarok-fixtures.js';

/** Tarok en trois and en deux for the tests shared by all games. */
export const testedTarok: TestedGame<
  TarokState,
  TarokView,
  TarokMove,
  TarokOptions,
  TarokHappening,
  TarokPhase
> = {
  ...tarokFixtures,
  profile,
  agreements: AGREEMENTS.map(tarokOptions),
  cards: TAROK_78.cards,
  imagine,
  choose: someMove,
  shown: {
    DRAW: ['index'],
    CUT: ['index'],
    ANNOUNCE: ['classes'],
    PLAY: ['card'],
  },
  place: ({table}) => [table.trick.length, table.tricks.length],
  phases: {
    'drawing.spreading': true,
    'drawing.seats': true,
    'drawing.deal': true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    skat: true,
    announcing: true,
    'playing.trick': true,
    settlingSession: true,
  },
};
