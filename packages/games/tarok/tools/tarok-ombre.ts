// What the command-line tools, the site and the tests of the whole house know of Tarok-ombre.
import type {Brain} from '@quinola/opponents';
import type {GameContest, GameTools} from '../../../table/test-support/game-tools.js';
import {TAROK_CONTESTS} from '../cli/contest.js';
import {manner} from '../src/tarok-ombre/machine.js';
import {posted} from '../src/pack/posted.js';
import {page} from '../src/tarok-ombre/pages/en.js';
import * as chart from '../src/tarok-ombre/phases/en.js';
import {partnersOf, tarokOmbreOptions, type TarokOmbreView} from '../src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../src/tarok-ombre/search/master.js';
import * as answering from '../src/tarok-ombre/vectors/index.js';
import {AGREEMENTS} from '../test-support/ombre.js';
import {ombreFixtures} from '../test-support/ombre-fixtures.js';

const MANNERS = ['old', 'new'];

/** In the old manner, or with `--manner new`; `prelude` searches up to the first lead only. */
const contest: GameContest = {
  players: 3,
  kinds: ['prelude'],
  options: {
    manner: {
      type: 'string',
      default: 'old',
      fault: (manner) => (MANNERS.includes(manner as string) ? null : `Which manner? ${MANNERS.join(', ')}`),
    },
  },
  ready: ({manner}) => ({
    name: `tarok-ombre ${String(manner)}`,
    what: 'deals in all seats',
    contest: {rounds: TAROK_CONTESTS['tarok-ombre'](manner as 'old' | 'new')},
  }),
};

/** Tarok-ombre for the tools. */
export const tools: GameTools = {
  fixtures: ombreFixtures,
  manner: manner as GameTools['manner'],
  agreements: {'Tarok-ombre': AGREEMENTS},
  timed: {
    'Tarok-ombre, old manner': tarokOmbreOptions(),
    'Tarok-ombre, new manner': tarokOmbreOptions({manner: 'new'}),
  },
  answers: {taroklomber: answering},
  opponents: {
    brain: () => masterOmbreBrain() as Brain,
    partners: (view) => partnersOf(view as TarokOmbreView),
    posted,
  },
  contests: {'tarok-ombre': contest},
  pages: {'tarok-ombre': page},
  inSentence: 'Tarok-ombre',
  chart,
};
