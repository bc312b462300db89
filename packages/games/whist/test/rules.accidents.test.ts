import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom} from '@quinola/cards';
import type {Player} from '@quinola/play';
import {lawOf} from '../src/whist/rules/laws.js';
import {
  whist,
  type Accident,
  type GivenOptions,
  type WhistMove,
  type WhistState,
} from '../src/whist/rules/index.js';
import {after, begin, vienna, warsaw} from '../test-support/strict.js';

const ACCIDENTS: readonly (readonly [GivenOptions, Accident, string, Player | 'chance', number])[] = [
  [vienna, {kind: 'exposed', by: null, card: 'AS', seat: 1}, 'dealing.irregular', 1, 0],
  [vienna, {kind: 'exposed', by: 0, card: 'AS', seat: 1}, 'dealing.irregular', 1, 0],
  [vienna, {kind: 'exposed', by: 3, card: 'AS', seat: 1}, 'dealing.irregular', 0, 0],
  [vienna, {kind: 'hidden-turn-up', by: 0}, 'dealing.turnUp', 1, 0],
  [warsaw, {kind: 'hidden-turn-up', by: 0}, 'dealing.eldestNamesTrump', 1, 0],
  [vienna, {kind: 'misdeal', by: 0}, 'preparing.shuffling', 'chance', 1],
  [vienna, {kind: 'misdeal', by: null}, 'preparing.shuffling', 'chance', 0],
  [warsaw, {kind: 'misdeal', by: 0}, 'preparing.shuffling', 'chance', 0],
  [vienna, {kind: 'faced', by: null}, 'preparing.shuffling', 'chance', 0],
];

const settled: readonly WhistMove[] = [{type: 'HONOURS'}];

for (const [options, accident, phase, must, dealer] of ACCIDENTS) {
  test(`${options.rules ?? 'vienna-1834'}: ${JSON.stringify(accident)} leads to ${phase}`, () => {
    const next = after(after(begin(options), {type: 'LAY_DOWN'}, {type: 'WAIVE'}), ...settled);
    const dealt = whist.play(dealerSouth(next), 'chance', {type: 'GIVE', accident}).state;
    assert.deepEqual(
      [dealt.table.turn.phase, dealt.table.turn.must, dealt.table.dealer],
      [phase, must, dealer],
    );
    if (phase === 'dealing.irregular') {
      assert.deepEqual(dealt.table.seen, [{seat: 1, card: 'AS'}]);
      assert.equal(after(dealt, {type: 'ACCEPT_DEAL'}).table.turn.phase, 'playing.trick');
      assert.equal(after(dealt, {type: 'REDEAL'}).table.dealer, 0);
    }
    if (phase === 'dealing.eldestNamesTrump') {
      const named = after(dealt, {type: 'NAME_TRUMP', suit: 'H'});
      assert.equal(named.table.trump, 'H');
      assert.equal(named.table.turnUp, null);
    }
  });
}

/** The same table with S about to deal a pack whose first card, the ace of spades, goes to W. */
function dealerSouth(state: WhistState): WhistState {
  const shuffling = {...state, table: {...state.table, dealer: 0}};
  return after(
    shuffling,
    [
      'chance',
      {type: 'SHUFFLE', pack: [...FRENCH_52.cards.slice(26), ...FRENCH_52.cards.slice(0, 26)]},
    ] as never,
    {type: 'CUT', index: 26},
  );
}

test('the deal passes to the next player only if somebody caused the misdeal (Vienna §3)', () => {
  const ruling = (fault: 'chance' | 'dealer-side') => lawOf('vienna-1834', 'misdeal')!.ruling({fault});
  assert.deepEqual(ruling('dealer-side'), {dealPassesTo: 'left'});
  assert.deepEqual(ruling('chance'), {redeal: true, dealer: 'same'});
  // Both kinds of misdeal occur at random.
  const state: WhistState = {
    ...begin({...vienna, accidents: 100}),
    table: {
      ...begin({...vienna, accidents: 100}).table,
      turn: {phase: 'dealing.giving', must: 'chance' as const, may: [], over: false},
    },
    pack: FRENCH_52.cards,
  };
  const drawn = Array.from({length: 200}, (_, i) => whist.chance(state, randomFrom(`misdeal ${i}`)));
  const guilty = drawn.flatMap((move) =>
    move.type === 'GIVE' && move.accident?.kind === 'misdeal' ? [move.accident.by] : [],
  );
  assert.deepEqual([...new Set(guilty)].sort(), [0, null]);
});

test('accidents do not happen at a relaxed table', () => {
  const state: WhistState = {
    ...begin({}),
    table: {
      ...begin({}).table,
      turn: {phase: 'dealing.giving', must: 'chance' as const, may: [], over: false},
    },
    pack: FRENCH_52.cards,
  };
  assert.throws(() => whist.play(state, 'chance', {type: 'GIVE', accident: {kind: 'faced', by: null}}));
  for (let i = 0; i < 50; i++)
    assert.deepEqual(whist.chance(state, randomFrom(String(i))), {type: 'GIVE', accident: null});
});
