import assert from 'node:assert/strict';
import {describe, it, test} from 'node:test';
import {createActor} from 'xstate';
import {dealSteps} from '@quinola/chart';
import {anyThinker, playersOf, untilIdle, NO_PAUSES} from '@quinola/testing/chart/driving.js';
import {testSeed} from '@quinola/testing/sample.js';
import {profile, whistMachine} from '../src/whist/machine.js';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistView,
} from '../src/whist/rules/index.js';
import {randomMatch} from '@quinola/testing/game-suite/sample-match.js';
import {testedWhist} from '../test-support/tested-whist.js';
import type {GameRecord} from '@quinola/play';

const thinker = anyThinker<WhistView, WhistMove>(whist, ({turn}) => turn.must);

function seated(given: GivenOptions) {
  const options = whistOptions(given);
  const actor = createActor(whistMachine(), {
    input: {
      options,
      players: playersOf(whist.start(options).table.players, 0),
      viewer: 0,
      seed: testSeed,
      pace: NO_PAUSES,
      thinker,
      ceremony: 'short',
      undo: true,
    },
  });
  actor.start();
  return actor;
}

describe('a match in a page', () => {
  it('asks only players who may call whether they call; with strict etiquette it asks everyone', async () => {
    // South plays after his partner and has one honour; his side stands on eight.
    const deal =
      'S:AK2.J32.432.5432 W:543.AKQ.AKQJ.AKQ N:Q76.T98.T98.T987 E:JT98.7654.765.J6 dealer=W trump=H score=8-0';
    for (const etiquette of ['relaxed', 'strict'] as const) {
      const actor = seated({deal, etiquette});
      await untilIdle(actor);
      const card = whist
        .moves(actor.getSnapshot().context.view)
        .flatMap((move) => (move.type === 'PLAY' ? [move.card] : []))[0]!;
      actor.send({type: 'PLAY', card});
      await untilIdle(actor);
      const {turn, canUndo} = actor.getSnapshot().context;
      assert.equal(turn.phase, etiquette === 'strict' ? 'playing.callWindow' : 'playing.trick');
      assert.ok(canUndo);
      actor.send({type: 'UNDO'});
      assert.ok(
        actor.getSnapshot().context.view.hand.includes(card),
        'the card is taken back, not the silence',
      );
      actor.stop();
    }
  });
});

describe('a record of a match', () => {
  it('is replayed deal by deal', () => {
    const {record, steps} = randomMatch(testedWhist, whistOptions({rules: 'warsaw'}), 'replay');
    const events = steps.flatMap((step) => step.events as readonly WhistHappening[]);
    const results = events.flatMap((event) => (event.type === 'deal-scored' ? [event.result] : []));
    results.forEach(({hands}, n) => {
      const shown = dealSteps(whist, profile, record as GameRecord<WhistMove, WhistOptions>, n + 1);
      const dealt = shown.find(({happened}) => happened.some(({type}) => type === 'turned-up'))!;
      assert.deepEqual(
        hands,
        [0, 1, 2, 3].map((seat) => dealt.view(dealt.view('watcher').seats[seat]!).hand),
      );
    });
    assert.equal(results.length, new Set(results.map(({deal}) => deal)).size);
  });
});

test('thinking time depends on what everybody sees: only the last card and a forced card of the dummy take none', () => {
  const seen = (more: Partial<WhistView>): number | null | undefined =>
    profile.hardness!({
      ...whist.view(whist.start(whistOptions()), 'watcher'),
      turn: {phase: 'playing.trick', must: 0, may: [], over: false},
      counts: [5, 5, 5, 5],
      tricks: Array.from({length: 8}),
      toPlay: 0,
      trump: 'S',
      ...more,
    } as WhistView);
  const led = [{seat: 3, card: 'AH'}];
  assert.ok(seen({})! > seen({trick: led, leader: 3})!, 'a lead takes longer than a card that follows');
  assert.equal(seen({counts: [1, 1, 1, 1]}), null);
  const dummy = (hand: readonly string[]): number | null | undefined =>
    seen({dummy: 0, dummyHand: hand, trick: led, leader: 3, counts: [hand.length, 5, 5, 4]});
  assert.equal(dummy(['2H', '3C', '4C', '5C', '6C']), null, 'all see that he has only one heart');
  assert.ok(dummy(['2H', '3H', '4C', '5C', '6C'])! > 0);
  assert.equal(seen({turn: {phase: 'preparing.packCut', must: 0, may: [], over: false}}), undefined);
});
