import {listed} from '@quinola/play';
import assert from 'node:assert/strict';
import test from 'node:test';
import {found, made} from '../test-support/ombre-answers/given.js';
import {
  tarokOmbre,
  type Contract,
  type GivenOptions,
  type TarokOmbreMove,
  type TarokOmbreState,
} from '../src/tarok-ombre/rules/index.js';
import {beforeBidding} from '../test-support/ombre-deals.js';

const bid = (contract: Contract): TarokOmbreMove => ({type: 'BID', contract});
const PASS: TarokOmbreMove = {type: 'PASS'};
const HOLD: TarokOmbreMove = {type: 'HOLD'};
const LOOK: TarokOmbreMove = {type: 'LOOK'};

const wordsOf = (state: TarokOmbreState): string =>
  [...listed(tarokOmbre, tarokOmbre.view(state, state.table.turn.must as number))]
    .map((move) => (move.type === 'BID' ? move.contract : move.type))
    .join(' ');

/** The lawful bids at the start and after each of these moves, as text. */
function ladderOf(options: GivenOptions, ...said: readonly TarokOmbreMove[]): string[] {
  const start = beforeBidding(options);
  return [wordsOf(start), ...said.map((_, i) => wordsOf(made(start, said.slice(0, i + 1)).state))];
}

test('forehand bids the lowest game unseen, or looks and bids any', () => {
  const start = beforeBidding();
  assert.deepEqual(tarokOmbre.view(start, 0).hand, []);
  assert.equal(tarokOmbre.view(start, 1).hand.length, 25);
  assert.deepEqual(ladderOf({}, LOOK), ['LOOK tre', 'tre due uno solo']);
  assert.equal(tarokOmbre.refusal(tarokOmbre.view(start, 0), bid('uno'))?.reason, 'look-first');
  const unseen = made(start, [bid('tre')]).state;
  assert.ok(unseen.table.unseen);
  assert.equal(tarokOmbre.view(unseen, 0).hand.length, 25);
  assert.ok(!made(start, [LOOK, bid('tre')]).state.table.unseen);
  assert.deepEqual(ladderOf({manner: 'new'}), ['due uno solo']);
});

test('the elder may hold a bid, the younger must go higher; the survivor then faces the third player', () => {
  assert.deepEqual(ladderOf({}, bid('tre'), bid('due'), HOLD, bid('uno'), PASS, bid('solo')), [
    'LOOK tre',
    'PASS due uno solo',
    'PASS HOLD uno solo',
    'PASS uno solo',
    'PASS HOLD solo',
    'PASS solo',
    'PASS HOLD',
  ]);
  const {state} = made(beforeBidding(), [bid('tre'), bid('due'), HOLD, bid('uno'), PASS, bid('solo'), HOLD]);
  assert.equal(state.table.declarer, 1);
  assert.equal(state.table.contract, 'solo');
});

test('the phases say who answers and who bids higher', () => {
  const phases = [LOOK, bid('tre'), bid('due'), HOLD, PASS, bid('uno'), PASS].map((_, i, said) => {
    const state = made(beforeBidding(), said.slice(0, i)).state;
    return `${String(state.table.turn.must)} ${state.table.turn.phase.split('.')[1]!}`;
  });
  assert.deepEqual(phases, [
    '0 unseen',
    '0 opening',
    '1 overbidding',
    '0 answering',
    '1 overbidding',
    '2 overbidding',
    '0 answering',
  ]);
  assert.equal(
    made(beforeBidding(), [bid('tre'), PASS, bid('due')]).state.table.turn.phase,
    'bidding.answering',
  );
});

test('if forehand may pass, the next may bid the lowest game, and nobody has to', () => {
  assert.deepEqual(ladderOf({manner: 'new', forehandMayPass: true}, PASS, PASS), [
    'PASS due uno solo',
    'PASS due uno solo',
    'PASS due uno solo',
  ]);
  for (const said of [
    [PASS, PASS, PASS],
    [PASS, bid('due'), PASS],
    [PASS, PASS, bid('due')],
  ]) {
    const done = made(beforeBidding({manner: 'new', forehandMayPass: true, forehandConsolation: 4}), said);
    assert.deepEqual(found(done, 'deal-settled')[0]?.result.net, [8, -4, -4]);
  }
  const {state} = made(beforeBidding({forehandMayPass: true}), [LOOK, PASS, bid('tre'), bid('due'), HOLD]);
  assert.equal(state.table.turn.must, 2);
  assert.equal(
    tarokOmbre.refusal(tarokOmbre.view(made(beforeBidding(), [LOOK]).state, 0), PASS)?.reason,
    'lowest-keeps-the-hand',
  );
});

test('a Tre is played where agreed, and three cards are requested', () => {
  const {state} = made(beforeBidding({playTre: true}), [bid('tre'), PASS, PASS]);
  assert.equal(state.table.contract, 'tre');
  assert.equal(state.table.turn.phase, 'asking.demanding');
});

test('only the elder may hold, and nobody may bid out of turn', () => {
  const state = made(beforeBidding(), [bid('tre')]).state;
  assert.equal(tarokOmbre.refusal(tarokOmbre.view(state, 1), HOLD)?.reason, 'not-the-hand');
  assert.equal(tarokOmbre.refusal(tarokOmbre.view(state, 1), bid('tre'))?.reason, 'not-higher');
  assert.equal(tarokOmbre.refusal(tarokOmbre.view(state, 2), PASS)?.reason, 'not-your-turn');
  assert.equal(tarokOmbre.refusal(tarokOmbre.view(state, 1), {type: 'PLAY', card: 'KS'})?.reason, 'not-now');
});
