// What the command-line tools, the site and the tests of the whole house know of New game.
import type {Brain} from '@quinola/opponents';
import type {GameTools} from '../../../table/test-support/game-tools.js';
import {newGameFixtures} from '../test-support/new-game-fixtures.js';
import {manner} from '../src/new-game/machine.js';
import {newGameBrain} from '../src/new-game/opponent.js';
import {page} from '../src/new-game/pages/en.js';
import * as chart from '../src/new-game/phases/en.js';
import {newGameOptions} from '../src/new-game/rules/index.js';
import * as answering from '../src/new-game/vectors.js';

/** New game for the tools. */
export const tools: GameTools = {
  fixtures: newGameFixtures,
  manner: manner as GameTools['manner'],
  agreements: {'New game': [newGameOptions(), newGameOptions({OPTION: 1})]},
  timed: {'New game': newGameOptions()},
  answers: {'new-game': answering},
  opponents: {brain: () => newGameBrain as Brain, partners: () => []},
  pages: {'new-game': page},
  inSentence: 'New game',
  chart,
};
