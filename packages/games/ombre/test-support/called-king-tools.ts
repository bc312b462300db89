import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import type {LessonOffer, Page, WordSources} from '@quinola/table';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels, type TestedWords} from '@quinola/testing/suites/words.js';
import {hasPartner, type CalledKingOptions, type CalledKingView} from '../src/kit/called-king/rules/index.js';
import {calledKingBrain} from '../src/kit/called-king/opponents/master.js';
import {loadPage} from '../src/kit/called-king/words/pages/load.js';
import {phases} from '../src/kit/called-king/made/texts.js';
import {calledKingReasons} from '../src/kit/called-king/words/reasons/index.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../src/kit/called-king/words/types.js';
import {tricksWith} from '../src/kit/rules/index.js';
import {alike} from './alike.js';
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
  sv: [...SAME_NAMES, 'title', 'partner', 'maybePartner', 'dues.block'],
};

/** The agreements under which its maxims are tested. */
const AGREED: readonly Partial<CalledKingOptions>[] = [{favourites: 0}, {favourites: 1}, {favourites: 3}];

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
    alike,
    maxims: async () => {
      const {testedCalledMaxims} = await import('./readings/called-king.js');
      const {calledMade} = await import('./readings/called-made.js');
      return testedCalledMaxims({
        agreements: AGREED.map((given) => options({tours: 1, ...given})),
        isFive: players === 5,
        made: calledMade(game, players, options()),
      });
    },
    lessons,
    words: {[title]: {load: roomAndPanels(words), same: SAME}},
    pages: {[game.id]: page},
    loadPage,
    inSentence: title,
    phases,
  };
}
