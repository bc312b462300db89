import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom, shuffled, TAROK_78} from '@quinola/cards';
import {OptionsError, stacked} from '@quinola/play';
import {suit} from '../src/kit/rules/index.js';
import {tarok, tarokOptions, type GivenOptions} from '../src/tarok/rules/index.js';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type GivenOptions as OmbreGiven,
} from '../src/tarok-ombre/rules/index.js';
import {written} from '../test-support/set-deals.js';

const pack = shuffled(TAROK_78.cards, randomFrom('a set deal'));
const [south, east, west, three] = [
  pack.slice(0, 25),
  pack.slice(25, 50),
  pack.slice(50, 75),
  pack.slice(75),
];
const free = west.filter((card) => suit(card) !== 'T' && !card.startsWith('K')).slice(0, 3);
const kept = west.filter((card) => !free.includes(card));

const codeOf = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    if (error instanceof OptionsError) return error.code;
    throw error;
  }
  return 'none';
};
const trois = (deal: string, more: GivenOptions = {}): ReturnType<typeof tarok.start> =>
  tarok.start(tarokOptions({deal, ...more}));
const ombre = (deal: string, more: OmbreGiven = {}): ReturnType<typeof tarokOmbre.start> =>
  tarokOmbre.start(tarokOmbreOptions({deal, ...more}));

test('a pack is stacked so that its dealing plan deals the set hands', () => {
  assert.deepEqual(
    stacked(
      [
        {to: 1, count: 2},
        {to: 'talon', count: 1},
        {to: 0, count: 1},
        {to: 1, count: 1},
      ],
      {hands: [['a'], ['b', 'c', 'd']], talon: ['e'], rest: ['f']},
    ),
    ['b', 'c', 'e', 'a', 'd', 'f'],
  );
});

test('en trois a session starts with the set deal, in which the dealer has 28 cards', () => {
  const state = trois(`S:${written(south)} E:${written(east)} W:${written([...west, ...three])}`);
  const {table, hands} = state;
  assert.deepEqual([table.turn.phase, table.turn.must, table.dealer, table.deal], ['skat', 2, 2, 1]);
  assert.deepEqual(
    hands.map((hand) => [...hand].sort()),
    [south, east, [...west, ...three]].map((hand) => [...hand].sort()),
  );
});

test('a hand may be left out, and the Skat may be laid already', () => {
  const state = trois(`S:${written(south)} E:${written(east)} dealer=W skat=${free.join()}`);
  assert.equal(state.table.turn.phase, 'announcing');
  assert.deepEqual(state.skat, free);
  assert.deepEqual([...state.hands[2]!].sort(), [...kept, ...three].sort());
});

test('en deux 25 cards are not used', () => {
  const state = trois(`S:${written(south)} N:${written([...west, ...three])}`, {players: 2});
  assert.deepEqual(state.table.counts, [25, 28]);
  assert.deepEqual([...state.aside].sort(), [...east].sort());
});

test('Tarok-ombre starts with the bidding, or with asking for cards', () => {
  const hands = `S:${written(south)} W:${written(east)} E:${written([...kept, ...three])}`;
  assert.equal(ombre(`S:${written(south)} W:${written(east)}`).table.turn.phase, 'skat');
  assert.equal(ombre(`${hands} skat=${free.join()}`).table.turn.phase, 'bidding.unseen');
  const {table} = ombre(`${hands} skat=${free.join()} game=due player=W`);
  assert.deepEqual(
    [table.turn.phase, table.turn.must, table.contract, table.declarer],
    ['asking.demanding', 1, 'due', 1],
  );
  const fresh = ombre(`S:${written(south)} W:${written(east)} E:${written(west)} game=solo player=S`, {
    manner: 'new',
  });
  assert.deepEqual([fresh.table.turn.phase, fresh.table.counts], ['skat', [28, 25, 25]]);
});

test('an impossible deal is refused with a code', () => {
  const whole = `S:${written(south)} E:${written(east)}`;
  assert.equal(
    codeOf(() => trois(`${whole} trump=S`)),
    'deal-word',
  );
  assert.equal(
    codeOf(() => trois(`${whole} N:1....`)),
    'deal-seat',
  );
  assert.equal(
    codeOf(() => trois(`${whole} dealer=SE`)),
    'deal-seat',
  );
  assert.equal(
    codeOf(() => trois(`S:${written(south)} E:22.KQ...`)),
    'deal-hand',
  );
  assert.equal(
    codeOf(() => trois(`S:${written(south)} E:${written(south)}`)),
    'deal-card-twice',
  );
  assert.equal(
    codeOf(() => trois(`S:${written(south)}`)),
    'deal-counts',
  );
  assert.equal(
    codeOf(() => trois(`${whole} skat=T21,KS,KC`)),
    'deal-card-twice',
  );
  assert.equal(
    codeOf(() => trois(`${whole} skat=2Z,3Z,4Z`)),
    'deal-skat',
  );
  assert.equal(
    codeOf(() => ombre(`S:${written(south)} W:${written(east)} game=due player=S`)),
    'deal-game',
  );
  assert.equal(
    codeOf(() =>
      ombre(`S:${written(south)} W:${written(east)} E:${written(west)} game=tre player=S`, {manner: 'new'}),
    ),
    'deal-game',
  );
});

test('a view does not contain the set deal, because it names all hands', () => {
  const begun = trois(`S:${written(south)} E:${written(east)} W:${written([...west, ...three])}`);
  assert.equal(tarok.view(begun, 0).options.deal, null);
  assert.equal(tarokOmbre.view(ombre(`S:${written(south)} W:${written(east)}`), 0).options.deal, null);
});
