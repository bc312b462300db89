// What the command-line tools, the site and the shared tests need to know about Cassino.
import type {Brain} from '@quinola/opponents';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {lessons} from '../src/cassino/words/lessons/index.js';
import {cassinoBrain} from '../src/cassino/opponents/master.js';
import {page} from '../src/cassino/words/pages/en.js';
import {loadPage, phases} from '../src/cassino/made/texts.js';
import {cassinoReasons} from '../src/cassino/words/reasons/index.js';
import {cassinoOptions, partnersIn} from '../src/cassino/rules/index.js';
import {cassinoWords} from '../src/cassino/made/language.js';
import * as answering from '../test-support/answers.js';
import {dealContest} from '../test-support/deal-contest.js';
import {testedCassino} from '../test-support/tested-cassino.js';

const contest: GameContest = {
  players: 2,
  // Points a deal.
  width: () => 0.4,
  also: [
    ['book', 'greedy'],
    ['book', 'random'],
  ],
  ready: () => ({name: 'cassino', what: 'deals of two, in both seats', contest: {rounds: dealContest}}),
};

/** Cassino for the tools. */
export const tools: GameTools = {
  fixtures: testedCassino,
  tested: testedCassino,
  timed: {Cassino: cassinoOptions()},
  answers: {kasino: answering},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: cassinoReasons,
    brain: (_, clock) => cassinoBrain({clock}) as Brain,
    partners: partnersIn,
  },
  contests: {cassino: contest},
  maxims: async () => (await import('../test-support/readings/cassino.js')).testedMaxims,
  words: {
    Cassino: {
      load: roomAndPanels(cassinoWords),
      same: {de: ['title', 'sweep'], sv: ['sweep']},
    },
  },
  // Captures by the same card of the same cards.
  alike: (_, one, other) => JSON.stringify(one) === JSON.stringify(other),
  lessons,
  pages: {cassino: page},
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Cassino',
  phases,
};
