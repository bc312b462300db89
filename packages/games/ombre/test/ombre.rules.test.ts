import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {sample} from '@quinola/play';
import {handSize, ombre, ombreOptions, seatsOf, type OmbreOptions} from '../src/ombre/rules/index.js';

/** Every variant and option at least once. */
const AGREED: readonly Partial<OmbreOptions>[] = [
  {},
  {tableSize: 4},
  {players: 2},
  {players: 2, deux: 'b'},
  {players: 2, deux: 'c'},
  {players: 4},
  {players: 4, grandNull: 'on', packets: '4-4', toutWithGrandNull: 'excluded'},
  {honoursClaim: 'strict', tourneeSecondTurn: 'on', codilleTakesDish: 'on', rokThreshold: 10},
  {mergedTournee: 'on', favourite: 'none', voleTakesAll: 'on', blok: 'off', stake: 4},
  {finish: 'playOut', deals: 3, favourite: 'firstWon', obscurKinds: 'one', fauxMatadors: 'on'},
];

test('random sessions of every variant end, and their payments sum to zero', () => {
  const random = randomFrom('sessions of ombre');
  for (let n = 0; n < 3 * AGREED.length; n++) {
    const options = ombreOptions(AGREED[n % AGREED.length]);
    let state = ombre.start(options);
    while (!ombre.turn(state).over) {
      const {must} = ombre.turn(state);
      const move =
        must === 'chance' ? ombre.chance(state, random) : sample(ombre, ombre.view(state, must!), random);
      const done = ombre.play(state, must!, move);
      ({state} = done);
      for (const event of done.events) {
        if (event.type !== 'deal-settled' || event.result.outcome === 'thrown-in') continue;
        const {result} = event;
        assert.equal(result.net.length, seatsOf(options));
        assert.ok(result.tricks.reduce((sum, won) => sum + won, 0) <= handSize(options));
        const cards = result.hands.flat();
        assert.equal(new Set(cards).size, cards.length, 'no card lies in two places');
      }
      const worth = ombre.worth(state).reduce((sum, each) => sum + each, 0);
      assert.ok(Math.abs(worth) < 1e-6, `${JSON.stringify(options)}: ${worth}`);
    }
  }
});

test('a session from a record or lesson uses defaults for the options it omits', () => {
  const {options} = ombre.start({deals: 1} as OmbreOptions).table;
  assert.deepEqual(options, ombreOptions({deals: 1}));
  assert.deepEqual(ombre.start(options).table.options, options);
});
