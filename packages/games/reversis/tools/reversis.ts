// What the command-line tools, the site and the shared tests need to know about Reversis.
import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {lessons} from '../src/reversis/words/lessons/index.js';
import {reversisBrain} from '../src/reversis/opponents/master.js';
import {page} from '../src/reversis/words/pages/en.js';
import {loadPage, phases} from '../src/reversis/made/texts.js';
import {reversisReasons} from '../src/reversis/words/reasons/index.js';
import {reversis, reversisOptions, tricks, TRICKS, type ReversisView} from '../src/reversis/rules/index.js';
import {reversisWords} from '../src/reversis/made/language.js';
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
  maxims: async () => (await import('../test-support/readings/reversis.js')).testedMaxims,
  words: {
    Reversis: {
      load: roomAndPanels(reversisWords),
      same: {de: ['title'], sv: ['undertakes']},
    },
  },
  lessons,
  pages: {reversis: page},
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Reversis',
  phases,
  gallery: {
    books: ['talisman'],
  },
};
