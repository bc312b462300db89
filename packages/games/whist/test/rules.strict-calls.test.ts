import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import type {Player} from '@quinola/play';
import {lawOf} from '../src/whist/rules/laws.js';
import {SUIT_SLOTS} from '@quinola/opponents';
import {WHIST} from '../src/whist/opponents/masks/cards.js';
import {imaginedHands} from '../src/whist/rules/imagined-hands.js';
import {imagine, whist, whistOptions, type WhistState} from '../src/whist/rules/index.js';
import {after, begin, card, moves, refusal, vienna, warsaw} from '../test-support/strict.js';

test('after a call at the wrong score or a wrong yes the opponents choose (Vienna §20 VI, VII; Warsaw laws 4, 18)', () => {
  const last = (state: WhistState): WhistState => after(state, card('AH'), card('TH'), card('7H'));
  const wrong = last(begin(vienna, 'score=7-3'));
  assert.deepEqual(refusal(wrong, 0, {type: 'CALL'}), {
    reason: 'wrong-score',
    about: {score: 7},
    breach: true,
  });
  const fault = after(wrong, {type: 'CALL'});
  assert.deepEqual(fault.table.turn, {phase: 'playing.callFault', must: 1, may: [], over: false});
  assert.equal(after(fault, {type: 'VOID_DEAL'}).table.turn.phase, 'preparing.shuffling');
  assert.deepEqual(
    [after(fault, {type: 'VOID_DEAL'}).table.dealer, after(fault, {type: 'VOID_DEAL'}).table.deal],
    [0, 0],
  );
  assert.equal(after(fault, {type: 'STAND'}).table.turn.phase, 'playing.trick');

  const weak = whist.start(
    whistOptions({
      ...warsaw,
      deal: 'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:T76.T98.T98.T987 dealer=S trump=S score=8-3',
    }),
  );
  const asked = after(last(weak), {type: 'CALL'});
  assert.deepEqual(refusal(asked, 2, {type: 'ANSWER', yes: true}), {reason: 'answer-truly', breach: true});
  const mistaken = after(asked, {type: 'ANSWER', yes: true});
  assert.equal(mistaken.table.fault!.kind, 'mistaken-yes');
  assert.deepEqual(mistaken.table.seen, [
    {card: 'AS', seat: 0},
    {card: 'KS', seat: 0},
  ]);
});

test('a yes wins only if the caller was himself dealt two honours (Vienna §7)', () => {
  // S calls with the queen alone, N holds ace and king: three honours, but not by a lawful call.
  for (const options of [vienna, warsaw]) {
    const start = whist.start(
      whistOptions({
        ...options,
        deal: 'S:Q32.432.432.5432 W:654.AKQJ.AKQ.AKQ N:AK7.T98.T98.T987 E:JT98.765.J765.J6 dealer=S trump=S score=8-3',
      }),
    );
    const full = after(start, card('AH'), card('TH'), card('7H'));
    assert.deepEqual(refusal(full, 0, {type: 'CALL'}), {
      reason: 'too-few-honours',
      about: {honours: 1},
      breach: true,
    });
    const asked = after(full, {type: 'CALL'});
    // The partner answers truthfully; the offence is the caller's.
    assert.deepEqual(moves(asked, 2), [{type: 'ANSWER', yes: true}]);
    const fault = after(asked, {type: 'ANSWER', yes: true});
    assert.deepEqual(fault.table.games, []);
    assert.deepEqual(fault.table.turn, {phase: 'playing.callFault', must: 1, may: [], over: false});
    assert.deepEqual(fault.table.fault, {kind: 'call-with-too-few-honours', seat: 0});
    assert.ok(lawOf(fault.table.options.rules, 'call-with-too-few-honours')?.ruling({}).penalty);
    // Both have shown what they hold, and everybody remembers it.
    assert.deepEqual(fault.table.seen, [
      {card: 'AS', seat: 2},
      {card: 'KS', seat: 2},
      {card: 'QS', seat: 0},
    ]);
    const imagined = imagine(whist.view(fault, 3), {below: (n) => n - 1});
    assert.ok(imagined.hands[0]!.includes('QS') && imagined.hands[2]!.includes('KS'));
    assert.deepEqual(after(fault, {type: 'VOID_DEAL'}).table.turn.phase, 'preparing.shuffling');
    const stands = after(fault, {type: 'STAND'});
    assert.deepEqual(stands.table.turn, {phase: 'playing.trick', must: 0, may: [], over: false});
    assert.equal(stands.table.games.length, 0);
  }
});

test('after a false call and a no, every player can still imagine deals that fit his view', () => {
  const start = whist.start(
    whistOptions({
      ...vienna,
      deal: 'S:Q32.432.432.5432 W:654.AKQJ.AKQ.AKQ N:T97.T98.T98.T987 E:AKJ8.765.J765.J6 dealer=S trump=S score=8-3',
    }),
  );
  const said = after(start, card('AH'), card('TH'), card('7H'), {type: 'CALL'}, {type: 'ANSWER', yes: false});
  const state = after(said, card('2H'), card('4S'), card('7S'), card('8S'), card('2S'), card('JS'));
  const random = randomFrom('false call');
  /** The most and the fewest honours that a seat still holds in the deals that a player imagines, in both forms. */
  const honours = (player: Player, seat: number): number[] => {
    const view = whist.view(state, player);
    const masks = new Int32Array(4 * SUIT_SLOTS);
    const {deal} = imaginedHands(view);
    const counts = Array.from({length: 40}, () => {
      deal(random, masks);
      const hand = imagine(view, random).hands[seat]!;
      return [
        hand.filter((one) => /[AKQJ]S/.test(one)).length,
        ['AS', 'KS', 'QS', 'JS'].filter(
          (one) => (masks[seat * SUIT_SLOTS]! >> (WHIST.numberOf(one) & 31)) & 1,
        ).length,
      ];
    }).flat();
    return [Math.min(...counts), Math.max(...counts)];
  };
  // Players without better information believe what was said.
  assert.deepEqual(
    [honours(1, 0), honours(1, 2)],
    [
      [2, 2],
      [0, 0],
    ],
  );
  // The caller knows his own hand and still believes his partner's no.
  assert.deepEqual(
    [honours(0, 0), honours(0, 2)],
    [
      [1, 1],
      [0, 0],
    ],
  );
  // East held three himself: the caller can have but one.
  assert.deepEqual(
    [honours(3, 0), honours(3, 2)],
    [
      [1, 1],
      [0, 0],
    ],
  );
});
