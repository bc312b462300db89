import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom, type Card} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {callMaxims} from '../src/whist/opponents/maxims/calls.js';
import {factsOf, lawful} from '../src/whist/opponents/maxims/facts.js';
import {cardMaxims} from '../src/whist/opponents/maxims/schools.js';
import {whist, type WhistView} from '../src/whist/rules/index.js';
import {dealtState} from '../test-support/dealt.js';
import {facts, RARE, trick} from '../test-support/rare-positions.js';

for (const [id, card, school, position] of RARE) {
  test(`${id} plays the ${card}`, () => {
    const {choice, because} = judge(cardMaxims(school), position, lawful(position), 'always');
    assert.deepEqual({card: choice, maxim: because?.maxim}, {card, maxim: id});
  });
}

/** Scores at which every maxim about the score applies. */
const SCORES = [
  [0, 0],
  [4, 6],
  [9, 5],
  [8, 3],
  [0, 7],
  [5, 9],
  [3, 3],
] as const;

/** Plays a deal to its end by a school, and calls back with every judgement. */
function judgedDeal(
  seed: string,
  school: string,
  score: readonly [number, number],
  ruses: boolean,
  seen: (view: WhistView, card: Card) => void,
): void {
  let state = dealtState(seed, {}, score);
  while (!state.table.lastDeal) {
    const by = whist.turn(state).must as number;
    const view = whist.view(state, by);
    let move = whist.moves(view)[0]!;
    if (view.turn.phase === 'playing.trick') {
      const known = factsOf(view);
      const {choice} = judge(
        cardMaxims(school),
        known,
        lawful(known),
        ruses ? 'always' : randomFrom(`${seed} ${view.hand.length}`),
      );
      seen(view, choice);
      move = {type: 'PLAY', card: choice};
    }
    state = whist.play(state, by, move).state;
  }
}

test('what the books advise is lawful, in deals at every score', () => {
  const deals = samples(42, 2000);
  for (let i = 0; i < deals; i++) {
    const school = ['leitfaden', 'hoyle', 'mixed'][i % 3]!;
    judgedDeal(`${testSeed}/maxims ${i}`, school, SCORES[i % SCORES.length]!, i % 2 === 0, (view, card) => {
      assert.equal(whist.refusal(view, {type: 'PLAY', card}), null, `deal ${i}, ${card}`);
    });
  }
});

test('silence at eight says nothing where calling at eight is not allowed (Vienna §17 XV 2, §23 III)', () => {
  const hand = 'TC 4C 3C KH 8H 7H 6H QD 4D 2D 5S 4S';
  const silent = {score: [3, 8] as const, tricks: [trick(0, 0, 'AS 2S 3S 6S')]};
  const at = (preference: string | null, mayCallAt: 'six' | 'six-to-eight'): boolean =>
    facts(hand, {...silent, preference, options: {honours: 'four', mayCallAt}}).silentEight;
  assert.equal(at(null, 'six-to-eight'), true);
  assert.equal(at('C', 'six-to-eight'), true);
  assert.equal(at('C', 'six'), false);
  assert.equal(at('H', 'six'), true);
});

test('the book’s table of calls has an answer for every score', () => {
  for (let them = 0; them < 10; them++) {
    for (const over of [{}, {slamHope: true}, {slamDanger: true}]) {
      assert.ok(
        judge(callMaxims, facts('AC', {score: [8, them]}, over), ['CALL', 'SILENT'] as const).because,
        `against ${them}`,
      );
    }
  }
});
