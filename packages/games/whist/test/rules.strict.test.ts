import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {
  whist,
  whistOptions,
  type WhistHappening,
  type WhistMove,
  type WhistState,
} from '../src/whist/rules/index.js';
import {randomMove} from '@quinola/testing/match.js';
import {after, begin, card, cards, HANDS, moves, refusal, vienna, warsaw} from '../test-support/strict.js';

/** Plays to the end of the deal without using any rights. */
function toTheEnd(state: WhistState): {
  readonly state: WhistState;
  readonly events: readonly WhistHappening[];
} {
  const random = randomFrom('end');
  const events: WhistHappening[] = [];
  const {deal} = state.table;
  while (
    state.table.deal === deal &&
    state.table.trump !== null &&
    state.table.turn.phase !== 'settlingDeal.penalties'
  ) {
    const lawful = moves(state);
    const move =
      lawful.find(({type}) => ['WAIVE', 'PLAY', 'SILENT'].includes(type)) ??
      randomMove(whist, state, random).move;
    const made = whist.play(state, state.table.turn.must!, move);
    state = made.state;
    events.push(...made.events);
  }
  return {state, events};
}

test('a revoke is impossible at a relaxed table and a breach at a strict one', () => {
  const relaxed = after(whist.start(whistOptions({deal: `${HANDS} dealer=S trump=S`})), card('AH'));
  assert.deepEqual(refusal(relaxed, 2, card('9C')), {reason: 'must-follow', about: {suit: 'H', card: '9C'}});
  assert.equal(refusal(after(begin(vienna), card('AH')), 2, card('9C'))!.breach, true);
  assert.ok(!cards(after(begin(vienna), card('AH'))).includes('9C'));
});

test('a revoke in a turned trick costs three points, in the form that the opponents choose (Vienna §19)', () => {
  const revoked = after(begin(vienna, 'score=4-5'), card('AH'), card('9C'), card('7H'), card('2H'));
  // W claims it: N, his enemy, held hearts.
  const claim: WhistMove = {type: 'CLAIM_REVOKE', seat: 2, trick: 1};
  assert.deepEqual(moves(revoked, 3), [claim]);
  assert.equal(refusal(revoked, 0, claim)?.reason, 'not-your-turn');
  // A standing right only allows its own move.
  for (const type of ['SHOW', 'LAY_DOWN'] as const)
    assert.equal(refusal(revoked, 3, {type})?.reason, 'not-your-turn');
  const {state: claimed, events} = whist.play(revoked, 3, claim);
  assert.deepEqual(events, [{type: 'revoke-claimed', by: 3, seat: 2, trick: 1, proved: true}]);
  let {state} = toTheEnd(claimed);
  while (state.table.fault!.kind === 'honours') state = after(state, {type: 'HONOURS'});
  assert.equal(state.table.turn.phase, 'settlingDeal.penalties');
  assert.equal(state.table.turn.must, 3);
  assert.deepEqual(
    moves(state),
    [0, 1, 2, 3].map((add) => ({type: 'APPLY_PENALTY', deduct: 3 - add, add})),
  );
  const before = state.table.tricksWon;
  const scored = after(state, {type: 'APPLY_PENALTY', deduct: 2, add: 1}).table.lastDeal!;
  assert.deepEqual(scored.penalties, [{side: 0, deduct: 2, add: 1}]);
  assert.deepEqual(scored.tricksWon, before);
});

test('a claim without a revoke proves nothing, and can be made only once', () => {
  const state = after(
    begin(vienna),
    card('AC'),
    card('7C'),
    card('JC'),
    card('2C'),
    card('KC'),
    card('8C'),
    card('6C'),
    card('3C'),
    card('QC'),
    card('9C'),
    card('5H'),
  );
  const claim: WhistMove = {type: 'CLAIM_REVOKE', seat: 3, trick: 3};
  const {state: claimed, events} = whist.play(state, 0, claim);
  assert.deepEqual(events, [{type: 'revoke-claimed', by: 0, seat: 3, trick: 3, proved: false}]);
  assert.equal(claimed.table.trick.length, 3);
  assert.notEqual(refusal(claimed, 0, claim), null);
});

test('in Warsaw a revoke noticed before the trick is turned is corrected: highest, lowest, or the wrong card later (law 8)', () => {
  const noticed = after(begin(warsaw), card('AH'), card('9C'), [
    3,
    {type: 'CLAIM_REVOKE', seat: 2, trick: 1},
  ]);
  assert.deepEqual(noticed.table.turn, {phase: 'playing.etiquette', must: 3, may: [], over: false});
  assert.deepEqual(noticed.table.trick, [{seat: 1, card: 'AH'}]);
  assert.ok(noticed.hands[2]!.includes('9C'));
  assert.deepEqual(cards(after(noticed, {type: 'DEMAND', what: 'highest'})), ['TH']);
  assert.deepEqual(cards(after(noticed, {type: 'DEMAND', what: 'lowest'})), ['8H']);
  assert.deepEqual(after(noticed, {type: 'DEMAND', what: 'lowest'}).table.exposed, []);
  const later = after(noticed, {type: 'WAIVE'});
  assert.deepEqual(later.table.exposed, [{seat: 2, card: '9C'}]);
  assert.deepEqual(cards(later), ['TH', '9H', '8H']);
});

test('a card shown out of turn may be demanded, but never so as to force a revoke (Vienna §20 III)', () => {
  const state = begin(vienna);
  assert.deepEqual(refusal(state, 0, card('5C')), {reason: 'out-of-turn', about: {card: '5C'}, breach: true});
  const shown = after(state, [0, card('5C')]);
  assert.deepEqual(shown.table.exposed, [{seat: 0, card: '5C'}]);
  assert.equal(shown.table.turn.must, 1);
  // When S is to play, W on his left may ask for it; hearts are led, so it binds nothing.
  const hearts = after(shown, card('AH'), card('TH'), card('7H'));
  assert.deepEqual(hearts.table.turn, {phase: 'playing.etiquette', must: 1, may: [3], over: false});
  assert.deepEqual(moves(hearts), [{type: 'CALL_CARD', card: '5C'}, {type: 'WAIVE'}]);
  assert.deepEqual(cards(after(hearts, {type: 'CALL_CARD', card: '5C'})), ['4H', '3H', '2H']);
  const clubs = after(shown, card('AC'), card('7C'), card('JC'), [3, {type: 'CALL_CARD', card: '5C'}]);
  assert.deepEqual(cards(clubs), ['5C']);
  assert.equal(refusal(clubs, 0, card('2C'))?.reason, 'bound-card');
});

test('a card dropped on the table may be demanded (Warsaw law 7)', () => {
  const state = begin(warsaw);
  assert.deepEqual(refusal(state, 2, {type: 'DROP', card: '7C'}), {
    reason: 'card-dropped',
    about: {card: '7C'},
    breach: true,
  });
  assert.equal(refusal(begin({rules: 'warsaw'}), 2, {type: 'DROP', card: '7C'})?.breach, undefined);
  const dropped = after(state, [2, {type: 'DROP', card: '7C'}], card('AC'));
  assert.deepEqual(moves(dropped, 3), [{type: 'CALL_CARD', card: '7C'}, {type: 'WAIVE'}]);
  assert.deepEqual(cards(after(dropped, {type: 'CALL_CARD', card: '7C'})), ['7C']);
});

test('in Warsaw an opponent who is to lead may let his partner name the suit (law 1)', () => {
  const state = after(begin(warsaw), [0, card('5C')]);
  assert.deepEqual(state.table.turn, {phase: 'playing.etiquette', must: 3, may: [], over: false});
  const named = after(state, {type: 'NAME_SUIT', suit: 'D'});
  assert.deepEqual(cards(named), ['AD', 'KD', 'QD']);
  assert.deepEqual(named.table.exposed, []);
  const free = after(state, {type: 'WAIVE'});
  assert.equal(cards(free).length, 13);
  assert.deepEqual(free.table.exposed, [{seat: 0, card: '5C'}]);
});

test('in Warsaw the partner of a player who plays out of turn must not win the trick (laws 10, 13)', () => {
  // W leads; S, the last hand, plays before N.
  const early = after(begin(warsaw), card('JH'), [0, card('4H')]);
  assert.deepEqual(early.table.trick, [
    {seat: 1, card: 'JH'},
    {seat: 0, card: '4H'},
  ]);
  assert.deepEqual(early.table.turn, {phase: 'playing.etiquette', must: 1, may: [], over: false});
  const demanded = after(early, {type: 'DEMAND', what: 'not-win'});
  assert.equal(demanded.table.turn.must, 2);
  assert.deepEqual(cards(demanded), ['TH', '9H', '8H']);
  const turned = after(demanded, card('TH'), card('7H'));
  assert.deepEqual(
    turned.table.tricks[0]!.cards.map(({seat}) => seat),
    [1, 2, 3, 0],
  );
});

test('in Warsaw the last hand may play before its partner if the leader’s partner did (law 16)', () => {
  const early = after(begin(warsaw), card('JH'), [3, card('7H')]);
  assert.deepEqual(early.table.turn, {phase: 'playing.trick', must: 2, may: [0], over: false});
  assert.deepEqual(moves(early, 0), [card('4H'), card('3H'), card('2H')]);
  const used = after(early, [0, card('2H')]);
  assert.equal(used.table.turn.must, 2);
  assert.deepEqual(used.table.exposed, []);
  assert.equal(after(used, card('TH')).table.tricks.length, 1);
});

test('a hand laid down may be directed by the opponents, or they grant the rest (Vienna §20 IV)', () => {
  const {state, events} = whist.play(begin(vienna), 1, {type: 'LAY_DOWN'});
  assert.equal((events[0] as Extract<WhistHappening, {type: 'laid-down'}>).good, false);
  assert.deepEqual(state.table.turn, {phase: 'playing.claim', must: 2, may: [], over: false});
  assert.equal(state.table.exposed.length, 13);
  const given = after(state, {type: 'WAIVE'});
  assert.deepEqual(given.table.tricksWon, [0, 13]);
  const directed = after(state, {type: 'STAND'});
  assert.deepEqual(directed.table.turn, {phase: 'playing.etiquette', must: 2, may: [0], over: false});
  assert.deepEqual(cards(after(directed, {type: 'CALL_CARD', card: '3S'})), ['3S']);
});

test('honours that are not announced are lost (Vienna §20 V)', () => {
  const {state} = toTheEnd(begin(vienna));
  assert.equal(state.table.fault!.kind, 'honours');
  // Spades: S has A K, N the queen: three honours, S must see to them.
  assert.equal(state.table.turn.must, 0);
  assert.equal(after(state, {type: 'HONOURS'}).table.lastDeal!.honourPoints[0], 2);
  assert.equal(after(state, {type: 'WAIVE'}).table.lastDeal!.honourPoints[0], 0);
});

test('a revoke that nobody noticed may be searched for until the next turn-up, not later', () => {
  const revoked = after(begin(vienna), card('AH'), card('9C'), card('7H'), card('2H'));
  const {state} = toTheEnd(revoked);
  assert.equal(state.table.fault!.kind, 'revoke-unnoticed');
  assert.equal(state.table.turn.must, 3);
  assert.ok(moves(state).some((move) => move.type === 'CLAIM_REVOKE' && move.seat === 2 && move.trick === 1));
  let found = after(state, {type: 'CLAIM_REVOKE', seat: 2, trick: 1});
  while (found.table.fault?.kind === 'honours') found = after(found, {type: 'HONOURS'});
  assert.equal(found.table.fault!.kind, 'revoke');
  let missed = after(state, {type: 'WAIVE'});
  while (missed.table.fault?.kind === 'honours') missed = after(missed, {type: 'HONOURS'});
  assert.deepEqual(missed.table.lastDeal!.penalties, []);
});
