// What the command-line tools, the site and the shared tests need to know about Tarok for three and for two.
import type {Brain} from '@quinola/opponents';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {TAROK_CONTESTS} from '../cli/contest.js';
import {posted} from '../src/kit/table/thinker.js';
import {pages} from '../src/tarok/words/pages/en.js';
import {loadPages, phases} from '../src/tarok/made/texts.js';
import {tarokWords} from '../src/tarok/made/language.js';
import {alike} from '../test-support/alike.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {lessons} from '../src/tarok/words/lessons/index.js';
import {tarokOptions} from '../src/tarok/rules/index.js';
import {masterTarokBrain} from '../src/tarok/opponents/search/master.js';
import {GAMES} from '../test-support/tarok-answers/index.js';
import {tarokReasons} from '../src/tarok/words/reasons/index.js';
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
  maxims: async () => (await import('../test-support/readings/tarok.js')).testedMaxims,
  contests: {tarok: contested('tarok', 3), 'tarok-deux': contested('tarok-deux', 2)},
  words: {
    Tarok: {
      load: roomAndPanels(tarokWords),
      same: {de: ['deux.pagat'], pl: ['title', 'deux.pagat'], sv: ['deux.pagat']},
    },
  },
  pages,
  loadPage: async (players, lang) => (await loadPages(lang))[Number(players) as 2 | 3],
  lessons,
  alike,
  inSentence: 'Tarok',
  phases,
  gallery: {
    books: ['five-treatises'],
  },
};
