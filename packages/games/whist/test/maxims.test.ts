import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {randomFrom, type Card} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {callMaxims} from '../src/maxims/calls.js';
import {factsOf, lawful} from '../src/maxims/facts.js';
import {hoyle} from '../src/maxims/hoyle.js';
import {leitfaden} from '../src/maxims/leitfaden.js';
import {cardMaxims} from '../src/maxims/schools.js';
import {whist, type WhistView} from '../src/rules/index.js';
import {runners} from '../src/vectors/maxims.js';
import {dealtState} from '../test-support/dealt.js';
import {facts, RARE, trick} from '../test-support/rare-positions.js';

const fired = new Set<string>();

function note(because: Because | undefined): void {
  for (const id of [because?.maxim, because?.then, ...(because?.over ?? [])]) if (id) fired.add(id);
}

for (const [id, card, school, position] of RARE) {
  test(`${id} plays the ${card}`, () => {
    const {choice, because} = judge(cardMaxims(school), position, lawful(position), 'always');
    note(because);
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
      const {choice, because} = judge(
        cardMaxims(school),
        known,
        lawful(known),
        ruses ? 'always' : randomFrom(`${seed} ${view.hand.length}`),
      );
      note(because);
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

test('every maxim applies somewhere: in a deal, in a known answer from the books, or in a position made for it', () => {
  // A fixed deal, so that the test does not depend on the seed of the samples.
  for (let i = 0; i < 70; i++)
    judgedDeal(
      `always the same ${i}`,
      i % 2 ? 'hoyle' : 'leitfaden',
      SCORES[i % SCORES.length]!,
      i % 4 < 2,
      () => undefined,
    );
  for (const file of ['whist', 'wist']) {
    const answers = JSON.parse(readFileSync(new URL(`vectors/${file}.json`, import.meta.url), 'utf8')) as {
      kind: string;
      given: Record<string, unknown>;
    }[];
    for (const {kind, given} of answers) {
      if (['play', 'suit-lead', 'trump-lead'].includes(kind))
        fired.add((runners[kind]!(given) as {maxim: string}).maxim);
    }
  }
  const silent = [...leitfaden, ...hoyle].map(({id}) => id).filter((id) => !fired.has(id));
  assert.deepEqual([...new Set(silent)], []);
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
