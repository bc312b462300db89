// What the command-line tools, the site and the shared tests need to know about Pamphile.
import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {lessons} from '../src/pamphile/words/lessons/index.js';
import {pamphileBrain} from '../src/pamphile/opponents/master.js';
import {page} from '../src/pamphile/words/pages/en.js';
import {loadPage, phases} from '../src/pamphile/made/texts.js';
import {pamphileReasons} from '../src/pamphile/words/reasons/index.js';
import {pamphile, pamphileOptions, rulesOf, type PamphileView} from '../src/pamphile/rules/index.js';
import {pamphileWords} from '../src/pamphile/made/language.js';
import * as answering from '../test-support/answers.js';
import {testedPamphile} from '../test-support/tested-pamphile.js';

/** The baseline player takes what he can. */
function greedy(view: PamphileView): PlayMove | null {
  if (view.turn.phase !== 'playing.trick') return null;
  const {hand, trick} = view;
  return playOf(greedyCard({rules: rulesOf(view), hand, trick, friend: () => false}));
}

const contest: GameContest = {
  players: 4,
  // Stakes a match of four deals.
  width: () => 1,
  also: [
    ['book', 'greedy'],
    ['book', 'random'],
  ],
  ready: () => ({
    name: 'pamphile',
    what: 'rounds of four in all seats',
    contest: {
      rounds: roundContest({
        game: pamphile,
        brain: pamphileBrain(),
        options: pamphileOptions({players: 4, deals: 4}),
        players: 4,
        unit: 'stakes a round',
        greedy,
      }),
    },
  }),
};

/** Pamphile for the tools. */
export const tools: GameTools = {
  fixtures: testedPamphile,
  tested: testedPamphile,
  timed: {Pamphile: pamphileOptions()},
  answers: {pamfil: answering},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: pamphileReasons,
    brain: (_, clock) => pamphileBrain({clock}) as Brain,
    partners: () => [],
  },
  contests: {pamphile: contest},
  maxims: async () => (await import('../test-support/readings/pamphile.js')).testedMaxims,
  words: {
    Pamphile: {
      load: roomAndPanels(pamphileWords),
      same: {
        de: ['callTitle', 'call', 'muchaCry'],
        pl: ['callTitle', 'call', 'muchaCry'],
        sv: ['callTitle', 'call', 'muchaCry'],
      },
    },
  },
  lessons,
  pages: {pamphile: page},
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Pamphile',
  phases,
};
