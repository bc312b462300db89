// What the command-line tools, the site and the shared tests need to know about Boston-Whist.
import type {GameTools} from '@quinola/testing/game-tools.js';
import {bostonWhist, bostonWhistOptions} from '../src/boston-whist/rules/index.js';
import {loadPage} from '../src/boston-whist/made/texts.js';
import {bostonWhistWords} from '../src/boston-whist/words/language.js';
import {lessons} from '../src/boston-whist/words/lessons/index.js';
import {page} from '../src/boston-whist/words/pages/en.js';
import {bostonRunners} from '../test-support/boston-answers.js';
import {contractsTools} from '../test-support/contracts-tools.js';
import {testedWhist} from '../test-support/tested-games.js';

/** Boston-Whist for the tools. */
export const tools: GameTools = contractsTools({
  game: bostonWhist,
  title: 'Boston-Whist',
  options: bostonWhistOptions,
  tested: testedWhist,
  words: bostonWhistWords,
  page,
  lessons,
  loadPage: (_name, lang) => loadPage(lang),
  answers: {'boston-whist': {runners: bostonRunners({players: 4, whist: true})}},
  maxims: async () => (await import('../test-support/readings/boston-whist.js')).testedMaxims,
  same: ['games.boston'],
});
