// What the command-line tools, the site and the shared tests need to know about Reversis.
import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import {roundContest} from '../../../opponents/cli/rounds.js';
import type {GalleryWords, GameContest, GameTools} from '../../../table/test-support/game-tools.js';
import {roomAndPanels} from '../../../table/test-support/word-suite.js';
import {lessons} from '../src/reversis/guided/index.js';
import {reversisBrain} from '../src/reversis/opponents/master.js';
import {page} from '../src/reversis/pages/en.js';
import {loadPage} from '../src/reversis/pages/load.js';
import * as chart from '../src/reversis/phases/en.js';
import {reversisReasons} from '../src/reversis/reasons/index.js';
import {reversis, reversisOptions, tricks, TRICKS, type ReversisView} from '../src/reversis/rules/index.js';
import {reversisWords} from '../src/reversis/table/language.js';
import * as answering from '../test-support/answers.js';
import {testedReversis} from '../test-support/tested-reversis.js';

/** The baseline player takes as few tricks as possible. */
function greedy(view: ReversisView): PlayMove | null {
  if (view.turn.phase !== 'playing.trick') return null;
  const {trick} = view;
  return playOf(
    greedyCard({rules: TRICKS, hand: tricks.lawful(view), trick, friend: () => false, avoids: true}),
  );
}

const contest: GameContest = {
  players: 4,
  // Jettons a round.
  width: () => 3,
  also: [
    ['book', 'greedy'],
    ['book', 'random'],
  ],
  ready: () => ({
    name: 'reversis',
    what: 'rounds in all seats',
    contest: {
      rounds: roundContest({
        game: reversis,
        brain: reversisBrain(),
        options: reversisOptions({rounds: 1}),
        players: 4,
        unit: 'jettons a round',
        greedy,
      }),
    },
  }),
};

/** Reversis for the tools. */
export const tools: GameTools = {
  fixtures: testedReversis,
  tested: testedReversis,
  timed: {Reversis: reversisOptions({rounds: 1})},
  answers: {reversy: answering},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: reversisReasons,
    brain: (_, clock) => reversisBrain({clock}) as Brain,
    partners: () => [],
  },
  contests: {reversis: contest},
  words: {
    Reversis: {
      load: roomAndPanels(reversisWords),
      same: {de: ['title'], sv: ['undertakes']},
    },
  },
  lessons,
  pages: {reversis: page},
  pageLanguages: ['en', 'sv'],
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Reversis',
  chart,
  gallery: {
    words: async (code) =>
      ((await import(`../gallery/words/reversis/${code}.ts`)) as {words: GalleryWords}).words,
    books: ['talisman'],
  },
};
