// What the command-line tools, the site and the shared tests need to know about piquet.
import type {Brain} from '@quinola/opponents';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {loadPage, phases} from '../src/piquet/made/texts.js';
import {piquetWords} from '../src/piquet/made/language.js';
import {piquetBrain} from '../src/piquet/opponents/master.js';
import {piquetOptions} from '../src/piquet/rules/index.js';
import {lessons} from '../src/piquet/words/lessons/index.js';
import {page} from '../src/piquet/words/pages/en.js';
import {piquetReasons} from '../src/piquet/words/reasons/index.js';
import {page as pikieta, treatise} from '../test-support/answers.js';
import {dealContest} from '../test-support/deal-contest.js';
import {testedPiquet} from '../test-support/tested-piquet.js';

const contest: GameContest = {
  players: 2,
  // Points a deal.
  width: () => 1,
  also: [
    ['book', 'greedy'],
    ['master', 'greedy'],
  ],
  ready: () => ({
    name: 'piquet',
    what: 'mirrored deals under the rules of the clubs',
    contest: {duplicates: dealContest()},
  }),
};

/** Piquet for the tools. */
export const tools: GameTools = {
  fixtures: testedPiquet,
  tested: testedPiquet,
  timed: {Piquet: piquetOptions()},
  answers: {piket: treatise, pikieta},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: piquetReasons,
    brain: (_, clock) => piquetBrain({clock}) as Brain,
    partners: () => [],
  },
  contests: {piquet: contest},
  maxims: async () => (await import('../test-support/readings/piquet.js')).testedMaxims,
  words: {
    Piquet: {
      load: roomAndPanels(piquetWords),
      same: {
        de: ['title', 'blancheTitle', 'claimPique'],
        pl: ['why.carteRouge'],
        sv: ['title', 'blanche', 'blancheTitle', 'why.carteBlanche', 'why.point', 'why.carteRouge'],
      },
    },
  },
  lessons,
  pages: {piquet: page},
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'piquet',
  phases,
};
