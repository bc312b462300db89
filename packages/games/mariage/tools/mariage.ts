// What the command-line tools, the site and the shared tests need to know about Mariage.
import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {lessons} from '../src/mariage/words/lessons/index.js';
import {mariageBrain} from '../src/mariage/opponents/master.js';
import {page} from '../src/mariage/words/pages/en.js';
import {loadPage, phases} from '../src/mariage/made/texts.js';
import {mariageReasons} from '../src/mariage/words/reasons/index.js';
import {
  declarable,
  lawful,
  mariage,
  mariageOptions,
  mayArrest,
  partnersIn,
  playersOf,
  rulesOf,
  sideOf,
  type MariageOptions,
  type MariageView,
} from '../src/mariage/rules/index.js';
import {mariageWords} from '../src/mariage/made/language.js';
import * as answering from '../test-support/answers.js';
import {testedMariage} from '../test-support/tested-mariage.js';

/** The baseline player takes what he can; he says what the book says. */
function greedy(view: MariageView): PlayMove | null {
  if (!view.turn.phase.startsWith('playing') || declarable(view).length || mayArrest(view)) return null;
  const rules = {...rulesOf(view), ...(view.left && {exempt: () => true})};
  return playOf(
    greedyCard({
      rules,
      hand: lawful(view),
      trick: view.trick,
      friend: (seat) => seat !== view.seat && sideOf(seat) === sideOf(view.seat),
    }),
  );
}

const contested = (name: string, options: Partial<MariageOptions>): GameContest => ({
  players: 2,
  // Stakes a match of two partie.
  width: () => 0.25,
  also: [
    ['book', 'greedy'],
    ['book', 'random'],
  ],
  ready: () => ({
    name,
    what: 'matches of two partie in both seats',
    contest: {
      rounds: roundContest({
        game: mariage,
        brain: mariageBrain(),
        options: mariageOptions({...options, partie: 2}),
        players: playersOf({options: mariageOptions(options)}),
        sides: 2,
        unit: 'stakes a match',
        greedy,
      }),
    },
  }),
});

/** Mariage for the tools. */
export const tools: GameTools = {
  fixtures: testedMariage,
  tested: testedMariage,
  timed: {Mariage: mariageOptions()},
  answers: {mariasz: answering},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: mariageReasons,
    brain: (_, clock) => mariageBrain({clock}) as Brain,
    partners: partnersIn,
  },
  contests: {
    mariage: contested('mariage', {}),
    'mariage-szlifowany': contested('mariage-szlifowany', {variant: 'szlifowany'}),
    'mariage-kiks': contested('mariage-kiks', {variant: 'kiks'}),
  },
  maxims: async () => (await import('../test-support/readings/mariage.js')).testedMaxims,
  words: {
    Mariage: {
      load: roomAndPanels(mariageWords),
      same: {pl: ['partia', 'partner'], de: ['title'], sv: ['title', 'partner']},
    },
  },
  lessons,
  pages: {mariage: page},
  pageLanguages: ['en', 'pl'],
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Mariage',
  phases,
};
