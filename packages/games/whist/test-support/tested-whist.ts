import {FRENCH_52} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {profile} from '../src/whist/machine.js';
import {
  imagine,
  whistOptions,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistPhase,
  type WhistState,
  type WhistView,
} from '../src/whist/rules/index.js';
import {AGREEMENTS} from './agreements.js';
import {rarely, whistFixtures} from './fixtures.js';

/** Whist for the tests shared by all games. */
export const testedWhist: TestedGame<
  WhistState,
  WhistView,
  WhistMove,
  WhistOptions,
  WhistHappening,
  WhistPhase
> = {
  ...whistFixtures,
  profile,
  agreements: AGREEMENTS.map(whistOptions),
  // Strict tables.
  rare: AGREEMENTS.slice(-3).map(whistOptions),
  cards: FRENCH_52.cards,
  imagine,
  choose: (moves, _view, random) => rarely(moves, random),
  shown: {
    DRAW: ['index'],
    CHOOSE_SEAT: ['seat'],
    CHOOSE_PACK: ['colour'],
    CUT: ['index'],
    CUT_WITH_CARD: ['index'],
    NAME_TRUMP: ['suit'],
    PLAY: ['card', 'seat'],
    DROP: ['card'],
    ANSWER: ['yes'],
    CLAIM_REVOKE: ['seat', 'trick'],
    APPLY_PENALTY: ['deduct', 'add'],
    CALL_CARD: ['card'],
    DEMAND: ['what'],
    NAME_SUIT: ['suit'],
  },
  place: ({table}) => [table.trick.length, table.tricks.length],
  phases: {
    'cutting.spreading': true,
    'cutting.drawing': true,
    'cutting.redrawing': true,
    'cutting.seating': true,
    'preparing.choosePack': true,
    'preparing.shuffling': true,
    'preparing.packCut': true,
    'dealing.giving': true,
    'dealing.irregular': true,
    'dealing.turnUp': true,
    'dealing.eldestNamesTrump': true,
    'playing.looking': true,
    'playing.trick': true,
    'playing.asked': true,
    'playing.callWindow': true,
    'playing.callFault': true,
    'playing.etiquette': true,
    'playing.claim': true,
    'settlingDeal.penalties': true,
    settlingSession: true,
  },
};
