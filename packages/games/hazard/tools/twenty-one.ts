// What the command-line tools, the site and the tests of all games need to know of twenty-one.
import type {Brain} from '@quinola/opponents';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {twentyOneBrain} from '../src/twenty-one/opponents/brain.js';
import {
  twentyOne,
  twentyOneOptions,
  type TwentyOneMove,
  type TwentyOneOptions,
  type TwentyOneView,
} from '../src/twenty-one/rules/index.js';
import {page} from '../src/twenty-one/words/pages/en.js';
import {lessons} from '../src/twenty-one/words/lessons/index.js';
import {twentyOneReasons} from '../src/twenty-one/words/reasons/index.js';
import {twentyOneWords} from '../src/twenty-one/made/language.js';
import {loadPage, phases} from '../src/twenty-one/made/texts.js';
import * as answering from '../test-support/answers.js';
import {testedTwentyOne} from '../test-support/tested-twenty-one.js';

/** The baseline player draws up to sixteen. */
const greedy = ({turn}: TwentyOneView): TwentyOneMove | null =>
  turn.phase === 'playing.turn' ? {type: 'DRAW'} : null;

const contestOf = (name: string, what: string, options: TwentyOneOptions): GameContest => ({
  players: 4,
  // Stakes a session of four rounds.
  width: () => 0.5,
  also: [['book', 'random']],
  ready: () => ({
    name,
    what,
    contest: {
      rounds: roundContest({
        game: twentyOne,
        brain: twentyOneBrain(),
        options,
        players: 4,
        unit: 'stakes a session',
        greedy,
      }),
    },
  }),
});

/** Twenty-one for the tools. */
export const tools: GameTools = {
  fixtures: testedTwentyOne,
  tested: testedTwentyOne,
  timed: {'Twenty-one': twentyOneOptions()},
  answers: {oczko: answering},
  opponents: {
    levels: ['book', 'novice', 'master'],
    reasons: twentyOneReasons,
    brain: () => twentyOneBrain() as Brain,
    partners: () => [],
  },
  contests: {
    'twenty-one': contestOf(
      'twenty-one',
      'games for the pool of four in all seats',
      twentyOneOptions({mode: 'pula', players: 4, rounds: 4}),
    ),
    'twenty-one-bank': contestOf(
      'twenty-one bank',
      'sessions in which each keeps the bank once, in all seats',
      twentyOneOptions({bankPasses: 'round', players: 4, rounds: 4}),
    ),
  },
  maxims: async () => (await import('../test-support/readings/twenty-one.js')).testedMaxims,
  words: {'Twenty-one': {load: roomAndPanels(twentyOneWords)}},
  pages: {'twenty-one': page},
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Twenty-one',
  phases,
  lessons,
};
