import {TAROK_78} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {profile} from '../src/tarok-ombre/machine.js';
import {imagine} from '../src/tarok-ombre/opponents/imagine/index.js';
import type {
  TarokOmbreHappening,
  TarokOmbreMove,
  TarokOmbreOptions,
  TarokOmbrePhase,
  TarokOmbreState,
  TarokOmbreView,
} from '../src/tarok-ombre/rules/index.js';
import {ombreFixtures} from './ombre-fixtures.js';
import {AGREEMENTS} from './ombre.js';

/** Tarok-ombre for the tests shared by all games. */
export const testedOmbre: TestedGame<
  TarokOmbreState,
  TarokOmbreView,
  TarokOmbreMove,
  TarokOmbreOptions,
  TarokOmbreHappening,
  TarokOmbrePhase
> = {
  ...ombreFixtures,
  profile,
  agreements: AGREEMENTS,
  cards: TAROK_78.cards,
  imagine,
  shown: {
    DRAW: ['index'],
    CUT: ['index'],
    BID: ['contract'],
    DEMAND: ['card'],
    PLAY: ['card'],
  },
  place: ({table}) => [
    table.trick.length,
    table.tricks.length,
    table.demands.length,
    table.auction.said.length,
  ],
  phases: {
    'drawing.spreading': true,
    'drawing.seats': true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    skat: true,
    'bidding.unseen': true,
    'bidding.opening': true,
    'bidding.overbidding': true,
    'bidding.answering': true,
    'asking.demanding': true,
    'asking.givingBack': true,
    'playing.trick': true,
    settlingSession: true,
  },
};
