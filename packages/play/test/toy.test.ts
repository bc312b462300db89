import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {
  balances,
  foldRecord,
  isZeroSum,
  sample,
  seenMove,
  type Actor,
  type RecordedMove,
} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {toy, toyOptions, type ToyHappening, type ToyMove, type ToyState} from '@quinola/testing/toy/game.js';

/** Plays a match at random. */
function played(seed: string) {
  const random = randomFrom(seed);
  let state = toy.start(toyOptions());
  const steps: {made: RecordedMove<ToyMove>; before: ToyState; events: readonly ToyHappening[]}[] = [];
  while (!toy.turn(state).over) {
    const {must, may} = toy.turn(state);
    const knocks = may.find((player) => toy.moves(toy.view(state, player)).length && random.below(4) === 0);
    const by: Actor = knocks ?? must!;
    const move: ToyMove =
      by === 'chance' ? toy.chance(state, random) : sample(toy, toy.view(state, by), random);
    const next = toy.play(state, by, move);
    steps.push({made: {by, move}, before: state, events: next.events});
    state = next.state;
  }
  return {state, steps};
}

test('a match built from the kits passes through every phase, folds, and pays out what was staked', () => {
  const phases = new Set<string>();
  const happened = new Set<string>();
  eachSample(40, (seed) => {
    const {state, steps} = played(seed);
    for (const {before, events} of steps) {
      phases.add(before.table.turn.phase);
      for (const {type} of events) happened.add(type);
    }
    assert.ok(isZeroSum(toy.ledger(state.table)));
    assert.deepEqual([state.table.pool.amount, state.table.pool.waiting], [0, []]);
    assert.equal(balances(state.table.entries, 3).held['pot'], 0);
    const record = {
      format: 'quinola-record/1',
      game: 'toy',
      options: toyOptions(),
      players: [],
      moves: steps.map(({made}) => made),
    } as const;
    assert.deepEqual(foldRecord(toy, record), state);
  });
  assert.equal(phases.size, 8);
  for (const type of [
    'redraw',
    'seated',
    'cut',
    'bid',
    'held',
    'passed',
    'thrown-in',
    'trump-named',
    'exchanged',
    'knocked',
    'trick-won',
    'deal-settled',
    'session-over',
  ])
    assert.ok(happened.has(type), type);
});

test('others see that an exchange was made, but of a cut and a card all details', () => {
  const {steps} = played('seen');
  for (const {made, events} of steps) {
    const seen = seenMove(made, events, 'watcher');
    if (made.move.type === 'EXCHANGE') {
      assert.deepEqual(seen.move, {type: 'EXCHANGE'});
      assert.deepEqual(seenMove(made, events, made.by as number), made);
    }
    if (made.move.type === 'CUT' || made.move.type === 'PLAY' || made.move.type === 'DRAW')
      assert.deepEqual(seen, made);
    if (made.move.type === 'SHUFFLE') assert.deepEqual(seen.move, {type: 'SHUFFLE'});
  }
});

test('a card is refused that is not in the hand, or does not follow suit', () => {
  const {steps} = played('following');
  const {before} = steps.find(({before: {table}}) => table.trick.length === 1 && table.tricks.length === 1)!;
  const view = toy.view(before, before.table.turn.must as number);
  const led = view.trick[0]!.card[1];
  for (const card of ['AS', 'AH', 'AD', 'AC', ...view.hand]) {
    const reason = toy.refusal(view, {type: 'PLAY', card})?.reason ?? null;
    const holds = view.hand.some((held) => held[1] === led);
    if (!view.hand.includes(card)) assert.equal(reason, 'not-held');
    else assert.equal(reason, holds && card[1] !== led ? 'must-follow' : null);
  }
});
