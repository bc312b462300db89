// What the command-line tools, the site and the tests of all games need to know of Faro.
import type {Brain} from '@quinola/opponents';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {testedFaro} from '../test-support/tested-faro.js';
import {faroBrain} from '../src/faro/opponents/brain.js';
import {page} from '../src/faro/words/pages/en.js';
import {loadPage, phases} from '../src/faro/made/texts.js';
import {lessons} from '../src/faro/words/lessons/index.js';
import {faroReasons} from '../src/faro/words/reasons/index.js';
import {answersOf, faro, faroOptions, type FaroMove, type FaroView} from '../src/faro/rules/index.js';
import {faroWords} from '../src/faro/made/language.js';
import * as answering from '../test-support/faro-answers.js';

/** The baseline player bends a corner wherever he can. */
function greedy(view: FaroView): FaroMove | null {
  const bet = answersOf(view, view.seat).find(
    ({standing, corners}) => standing === 'won' && corners < view.options.parolMax,
  );
  return bet ? {type: 'PAROL', on: bet.on!} : null;
}

/** What three punters lose to the bank, in each of the four seats; who sits in that of the bank makes no difference. */
const contestOf = (rules: 'page' | 'salon', what: string): GameContest => ({
  players: 4,
  // Half-ducats a session.
  width: () => 2,
  also: [['master', 'novice']],
  ready: () => ({
    name: `faro ${rules}`,
    what,
    contest: {
      rounds: roundContest({
        game: faro,
        brain: faroBrain(),
        options: faroOptions({rules, drawings: rules === 'page' ? 5 : 1}),
        players: 4,
        unit: 'half-ducats a session',
        greedy,
      }),
    },
  }),
});

/** Faro for the tools. */
export const tools: GameTools = {
  fixtures: testedFaro,
  tested: testedFaro,
  timed: {Faro: faroOptions(), 'Faro of the salon': faroOptions({rules: 'salon'})},
  answers: {faraon: answering},
  opponents: {
    levels: ['book', 'novice', 'master'],
    reasons: faroReasons,
    brain: () => faroBrain() as Brain,
    partners: () => [],
  },
  contests: {
    faro: contestOf('page', 'sessions of five drawings in all seats'),
    'faro-salon': contestOf('salon', 'sessions of one drawing in all seats'),
  },
  maxims: async () => (await import('../test-support/readings/faro.js')).testedMaxims,
  words: {Faro: {load: roomAndPanels(faroWords)}},
  pages: {faro: page},
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Faro',
  phases,
  lessons,
};
