import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {eachSample} from '@quinola/testing/sample.js';
import {firstHandToSee} from '../src/whist/rules/dummy.js';
import {partnerOf, sideOf, whist, whistOptions, type WhistState} from '../src/whist/rules/index.js';
import {randomMove} from '@quinola/testing/match.js';

/** A match with the dummy, at the first state of a deal that waits for the player to look at the dummy. */
function beforeLook(seed: string): WhistState {
  const random = randomFrom(seed);
  let state = whist.start(whistOptions({table: 'dummy'}));
  while (state.table.turn.phase !== 'playing.looking') {
    const {by, move} = randomMove(whist, state, random);
    state = whist.play(state, by, move).state;
  }
  return state;
}

test('the player with the dummy sees one hand first, the other after its first card, and all after the first trick', () => {
  eachSample(20, (seed) => {
    let state = beforeLook(seed);
    const {dummy, seats} = state.table;
    const holder = seats[dummy]!;
    const enemy = seats[(dummy + 1) % 4]!;
    assert.equal(state.table.turn.must, holder);
    const own = partnerOf(dummy);
    const hidden = whist.view(state, holder);
    assert.deepEqual([hidden.seat, hidden.hand, hidden.dummyHand], [own, [], null]);
    state = whist.play(state, holder, {type: 'LOOK'}).state;
    const first = firstHandToSee(state.table);
    while (state.table.trick.length < 4 && state.table.tricks.length === 0) {
      const view = whist.view(state, holder);
      const second = state.table.counts[first]! < 13;
      assert.equal(view.hand.length > 0, first === own || second);
      assert.equal(view.dummyHand !== null, first === dummy || second);
      assert.equal(whist.view(state, enemy).dummyHand, null);
      assert.equal(whist.view(state, 'watcher').dummyHand, null);
      // Moves with cards of the dummy name its seat.
      if (state.table.toPlay === dummy)
        assert.ok(whist.moves(view).every((move) => move.type !== 'PLAY' || move.seat === dummy));
      const lawful = whist.moves(whist.view(state, state.table.turn.must as number));
      state = whist.play(
        state,
        state.table.turn.must!,
        lawful.find(({type}) => type === 'PLAY')!,
      ).state;
    }
    if (state.table.turn.phase === 'playing.trick') {
      assert.deepEqual(whist.view(state, enemy).dummyHand, state.hands[dummy]);
      assert.deepEqual(whist.view(state, 'watcher').dummyHand, state.hands[dummy]);
    }
  });
});

test('the player with the dummy shows the honours of both hands together, once he may have seen both', () => {
  eachSample(60, (seed) => {
    let state = beforeLook(seed);
    const {dummy, seats, trump} = state.table;
    const holder = seats[dummy]!;
    const score: [number, number] = sideOf(dummy) === 0 ? [8, 0] : [0, 8];
    state = whist.play({...state, table: {...state.table, score}}, holder, {type: 'LOOK'}).state;
    const honours = [dummy, partnerOf(dummy)].flatMap((seat) =>
      state.dealt[seat]!.filter((card) => card[1] === trump && 'AKQJ'.includes(card[0]!)),
    ).length;
    const first = firstHandToSee(state.table);
    while (state.table.toPlay !== partnerOf(first)) {
      if (state.table.toPlay === first)
        assert.notEqual(whist.refusal(whist.view(state, holder), {type: 'SHOW'}), null);
      const lawful = whist.moves(whist.view(state, state.table.turn.must as number));
      state = whist.play(
        state,
        state.table.turn.must!,
        lawful.find(({type}) => type === 'PLAY')!,
      ).state;
    }
    assert.equal(whist.refusal(whist.view(state, holder), {type: 'SHOW'}) === null, honours >= 3);
    assert.equal(whist.refusal(whist.view(state, holder), {type: 'CALL'})?.reason, 'dummy-cannot-answer');
  });
});
