import assert from 'node:assert/strict';
import test from 'node:test';
import {
  imagine,
  whist,
  whistOptions,
  type GivenOptions,
  type WhistMove,
  type WhistOptions,
  type WhistState,
} from '../src/whist/rules/index.js';

/** Spades are trumps and S dealt, so W leads; S has two honours, N one, E one. */
const HANDS = 'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:JT98.765.J765.J6';

function begin(score: string, more: GivenOptions = {}, hands = HANDS): WhistState {
  return whist.start(whistOptions({...more, deal: `${hands} dealer=S trump=S score=${score}`}));
}

function after(state: WhistState, ...moves: WhistMove[]): WhistState {
  return moves.reduce((now, move) => whist.play(now, whist.turn(now).must!, move).state, state);
}

const speaks = (state: WhistState): string[] =>
  whist
    .moves(whist.view(state, whist.turn(state).must as number))
    .filter(({type}) => type !== 'PLAY')
    .map(({type}) => type);
const play = (...cards: string[]): WhistMove[] => cards.map((card) => ({type: 'PLAY', card}));

test('a player who plays before his partner calls with his own card, the others also before the trick is turned', () => {
  // Vienna §7: S plays last, after his partner N, so his right lasts until the trick is turned.
  const state = after(begin('8-3'), ...play('AH', 'TH', '7H'));
  assert.deepEqual(speaks(state), ['CALL']);
  const full = after(state, ...play('2H'));
  assert.equal(full.table.turn.phase, 'playing.callWindow');
  assert.equal(full.table.turn.must, 0);
  assert.deepEqual(whist.moves(whist.view(full, 0)), [{type: 'SILENT'}, {type: 'CALL'}]);
  const turned = after(full, {type: 'SILENT'});
  assert.equal(turned.table.tricks.length, 1);
  assert.deepEqual(turned.table.calls, [{seat: 0, said: 'silent'}]);
});

test('whether a player is asked to call depends on the score alone, not on his cards', () => {
  const weak = begin(
    '8-3',
    {},
    'S:A92.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:KJT8.765.J765.J6',
  );
  const full = after(weak, ...play('AH', 'TH', '7H', '2H'));
  assert.deepEqual(whist.moves(whist.view(full, 0)), [{type: 'SILENT'}]);
  assert.equal(after(begin('7-3'), ...play('AH', 'TH', '7H', '2H')).table.turn.phase, 'playing.trick');
});

test('answering yes wins the game at once, without scoring tricks or slams; the answer must be true', () => {
  const asked = after(begin('8-3'), ...play('AH', 'TH', '7H'), {type: 'CALL'});
  assert.deepEqual(asked.table.turn, {phase: 'playing.asked', must: 2, may: [], over: false});
  assert.deepEqual(whist.moves(whist.view(asked, 2)), [{type: 'ANSWER', yes: true}]);
  assert.equal(whist.refusal(whist.view(asked, 2), {type: 'ANSWER', yes: false})?.reason, 'answer-truly');
  const {state, events} = whist.play(asked, 2, {type: 'ANSWER', yes: true});
  assert.deepEqual(state.table.games, [{winner: 0, loserScore: 3, level: 2, byCall: true, carried: 0}]);
  assert.deepEqual(state.table.lastDeal!.tricksWon, [0, 0]);
  assert.equal(events.filter(({type}) => type === 'shown').length, 2);
  assert.equal(state.table.dealer, 1);
});

test('after a no play continues, and that side cannot call again', () => {
  const divided = begin(
    '8-8',
    {},
    'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:T76.T98.T98.T987 E:QJ98.765.J765.J6',
  );
  const asked = after(divided, ...play('AH', 'TH', '7H'), {type: 'CALL'});
  const state = after(asked, {type: 'ANSWER', yes: false});
  assert.equal(state.table.turn.phase, 'playing.trick');
  assert.deepEqual(speaks(state), []);
  // The enemies stand on eight too: E, who played after W, is still asked.
  const full = after(state, ...play('2H'));
  assert.equal(full.table.turn.phase, 'playing.callWindow');
  assert.equal(full.table.turn.must, 3);
  // Everybody now knows where the honours are.
  const imagined = imagine(whist.view(full, 1), {below: (n) => n - 1});
  assert.deepEqual(
    imagined.dealt[0]!.filter((card) => 'AKQJ'.includes(card[0]!) && card[1] === 'S').length,
    2,
  );
  assert.ok(!imagined.dealt[2]!.some((card) => ['AS', 'KS', 'QS', 'JS'].includes(card)));
});

test('three honours in one hand are shown without calling', () => {
  const strong = begin(
    '2-8',
    {},
    'S:K32.432.432.5432 W:AQJ.AKQJ.AKQ.AKQ N:T76.T98.T98.T987 E:9854.765.J765.J6',
  );
  assert.deepEqual(speaks(strong), ['SHOW']);
  const {state, events} = whist.play(strong, 1, {type: 'SHOW'});
  assert.equal(state.table.games[0]!.winner, 1);
  assert.deepEqual(
    events.find(({type}) => type === 'shown'),
    {type: 'shown', seat: 1, cards: ['AS', 'QS', 'JS']},
  );
});

test('by the letter of the book players call in a Preference deal at six and at no other score (Vienna §23 III)', () => {
  const literal = {preference: true, mayCallAt: 'six'} as const;
  const speaksAt = (score: string, options: GivenOptions): string[] =>
    speaks(after(begin(score, options), ...play('AH', 'TH', '7H')));
  assert.deepEqual(speaksAt('6-3', literal), ['CALL']);
  assert.deepEqual(speaksAt('7-3', literal), []);
  assert.deepEqual(speaksAt('8-3', literal), []);
  // Nobody is asked before the trick is turned if his score does not allow a call.
  const full = after(begin('8-3', literal), ...play('AH', 'TH', '7H', '2H'));
  assert.equal(full.table.turn.phase, 'playing.trick');
  // If the preferred suit is not trumps, players call at eight as usual.
  const other = after(begin('8-3', literal), ...play('AH', 'TH', '7H'));
  const plain = {...other, table: {...other.table, preference: 'H'}};
  assert.deepEqual(speaks(plain), ['CALL']);
  assert.deepEqual(speaks({...plain, table: {...plain.table, score: [6, 3] as const}}), []);
  // With strict etiquette this is a call at a wrong score.
  const strict = after(begin('7-3', {...literal, etiquette: 'strict'}), ...play('AH', 'TH', '7H'));
  assert.deepEqual(whist.refusal(whist.view(strict, 0), {type: 'CALL'}), {
    reason: 'wrong-score',
    about: {score: 7},
    breach: true,
  });
});

test('a record from before `mayCallAt` existed replays as it did then', () => {
  const {mayCallAt: _, ...before} = whistOptions({
    preference: true,
    deal: `${HANDS} dealer=S trump=S score=7-3`,
  });
  const state = after(whist.start(before as WhistOptions), ...play('AH', 'TH', '7H'));
  assert.deepEqual(speaks(state), ['CALL']);
});

test('in a Preference deal players also call at six and seven; nobody calls at nine, with five honours or without honours', () => {
  const preference = {preference: true} as const;
  assert.deepEqual(speaks(after(begin('6-3', preference), ...play('AH', 'TH', '7H'))), ['CALL']);
  assert.deepEqual(speaks(after(begin('5-3', preference), ...play('AH', 'TH', '7H'))), []);
  assert.deepEqual(speaks(after(begin('9-3', preference), ...play('AH', 'TH', '7H'))), []);
  assert.deepEqual(speaks(after(begin('8-3', {honours: 'five-carry'}), ...play('AH', 'TH', '7H'))), []);
  assert.deepEqual(speaks(after(begin('4-3', {honours: 'none'}), ...play('AH', 'TH', '7H'))), []);
});
