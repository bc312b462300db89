import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, type Random} from '@quinola/cards';
import {playDeals} from '../packages/chart/test-support/charted.js';
import {samples, testSeed} from '../packages/play/test-support/sample.js';
import {PATIENCES, patience} from '../packages/games/patience/src/index.js';
import {manner as patienceManner, patienceMachine} from '../packages/games/patience/src/machine.js';
import {manner as ombreManner, tarokOmbreMachine} from '../packages/games/tarok/src/tarok-ombre/machine.js';
import {tarokOmbre} from '../packages/games/tarok/src/tarok-ombre/rules/index.js';
import {manner as tarokManner, tarokMachine} from '../packages/games/tarok/src/tarok/machine.js';
import {tarok, tarokOptions} from '../packages/games/tarok/src/tarok/rules/index.js';
import {AGREEMENTS as OMBRE} from '../packages/games/tarok/test-support/ombre.js';
import {
  AGREEMENTS as TAROK,
  someMove as tarokMove,
} from '../packages/games/tarok/test-support/tarok-evening.js';
import {manner as whistManner, whistMachine} from '../packages/games/whist/src/machine.js';
import {whist, whistOptions} from '../packages/games/whist/src/rules/index.js';
import {AGREEMENTS as WHIST, someMove as whistMove} from '../packages/games/whist/test-support/evenings.js';

/** Whole deals of each game; ten thousand in the long run. */
const DEALS = samples(6, 10_000);

/** So many decisions of a patience are enough where cards may wander for ever. */
const MOST = 200;

/** Any lawful move, of every type as likely: of the thousands of ways to lay the Skat each is no likelier than a word. */
function anyType<Move extends {readonly type: string}>(
  moves: readonly Move[],
  _view: unknown,
  random: Random,
): Move {
  const type = pick([...new Set(moves.map((move) => move.type))], random);
  return pick(
    moves.filter((move) => move.type === type),
    random,
  );
}

test('whist goes through its chart without an error', () =>
  playDeals(
    {
      machine: whistMachine,
      game: whist,
      manner: whistManner,
      players: (options) => whist.start(options).table.players,
      choose: whistMove,
      key: () => 0,
    },
    WHIST.map(whistOptions),
    DEALS,
    `${testSeed}/deals`,
  ));

for (const [name, given] of [
  ['Tarok en trois', TAROK.filter(({players}) => players !== 2)],
  ['Tarok en deux', TAROK.filter(({players}) => players === 2)],
] as const) {
  test(`${name} goes through its chart without an error`, () =>
    playDeals(
      {
        machine: tarokMachine,
        game: tarok,
        manner: tarokManner,
        players: ({players}) => players,
        choose: tarokMove,
        key: () => 0,
      },
      given.map(tarokOptions),
      DEALS,
      `${testSeed}/deals`,
    ));
}

test('Tarok-ombre goes through its chart without an error', () =>
  playDeals(
    {
      machine: tarokOmbreMachine,
      game: tarokOmbre,
      manner: ombreManner,
      players: () => 3,
      choose: anyType,
      key: () => 0,
    },
    OMBRE,
    DEALS,
    `${testSeed}/deals`,
  ));

test('every patience goes through its chart without an error', () => {
  assert.equal(PATIENCES.length, 11);
  return playDeals(
    {
      machine: patienceMachine,
      game: patience,
      manner: patienceManner,
      players: () => 1,
      choose: anyType,
      key: () => 0,
    },
    PATIENCES.map(({id}) => ({game: id})),
    Math.max(DEALS, PATIENCES.length),
    `${testSeed}/deals`,
    MOST,
  );
});
