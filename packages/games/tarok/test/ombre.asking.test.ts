import {listed} from '@quinola/play';
import assert from 'node:assert/strict';
import test from 'node:test';
import {TAROK_78, type Card} from '@quinola/cards';
import {beforeDeal, dealtSo, found, made, rest} from '../test-support/ombre-answers/given.js';
import {
  COUNTING_CARDS,
  demandsLeft,
  tarokOmbre,
  type TarokOmbreMove,
  type TarokOmbreState,
} from '../src/tarok-ombre/rules/index.js';
import {beforeBidding} from '../test-support/ombre-deals.js';

const DUE: readonly TarokOmbreMove[] = [
  {type: 'LOOK'},
  {type: 'BID', contract: 'due'},
  {type: 'PASS'},
  {type: 'PASS'},
];
const UNO: readonly TarokOmbreMove[] = [{type: 'BID', contract: 'uno'}, {type: 'PASS'}, {type: 'PASS'}];

const demand = (card: Card): TarokOmbreMove => ({type: 'DEMAND', card});
const missing = (state: TarokOmbreState): readonly Card[] =>
  COUNTING_CARDS.filter((card) => !state.hands[0]!.includes(card) && !state.skat.includes(card));

test('the holder of a requested card gives it, and gets another that only the two know', () => {
  const state = made(beforeBidding(), DUE).state;
  const [card] = missing(state);
  const from = state.hands.findIndex((hand) => hand.includes(card!));
  const asked = made(state, [demand(card!)]).state;
  assert.deepEqual(asked.table.demands, [{card, from}]);
  assert.deepEqual(
    asked.table.counts,
    asked.hands.map((hand) => hand.length),
  );
  assert.equal(
    tarokOmbre.refusal(tarokOmbre.view(asked, 0), {type: 'GIVE_BACK', card: card!})?.reason,
    'just-received',
  );
  assert.equal(tarokOmbre.moves(tarokOmbre.view(asked, 0)).length, 25);
  const back = asked.hands[0]![3]!;
  const given = made(asked, [{type: 'GIVE_BACK', card: back}]);
  assert.ok(given.state.hands[from]!.includes(back));
  assert.deepEqual(tarokOmbre.view(given.state, from).returned, [back]);
  assert.deepEqual(tarokOmbre.view(given.state, 0).returned, [back]);
  assert.deepEqual(tarokOmbre.view(given.state, 3 - from).returned, [null]);
  assert.deepEqual(tarokOmbre.view(given.state, 'watcher').returned, [null]);
  assert.deepEqual(found(given, 'card-back')[0]?.to, [0, from]);
});

test('the declarer asks for as many cards as the game allows, or fewer', () => {
  const state = made(beforeBidding(), DUE).state;
  const [one, two] = missing(state) as [Card, Card];
  const back = (after: TarokOmbreState): TarokOmbreMove => ({
    type: 'GIVE_BACK',
    card: after.hands[0]!.find((card) => /^[2-9]/.test(card))!,
  });
  const first = made(state, [demand(one)]).state;
  const once = made(first, [back(first)]).state;
  assert.equal(demandsLeft(once.table), 1);
  assert.equal(made(once, [{type: 'STOP_DEMANDING'}]).state.table.turn.phase, 'playing.trick');
  const second = made(once, [demand(two)]).state;
  assert.equal(made(second, [back(second)]).state.table.turn.phase, 'playing.trick');
  assert.equal(
    tarokOmbre.refusal(tarokOmbre.view(once, 0), demand(one))?.reason,
    once.hands[0]!.includes(one) ? 'own-card' : 'already-demanded',
  );
});

test('if the requested card is in the Skat, the dealer says so, and another is named', () => {
  const hand = rest(['QS', 'QH', 'QD']);
  const dealtOut = dealtSo(beforeDeal({}, 2), [
    hand.slice(0, 25),
    hand.slice(25, 50),
    ['QS', 'QH', 'QD', ...hand.slice(50)],
  ]);
  const state = made(dealtOut, [{type: 'LAY_SKAT', cards: ['QS', 'QH', 'QD']}, ...DUE]).state;
  const asked = made(state, [demand('QS')]);
  assert.deepEqual(asked.state.table.demands, [{card: 'QS', from: -1}]);
  assert.equal(asked.state.table.turn.phase, 'asking.demanding');
  assert.equal(demandsLeft(asked.state.table), 2);
  assert.equal(tarokOmbre.refusal(tarokOmbre.view(asked.state, 0), demand('QS'))?.reason, 'already-demanded');
  // A dealer who is the declarer knows his Skat.
  const own = made(dealtOut, [
    {type: 'LAY_SKAT', cards: ['QS', 'QH', 'QD']},
    {type: 'BID', contract: 'tre'},
    {type: 'PASS'},
    {type: 'BID', contract: 'due'},
    {type: 'PASS'},
  ]);
  assert.equal(tarokOmbre.refusal(tarokOmbre.view(own.state, 2), demand('QS'))?.reason, 'own-skat');
});

test('in the new manner the declarer takes three cards, asks, and then lays three away', () => {
  const state = made(beforeBidding({manner: 'new'}), UNO).state;
  assert.equal(state.hands[0]!.length, 28);
  assert.equal(state.table.turn.phase, 'asking.demanding');
  assert.deepEqual(tarokOmbre.view(state, 0).bought, state.aside);
  assert.deepEqual(tarokOmbre.view(state, 1).bought, null);
  const laying = made(state, [{type: 'STOP_DEMANDING'}]).state;
  assert.equal(laying.table.turn.phase, 'skat');
  const [lay] = [...listed(tarokOmbre, tarokOmbre.view(laying, 0))] as [
    Extract<TarokOmbreMove, {type: 'LAY_SKAT'}>,
  ];
  const playing = made(laying, [lay]).state;
  assert.deepEqual(tarokOmbre.view(playing, 0).skat, lay.cards);
  assert.deepEqual(tarokOmbre.view(playing, 1).skat, null);
  assert.equal(playing.table.turn.phase, 'playing.trick');
});

test('at Solo no card is requested, but in the new manner the three are taken', () => {
  const solo: readonly TarokOmbreMove[] = [{type: 'BID', contract: 'solo'}];
  assert.equal(made(beforeBidding(), [{type: 'LOOK'}, ...solo]).state.table.turn.phase, 'playing.trick');
  const taken = made(beforeBidding({manner: 'new'}), solo).state;
  assert.equal(taken.table.turn.phase, 'skat');
  assert.equal(taken.hands[0]!.length, 28);
});

test('neither kings nor taroks can be laid away', () => {
  const state = made(beforeBidding({manner: 'new'}), [{type: 'BID', contract: 'solo'}]).state;
  const view = tarokOmbre.view(state, 0);
  for (const move of listed(tarokOmbre, view)) {
    assert.ok(move.type === 'LAY_SKAT' && move.cards.every((card) => !/^(K|T\d|SK)/.test(card)));
  }
  assert.equal(
    tarokOmbre.refusal(view, {type: 'LAY_SKAT', cards: TAROK_78.cards.slice(0, 3)})?.reason !== undefined,
    true,
  );
});
