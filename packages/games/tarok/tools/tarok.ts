// What the command-line tools, the site and the tests of the whole house know of Tarok for three and for two.
import type {Brain} from '@quinola/opponents';
import type {GameContest, GameTools} from '../../../table/test-support/game-tools.js';
import {TAROK_CONTESTS} from '../cli/contest.js';
import {manner} from '../src/tarok/machine.js';
import {posted} from '../src/pack/posted.js';
import {pages} from '../src/tarok/pages/en.js';
import * as chart from '../src/tarok/phases/en.js';
import {tarokOptions} from '../src/tarok/rules/index.js';
import {masterTarokBrain} from '../src/tarok/search/master.js';
import {GAMES} from '../src/tarok/vectors/index.js';
import {AGREEMENTS, someMove} from '../test-support/tarok-evening.js';
import {tarokFixtures} from '../test-support/tarok-fixtures.js';

/** `prelude` searches up to the first lead only. */
const contested = (name: 'tarok' | 'tarok-deux', players: number): GameContest => ({
  players,
  kinds: ['prelude'],
  ready: () => ({name, what: 'deals in all seats', contest: {rounds: TAROK_CONTESTS[name]()}}),
});

/** Tarok for the tools. */
export const tools: GameTools = {
  fixtures: tarokFixtures,
  manner: manner as GameTools['manner'],
  agreements: {
    'Tarok en trois': AGREEMENTS.filter(({players}) => players !== 2).map(tarokOptions),
    'Tarok en deux': AGREEMENTS.filter(({players}) => players === 2).map(tarokOptions),
  },
  someMove: someMove as NonNullable<GameTools['someMove']>,
  timed: {'Tarok en trois': tarokOptions(), 'Tarok en deux': tarokOptions({players: 2})},
  answers: GAMES,
  opponents: {brain: () => masterTarokBrain() as Brain, partners: () => [], posted},
  contests: {tarok: contested('tarok', 3), 'tarok-deux': contested('tarok-deux', 2)},
  pages,
  inSentence: 'Tarok',
  chart,
};
