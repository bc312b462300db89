import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf, type PlayMove} from '@quinola/play';
import type {Page, WordSources} from '@quinola/table';
import {roundContest} from '@quinola/testing/contests/rounds.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {contractsBrain} from '../src/kit/contracts/opponents/master.js';
import {phases} from '../src/kit/contracts/made/texts.js';
import {
  sideOf,
  tricksWith,
  type Agreed,
  type BostonGame,
  type BostonView,
} from '../src/kit/contracts/rules/index.js';
import {bostonReasons} from '../src/kit/contracts/words/reasons/index.js';
import type {ContractsPanelWords, ContractsRoomWords} from '../src/kit/contracts/words/types.js';
import type {testedBoston} from './tested-boston.js';

/** What the tools of one game of the tariff card are made of. */
export interface Contracts extends Pick<GameTools, 'answers' | 'lessons' | 'loadPage' | 'maxims'> {
  readonly game: BostonGame;
  readonly title: string;
  readonly options: (given: object) => Agreed;
  readonly tested: ReturnType<typeof testedBoston>;
  readonly words: WordSources<ContractsRoomWords, ContractsPanelWords>;
  readonly page: Page;
  /** Words that are rightly the same in Polish. */
  readonly same: readonly string[];
}

/** The baseline takes the trick where it can, unless a friend is winning it; in a misère it does what it can as well. */
function greedy(view: BostonView): PlayMove | null {
  if (view.turn.phase !== 'playing.trick') return null;
  const {trick, hand, seat, trump} = view;
  const side = sideOf(view);
  const isFriend = (other: number): boolean => side.includes(other) === side.includes(seat);
  return playOf(greedyCard({rules: tricksWith(trump), hand, trick, friend: isFriend}));
}

/** What the tools know of a game of the tariff card. */
export function contractsTools({
  game,
  title,
  options,
  tested,
  words,
  page,
  same,
  ...asked
}: Contracts): GameTools {
  const contest: GameContest = {
    players: 4,
    // Marks in four deals.
    width: () => 2,
    also: [['book', 'greedy']],
    ready: () => ({
      name: game.id,
      what: 'sessions of four deals in all seats',
      contest: {
        rounds: roundContest({
          game,
          brain: contractsBrain(game.id),
          options: options({deals: 4}),
          players: 4,
          unit: 'marks in four deals',
          greedy,
        }),
      },
    }),
  };
  return {
    ...asked,
    fixtures: tested,
    tested,
    timed: {[title]: options({})},
    opponents: {
      levels: ['book', 'novice', 'teacher'],
      reasons: bostonReasons,
      brain: (_, clock) => contractsBrain(game.id, clock && {clock}) as Brain,
      partners: () => [],
    },
    alike: (_, one, other) => JSON.stringify(one) === JSON.stringify(other),
    contests: {[game.id]: contest},
    words: {[title]: {load: roomAndPanels(words), same: {pl: same}}},
    pages: {[game.id]: page},
    pageLanguages: ['en', 'pl'],
    inSentence: title,
    phases,
    gallery: {books: ['five-treatises']},
  };
}
