// What the command-line tools, the site and the tests of all games need to know of chess.
import type {Brain} from '@quinola/opponents';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {gameContest} from '../test-support/game-contest.js';
import {testedChess} from '../test-support/tested-chess.js';
import {chessBrain} from '../src/chess/opponents/master.js';
import {page} from '../src/chess/words/pages/en.js';
import {chessReasons} from '../src/chess/words/reasons/index.js';
import {lessons} from '../src/chess/words/lessons/index.js';
import {chessOptions} from '../src/chess/rules/index.js';
import {loadPage, phases} from '../src/chess/made/texts.js';
import {chessWords} from '../src/chess/made/language.js';
import * as answering from '../test-support/answers.js';

const contest: GameContest = {
  players: 2,
  // Half games a game.
  width: () => 0.2,
  also: [['master', 'novice']],
  ready: () => ({
    name: 'chess',
    what: 'mirrored games by today’s rules',
    contest: {duplicates: gameContest()},
  }),
};

/** Chess for the tools. */
export const tools: GameTools = {
  fixtures: testedChess,
  tested: testedChess,
  timed: {Chess: chessOptions()},
  answers: {szachy: answering},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: chessReasons,
    brain: (_, clock) => chessBrain({clock}) as Brain,
    partners: () => [],
  },
  contests: {chess: contest},
  maxims: async () => (await import('../test-support/readings/chess.js')).testedMaxims,
  words: {Chess: {load: roomAndPanels(chessWords)}},
  lessons,
  pages: {chess: page},
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'chess',
  phases,
};
