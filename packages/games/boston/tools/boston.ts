// What the command-line tools, the site and the shared tests need to know about Boston.
import type {GameTools} from '@quinola/testing/game-tools.js';
import {boston, bostonOptions} from '../src/boston/rules/index.js';
import {loadPage} from '../src/boston/made/texts.js';
import {bostonWords} from '../src/boston/words/language.js';
import {lessons} from '../src/boston/words/lessons/index.js';
import {page} from '../src/boston/words/pages/en.js';
import {bostonRunners} from '../test-support/boston-answers.js';
import {contractsTools} from '../test-support/contracts-tools.js';
import {testedContracts} from '../test-support/tested-games.js';

/** Boston for the tools. */
export const tools: GameTools = contractsTools({
  game: boston,
  title: 'Boston',
  options: bostonOptions,
  tested: testedContracts,
  words: bostonWords,
  page,
  lessons,
  loadPage: (_name, lang) => loadPage(lang),
  answers: {
    boston: {runners: bostonRunners({players: 4, whist: false})},
    'tri-boston': {runners: bostonRunners({players: 3, whist: false})},
  },
  maxims: async () => (await import('../test-support/readings/boston.js')).testedMaxims,
  same: ['title', 'games.boston'],
});
