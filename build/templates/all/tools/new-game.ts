// What the command-line tools, the site and the tests of all games need to know of New game.
import type {Brain} from '@quinola/opponents';
import type {GalleryWords, GameTools} from '../../../table/test-support/game-tools.js';
import {roomAndPanels} from '../../../table/test-support/word-suite.js';
import {testedNewGame} from '../test-support/tested-new-game.js';
import {newGameBrain} from '../src/new-game/opponent.js';
import {page} from '../src/new-game/pages/en.js';
import * as chart from '../src/new-game/phases/en.js';
import {newGameReasons} from '../src/new-game/reasons.js';
import {newGameOptions} from '../src/new-game/rules/index.js';
import {newGameWords} from '../src/new-game/table/language.js';
import * as answering from '../src/new-game/vectors.js';

/** New game for the tools. */
export const tools: GameTools = {
  fixtures: testedNewGame,
  tested: testedNewGame,
  timed: {'New game': newGameOptions()},
  answers: {'new-game': answering},
  opponents: {
    levels: ['book'],
    reasons: newGameReasons,
    brain: () => newGameBrain as Brain,
    partners: () => [],
  },
  words: {'New game': {load: roomAndPanels(newGameWords)}},
  pages: {'new-game': page},
  loadPage: async () => page,
  inSentence: 'New game',
  chart,
  gallery: {
    words: async (code) =>
      ((await import(`../gallery/words/new-game/${code}.ts`)) as {words: GalleryWords}).words,
  },
};
