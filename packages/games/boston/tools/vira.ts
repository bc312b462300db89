// What the command-line tools, the site and the shared tests need to know about Vira.
import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {tricksWith} from '../src/kit/rules/suits.js';
import {viraWords} from '../src/vira/made/language.js';
import {loadPage, phases} from '../src/vira/made/texts.js';
import {viraBrain} from '../src/vira/opponents/master.js';
import {isMisere, vira, viraOptions, type ViraView} from '../src/vira/rules/index.js';
import {lessons} from '../src/vira/words/lessons/index.js';
import {page} from '../src/vira/words/pages/en.js';
import {viraReasons} from '../src/vira/words/reasons/index.js';
import {alike} from '../test-support/alike.js';
import {testedVira} from '../test-support/tested-vira.js';
import {viraRunners} from '../test-support/vira-answers.js';

/** The baseline takes the trick where it can, unless its friend is winning it. */
function greedy(view: ViraView): PlayMove | null {
  if (view.turn.phase !== 'playing.trick') return null;
  const {trick, hand, seat, trump, declarer} = view;
  const isFriend = (other: number): boolean => seat !== declarer && other !== declarer;
  return playOf(
    greedyCard({rules: tricksWith(isMisere(view) ? null : trump), hand, trick, friend: isFriend}),
  );
}

const contest: GameContest = {
  players: 3,
  // Fisch a session of one won game.
  width: () => 1,
  also: [['book', 'greedy']],
  ready: () => ({
    name: 'vira',
    what: 'sessions of one won game in all seats',
    contest: {
      rounds: roundContest({
        game: vira,
        brain: viraBrain() as never,
        options: viraOptions({end: 1}),
        players: 3,
        unit: 'Fisch a session',
        greedy,
      }),
    },
  }),
};

/** Vira for the tools. */
export const tools: GameTools = {
  fixtures: testedVira,
  tested: testedVira,
  timed: {Vira: viraOptions()},
  answers: {wira: {runners: viraRunners}},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: viraReasons,
    brain: (_, clock) => viraBrain(clock && {clock}) as Brain,
    partners: () => [],
  },
  contests: {vira: contest},
  maxims: async () => (await import('../test-support/readings/vira.js')).testedMaxims,
  words: {
    Vira: {
      load: roomAndPanels(viraWords),
      same: {sv: ['title', 'games.wira', 'games.solo-wira']},
    },
  },
  lessons,
  alike,
  pages: {wira: page},
  pageLanguages: ['en', 'sv'],
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Vira',
  phases,
};
