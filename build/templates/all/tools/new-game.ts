// What the command-line tools, the site and the tests of all games need to know of New game.
import type {Brain} from '@quinola/opponents';
import type {GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {testedNewGame} from '../test-support/tested-new-game.js';
import {newGameBrain} from '../src/new-game/opponents/brain.js';
import {page} from '../src/new-game/words/pages/en.js';
import {phases} from '../src/new-game/made/texts.js';
import {newGameReasons} from '../src/new-game/words/reasons/index.js';
import {newGameOptions} from '../src/new-game/rules/index.js';
import {newGameWords} from '../src/new-game/made/language.js';
import * as answering from '../test-support/new-game-answers.js';

/** New game for the tools. */
export const tools: GameTools = {
  fixtures: testedNewGame,
  tested: testedNewGame,
  timed: {'New game': newGameOptions()},
  answers: {'new-game': answering},
  opponents: {
    levels: ['book'],
    reasons: newGameReasons,
    brain: () => newGameBrain() as Brain,
    partners: () => [],
  },
  words: {'New game': {load: roomAndPanels(newGameWords)}},
  pages: {'new-game': page},
  loadPage: async () => page,
  inSentence: 'New game',
  phases,
};
