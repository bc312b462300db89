import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom} from '@quinola/cards';
import {eachSample} from '@quinola/testing/sample.js';
import {drawHeight, resolveDraw} from '../src/whist/rules/draw.js';
import {fiveRubbers} from '../src/whist/rules/rotation.js';
import {whist, whistOptions, type WhistState} from '../src/whist/rules/index.js';
import {playRandomMatch} from '../test-support/random-match.js';

const vienna = {rules: 'vienna-1834', middleTie: 'literal'} as const;
const literal = {rules: 'warsaw', middleTie: 'literal'} as const;
const principle = {rules: 'warsaw', middleTie: 'principle'} as const;

const draws = (text: string): string[][] =>
  text.split(' ').map((cards) => (cards === '-' ? [] : cards.match(/../g)!));

test('the ace counts one and the king thirteen', () => {
  assert.equal(drawHeight('AS'), 1);
  assert.equal(drawHeight('TD'), 10);
  assert.equal(drawHeight('KC'), 13);
});

test('two equal cards in the middle are drawn again; the partner of the lowest is a doubtful reading', () => {
  assert.deepEqual(resolveDraw('partners', draws('AH 3H 2S 2C'), literal), {redraw: [2, 3]});
  assert.deepEqual(resolveDraw('partners', draws('AH KH 2S9S 2C5C'), literal), {
    ranked: [0, 3, 2, 1],
    camps: [
      [0, 2],
      [3, 1],
    ],
  });
  assert.deepEqual(resolveDraw('partners', draws('AH KH 2S9S 2C5C'), principle), {
    ranked: [0, 3, 2, 1],
    camps: [
      [0, 3],
      [2, 1],
    ],
  });
  assert.deepEqual(resolveDraw('partners', draws('AH KH 2S9S 2C5C'), vienna), {
    ranked: [0, 3, 2, 1],
    camps: [
      [0, 3],
      [2, 1],
    ],
  });
});

test('ties that decide nothing are ignored; players tied for the deal draw again', () => {
  assert.deepEqual(resolveDraw('partners', draws('KH KS 4C 2H'), vienna), {
    ranked: [3, 2, 0, 1],
    camps: [
      [3, 2],
      [0, 1],
    ],
  });
  assert.deepEqual(resolveDraw('partners', draws('KH 2S KC 2H'), vienna), {redraw: [1, 3]});
  assert.deepEqual(resolveDraw('partners', draws('5H 5S 5C 5D'), vienna), {redraw: [0, 1, 2, 3]});
  assert.deepEqual(resolveDraw('deal', draws('5H KS KC 5D'), vienna), {redraw: [0, 3]});
});

test('former partners who draw the two lowest cards are separated; their opponents may have to draw again', () => {
  const together = [
    [0, 2],
    [1, 3],
  ];
  assert.deepEqual(resolveDraw('new-partners', draws('AH 9S 3C 9D'), vienna, together), {redraw: [1, 3]});
  assert.deepEqual(resolveDraw('new-partners', draws('AH 9S4S 3C 9D2D'), vienna, together), {
    ranked: [0, 2, 3, 1],
    camps: [
      [0, 3],
      [2, 1],
    ],
  });
  assert.deepEqual(resolveDraw('new-partners', draws('AH 3S 9C 9D'), vienna, together), {
    ranked: [0, 1, 2, 3],
    camps: [
      [0, 1],
      [2, 3],
    ],
  });
});

test('an order has no ties and leaves out players who do not draw', () => {
  assert.deepEqual(resolveDraw('order', draws('- 9S 3C 9D 3H'), vienna), {redraw: [2, 4]});
  assert.deepEqual(resolveDraw('order', draws('- 9SKS 3C2C 9D2D 3H5H'), vienna), {
    ranked: [2, 4, 3, 1],
    camps: [],
  });
});

test('three rubbers of four players include every pairing once, and so do the next three', () => {
  eachSample(10, (seed) => {
    const {table} = playRandomMatch({rubbers: 6}, seed);
    const mates = table.rubbers.map(({seats}) => seats[(seats.indexOf(0) + 2) % 4]!);
    assert.deepEqual([...mates.slice(0, 3)].sort(), [1, 2, 3]);
    assert.deepEqual([...mates.slice(3)].sort(), [1, 2, 3]);
  });
});

test('each of five players sits out once, and every pair plays together once', () => {
  eachSample(10, (seed, i) => {
    const {table} = playRandomMatch({table: 'five', lady: i % 2 ? 3 : null}, seed);
    assert.deepEqual(table.rubbers.map(({out}) => out).sort(), [0, 1, 2, 3, 4]);
    if (i % 2) assert.equal(table.rubbers[4]!.out, 3);
    const pairs = table.rubbers.flatMap(({seats}) =>
      [
        [seats[0]!, seats[2]!],
        [seats[1]!, seats[3]!],
      ].map((pair) => pair.sort().join('')),
    );
    assert.equal(new Set(pairs).size, 10);
  });
  assert.equal(new Set(fiveRubbers([4, 3, 2, 1, 0]).map(({out}) => out)).size, 5);
});

test('the player who has the dummy also draws for it', () => {
  const drawn: boolean[] = [];
  playRandomMatch({table: 'dummy', rubbers: 1}, 'dummy', ({events, before}) => {
    for (const event of events) {
      if (event.type !== 'drawn' || before.table.draw!.purpose !== 'deal') continue;
      drawn.push(event.dummy ?? false);
      if (event.dummy) assert.equal(event.player, before.table.order[0]);
    }
  });
  assert.deepEqual(drawn.slice(0, 4), [false, false, false, true]);
});

test('drawn cards stay on the table until the pack is shuffled, those for the order of the dummy until it is spread', () => {
  for (const options of [
    {rubbers: 1},
    {rules: 'warsaw', rubbers: 1},
    {table: 'five'},
    {table: 'dummy'},
  ] as const) {
    playRandomMatch(options, 'lying', ({events, before, after}) => {
      for (const event of events) {
        const {draw} = after.table;
        if (event.type === 'drawn') assert.ok(draw!.draws.flat().includes(event.card));
        if (event.type === 'seated') assert.equal(draw!.drawing.length, 0);
        if (event.type === 'ordered') assert.deepEqual([event.order, draw!.taken], [after.table.order, []]);
        if (event.type === 'spread' && !before.table.draw!.taken.length)
          assert.deepEqual(draw!.draws.flat(), []);
        if (event.type === 'shuffled') assert.equal(draw, null);
      }
    });
  }
});

test('each of three players has the dummy for one rubber, alone against two, and is paid double', () => {
  eachSample(10, (seed) => {
    const end = playRandomMatch({table: 'dummy'}, seed);
    assert.deepEqual(end.table.rubbers.map(({seats, dummy}) => seats[dummy]!).sort(), [0, 1, 2]);
    end.table.rubbers.forEach(({seats, dummy, net}, i) => {
      const entries = whist.ledger(end.table).filter(({round}) => round === i + 1);
      if (net)
        assert.equal(
          Math.abs(entries.find(({holder}) => holder === seats[dummy])!.amount),
          2 * Math.abs(net),
        );
    });
  });
});

test('when a draw has used up the spread pack, it continues with a new one', () => {
  const random = randomFrom('respread');
  let state: WhistState = whist.start(whistOptions());
  state = whist.play(state, 'chance', {type: 'SPREAD', pack: FRENCH_52.cards}).state;
  // Four kings, four queens, …: the pack has four of each rank at distance thirteen.
  for (let rank = 0; rank < 13; rank++) {
    for (const suit of [0, 1, 2, 3])
      state = whist.play(state, state.table.turn.must!, {type: 'DRAW', index: suit * 13 + rank}).state;
  }
  assert.equal(state.table.turn.phase, 'cutting.spreading');
  state = whist.play(state, 'chance', whist.chance(state, random)).state;
  assert.equal(state.table.turn.phase, 'cutting.redrawing');
  assert.deepEqual(state.table.draw!.taken, []);
  assert.equal(state.table.draw!.draws[0]!.length, 13);
});

test('the player with the lowest card deals and chooses his seat, then the lower of the other side chooses', () => {
  const order = ['AS', '9H', '3D', 'KC'];
  const pack = [...order, ...FRENCH_52.cards.filter((card) => !order.includes(card))];
  let state = whist.play(whist.start(whistOptions()), 'chance', {type: 'SPREAD', pack}).state;
  for (const player of [0, 1, 2, 3]) state = whist.play(state, player, {type: 'DRAW', index: player}).state;
  assert.deepEqual(state.table.turn, {phase: 'cutting.seating', must: 0, may: [], over: false});
  assert.deepEqual(whist.moves(whist.view(state, 0))[0], {type: 'CHOOSE_SEAT', seat: 0});
  state = whist.play(state, 0, {type: 'CHOOSE_SEAT', seat: 3}).state;
  assert.equal(state.table.turn.must, 1);
  const {state: seated, events} = whist.play(state, 1, {type: 'CHOOSE_SEAT', seat: 0});
  assert.deepEqual(events, [
    {type: 'seat-chosen', player: 1, seat: 0},
    {type: 'seated', seats: [1, 2, 3, 0], dealer: 3, out: null},
  ]);
  assert.equal(seated.table.turn.phase, 'preparing.choosePack');
  assert.equal(seated.table.turn.must, 0);
});
