// What the command-line tools, the site and the shared tests need to know about Tarok-ombre.
import type {Brain} from '@quinola/opponents';
import type {GalleryWords, GameContest, GameTools} from '../../../table/test-support/game-tools.js';
import {TAROK_CONTESTS} from '../cli/contest.js';
import {posted} from '../src/pack-table/thinker.js';
import {page} from '../src/tarok-ombre/pages/en.js';
import {loadPage} from '../src/tarok-ombre/pages/load.js';
import {tarokOmbreWords} from '../src/tarok-ombre/table/language.js';
import {packWords} from '../test-support/pack-words.js';
import {roomAndPanels} from '../../../table/test-support/word-suite.js';
import {lessons} from '../src/tarok-ombre/guided/index.js';
import * as chart from '../src/tarok-ombre/phases/en.js';
import {partnersOf, tarokOmbreOptions, type TarokOmbreView} from '../src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../src/tarok-ombre/search/master.js';
import * as answering from '../src/tarok-ombre/vectors/index.js';
import {tarokOmbreReasons} from '../src/tarok-ombre/reasons/index.js';
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
  contests: {'tarok-ombre': contest},
  words: {
    'tables on 78 cards': packWords,
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
  inSentence: 'Tarok-ombre',
  chart,
  gallery: {
    words: async (code) =>
      ((await import(`../gallery/words/tarok-ombre/${code}.ts`)) as {words: GalleryWords}).words,
    books: ['five-treatises'],
  },
};
