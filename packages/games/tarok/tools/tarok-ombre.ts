// What the command-line tools, the site and the shared tests need to know about Tarok-ombre.
import type {Brain} from '@quinola/opponents';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {TAROK_CONTESTS} from '../cli/contest.js';
import {posted} from '../src/kit/table/thinker.js';
import {page} from '../src/tarok-ombre/words/pages/en.js';
import {loadPage, phases} from '../src/tarok-ombre/made/texts.js';
import {tarokOmbreWords} from '../src/tarok-ombre/made/language.js';
import {alike} from '../test-support/alike.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {lessons} from '../src/tarok-ombre/words/lessons/index.js';
import {partnersOf, tarokOmbreOptions, type TarokOmbreView} from '../src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../src/tarok-ombre/opponents/search/master.js';
import * as answering from '../test-support/ombre-answers/index.js';
import {tarokOmbreReasons} from '../src/tarok-ombre/words/reasons/index.js';
import {testedOmbre} from '../test-support/tested-ombre.js';
import {ombreFixtures} from '../test-support/ombre-fixtures.js';

/** The names of the games are Italian in every language. */
const GAMES = ['games.tre', 'games.due', 'games.uno', 'games.solo', 'head.tout', 'outcomes.tout'];

const MANNERS = ['old', 'new'];

/** In the old manner, or with `--manner new`; `prelude` searches up to the first lead only. */
const contest: GameContest = {
  players: 3,
  kinds: ['prelude'],
  // Marks a deal.
  width: () => 4,
  also: [
    ['book', 'greedy'],
    ['book', 'random'],
    ['prelude', 'book'],
  ],
  options: {
    manner: {
      type: 'string',
      default: 'old',
      fault: (manner) => (MANNERS.includes(manner as string) ? null : `Which manner? ${MANNERS.join(', ')}`),
    },
  },
  sets: MANNERS.map((manner) => ({manner})),
  ready: ({manner}) => ({
    name: `tarok-ombre ${String(manner)}`,
    what: 'deals in all seats',
    contest: {rounds: TAROK_CONTESTS['tarok-ombre'](manner as 'old' | 'new')},
  }),
};

/** Tarok-ombre for the tools. */
export const tools: GameTools = {
  fixtures: ombreFixtures,
  tested: testedOmbre,
  timed: {
    'Tarok-ombre, old manner': tarokOmbreOptions(),
    'Tarok-ombre, new manner': tarokOmbreOptions({manner: 'new'}),
  },
  answers: {taroklomber: answering},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: tarokOmbreReasons,
    brain: (_, clock) => masterOmbreBrain({clock}) as Brain,
    partners: (view) => partnersOf(view as TarokOmbreView),
    posted,
  },
  maxims: async () => (await import('../test-support/readings/tarok-ombre.js')).testedMaxims,
  contests: {'tarok-ombre': contest},
  words: {
    'Tarok-ombre': {
      load: roomAndPanels(tarokOmbreWords),
      same: {
        de: [...GAMES, 'outcomes.remis'],
        pl: [...GAMES, 'outcomes.remis'],
        ru: GAMES,
        sv: [...GAMES, 'words.pass'],
      },
    },
  },
  pages: {'tarok-ombre': page},
  loadPage: (_name, lang) => loadPage(lang),
  lessons,
  alike,
  inSentence: 'Tarok-ombre',
  phases,
  gallery: {
    books: ['five-treatises'],
  },
};
