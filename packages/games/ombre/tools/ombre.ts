// What the command-line tools, the site and the shared tests need to know about Ombre.
import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {tricksWith} from '../src/kit/rules/index.js';
import {lessons} from '../src/ombre/words/lessons/index.js';
import {page} from '../src/ombre/words/pages/en.js';
import {loadPage, phases} from '../src/ombre/made/texts.js';
import {ombreReasons} from '../src/ombre/words/reasons/index.js';
import {ombre, ombreOptions, type OmbreOptions, type OmbreView} from '../src/ombre/rules/index.js';
import {ombreBrain} from '../src/ombre/opponents/master.js';
import {ombreWords} from '../src/ombre/made/language.js';
import {alike} from '../test-support/alike.js';
import * as answering from '../test-support/answers.js';
import {testedOmbre} from '../test-support/tested-ombre.js';

/** The baseline takes the trick if it can, unless another defender is winning it; at Nullissimo it avoids tricks. */
function greedy(view: OmbreView): PlayMove | null {
  if (view.turn.phase !== 'playing.trick') return null;
  const {trick, hand, seat, ombre: by, game} = view;
  return playOf(
    greedyCard({
      rules: tricksWith(view.trump!),
      hand,
      trick,
      friend: (other) => seat !== by && other !== by,
      avoids: game === 'nullissimo',
    }),
  );
}

const contested = (name: string, options: Partial<OmbreOptions>, players: number): GameContest => ({
  players,
  // Marks a session.
  width: () => 2,
  also: [
    ['book', 'greedy'],
    ['book', 'random'],
  ],
  ready: () => ({
    name,
    what: 'sessions of twelve deals in all seats',
    contest: {
      rounds: roundContest({
        game: ombre,
        brain: ombreBrain(),
        options: ombreOptions(options),
        players,
        unit: 'marks a session',
        greedy,
      }),
    },
  }),
});

/** Games with one name in all languages that write it in Latin letters. */
const SAME_NAMES = ['solo', 'tout', 'grandissimo', 'nullissimo'].map((game) => `games.${game}`);

/** Ombre for the tools. */
export const tools: GameTools = {
  fixtures: testedOmbre,
  tested: testedOmbre,
  timed: {Lomber: ombreOptions(), 'Lomber en quatre': ombreOptions({players: 4})},
  answers: {lomber: answering, 'lomber-en-quatre': answering},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: ombreReasons,
    brain: (_, clock) => ombreBrain({clock}) as Brain,
    partners: () => [],
  },
  contests: {
    lomber: contested('lomber', {}, 3),
    'lomber-en-deux': contested('lomber-en-deux', {players: 2}, 2),
    'lomber-en-quatre': contested('lomber-en-quatre', {players: 4}, 4),
  },
  maxims: async () => (await import('../test-support/readings/ombre.js')).testedMaxims,
  alike,
  lessons,
  words: {
    Ombre: {
      load: roomAndPanels(ombreWords),
      same: {
        de: [...SAME_NAMES, 'games.tournee'],
        pl: [...SAME_NAMES, 'games.tournee'],
        ru: ['games.tout'],
        sv: SAME_NAMES,
      },
    },
  },
  pages: {ombre: page},
  loadPage: (_name, lang) => loadPage(lang),
  inSentence: 'Ombre',
  phases,
  gallery: {
    books: ['five-treatises'],
  },
};
