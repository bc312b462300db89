import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import type {ChartTexts, LessonOffer, Page, WordSources} from '@quinola/table';
import {roundContest} from '../../../opponents/cli/rounds.js';
import type {GameContest, GameTools} from '../../../table/test-support/game-tools.js';
import {roomAndPanels, type TestedWords} from '../../../table/test-support/word-suite.js';
import {hasPartner, type CalledKingView} from '../src/called-king/index.js';
import {calledKingBrain} from '../src/called-king/opponents/master.js';
import {loadPage} from '../src/called-king/pages/load.js';
import * as chart from '../src/called-king/phases/en.js';
import {calledKingReasons} from '../src/called-king/reasons/index.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../src/called-king/strings.js';
import {tricksWith} from '../src/kit/index.js';
import {calledKingRunners, compare} from './called-king-answers.js';
import type {Asked} from './called-king-played.js';
import type {testedCalledKing} from './tested-called-king.js';

/** What the tools of one game of the called King are made of. */
export interface Called extends Asked {
  readonly title: string;
  readonly tested: ReturnType<typeof testedCalledKing>;
  readonly words: WordSources<CalledKingRoomWords, CalledKingPanelWords>;
  readonly page: Page;
  readonly lessons: readonly LessonOffer[];
}

/** The baseline takes the trick where it can, unless somebody whom it knows for a friend is winning it. */
function greedy(view: CalledKingView): PlayMove | null {
  if (view.turn.phase !== 'playing.trick') return null;
  const {trick, hand, seat, ombre, partner, called, game} = view;
  const isPartner = called !== null && hasPartner(game!) && hand.includes(called);
  const isFriend = (other: number): boolean => {
    if (seat === ombre) return other === partner;
    if (seat === partner || isPartner) return other === ombre;
    return other !== ombre && (partner >= 0 || !hasPartner(game!)) && other !== partner;
  };
  return playOf(greedyCard({rules: tricksWith(view.trump!), hand, trick, friend: isFriend}));
}

/** Words that are rightly the same as in English: French names in the languages that write in Latin letters, and *partner*. */
const SAME_NAMES = ['games.solo', 'games.tout'];
const SAME: NonNullable<TestedWords['same']> = {
  de: [...SAME_NAMES, 'title', 'games.mediateur', 'games.spadille-forcee', 'dues.block'],
  pl: [...SAME_NAMES, 'games.spadille-forcee', 'partner', 'maybePartner', 'dues.delices'],
  ru: ['games.tout'],
  sv: [...SAME_NAMES, 'title', 'partner', 'maybePartner'],
};

/** What the tools know of a game of the called King, but for its page in the gallery. */
export function calledKingTools({title, words, page, lessons, ...asked}: Called): Omit<GameTools, 'gallery'> {
  const {game, players, options, tested} = asked;
  const contest: GameContest = {
    players,
    // Marks a tour.
    width: () => 0.5,
    also: [
      ['book', 'greedy'],
      ['book', 'random'],
    ],
    ready: () => ({
      name: game.id,
      what: 'tours in all seats',
      contest: {
        rounds: roundContest({
          game,
          brain: calledKingBrain(game),
          options: options({tours: 1}),
          players,
          unit: 'marks a tour',
          greedy,
        }),
      },
    }),
  };
  return {
    fixtures: tested,
    tested,
    timed: {[title]: options()},
    answers: {[game.id]: {runners: calledKingRunners(asked), compare}},
    opponents: {
      levels: ['book', 'novice', 'teacher'],
      reasons: calledKingReasons,
      brain: (_, clock) => calledKingBrain(game, clock && {clock}) as Brain,
      partners: () => [],
    },
    contests: {[game.id]: contest},
    lessons,
    words: {[title]: {load: roomAndPanels(words), same: SAME}},
    pages: {[game.id]: page},
    pageLanguages: ['en', 'pl'],
    loadPage,
    inSentence: title,
    chart,
    chartIn: (code) => import(`../src/called-king/phases/${code}.ts`) as Promise<ChartTexts>,
  };
}
