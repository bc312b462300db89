// What the command-line tools, the site and the shared tests need to know about Tarok for three and for two.
import type {Brain} from '@quinola/opponents';
import type {GalleryWords, GameContest, GameTools} from '../../../table/test-support/game-tools.js';
import {TAROK_CONTESTS} from '../cli/contest.js';
import {posted} from '../src/pack-table/thinker.js';
import {pages} from '../src/tarok/pages/en.js';
import {loadPage} from '../src/tarok/pages/load.js';
import {tarokWords} from '../src/tarok/table/language.js';
import {packWords} from '../test-support/pack-words.js';
import {roomAndPanels} from '../../../table/test-support/word-suite.js';
import {lessons} from '../src/tarok/guided/index.js';
import * as chart from '../src/tarok/phases/en.js';
import {tarokOptions} from '../src/tarok/rules/index.js';
import {masterTarokBrain} from '../src/tarok/search/master.js';
import {GAMES} from '../src/tarok/vectors/index.js';
import {tarokReasons} from '../src/tarok/reasons/index.js';
import {testedTarok} from '../test-support/tested-tarok.js';
import {tarokFixtures} from '../test-support/tarok-fixtures.js';

/** `prelude` searches up to the first lead only. */
const contested = (name: 'tarok' | 'tarok-deux', players: number): GameContest => ({
  players,
  kinds: ['prelude'],
  // Chips a deal; of two players groszy a party.
  width: () => (players === 3 ? 1 : 7),
  also: [
    ['book', 'greedy'],
    ['book', 'random'],
    ['prelude', 'book'],
  ],
  ready: () => ({
    name,
    what: players === 2 ? 'parties in both seats' : 'deals in all seats',
    contest: {rounds: TAROK_CONTESTS[name]()},
  }),
});

/** Tarok for the tools. */
export const tools: GameTools = {
  fixtures: tarokFixtures,
  tested: testedTarok,
  timed: {'Tarok en trois': tarokOptions(), 'Tarok en deux': tarokOptions({players: 2})},
  answers: GAMES,
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: tarokReasons,
    brain: (_, clock) => masterTarokBrain({clock}) as Brain,
    partners: () => [],
    posted,
  },
  contests: {tarok: contested('tarok', 3), 'tarok-deux': contested('tarok-deux', 2)},
  words: {
    'tables on 78 cards': packWords,
    Tarok: {
      load: roomAndPanels(tarokWords),
      same: {de: ['deux.pagat'], pl: ['title', 'deux.pagat'], sv: ['deux.pagat']},
    },
  },
  pages,
  loadPage: (players, lang) => loadPage(Number(players) as 2 | 3, lang),
  lessons,
  inSentence: 'Tarok',
  chart,
  gallery: {
    words: async (code) =>
      ((await import(`../gallery/words/tarok/${code}.ts`)) as {words: GalleryWords}).words,
    books: ['five-treatises'],
  },
};
