import assert from 'node:assert/strict';
import {test} from 'node:test';
import {balances, playersDue} from '@quinola/play';
import {BANK, bankerOf, bankGame, bankOptions, PACK, placeOf, staked} from '../src/bank-toy/game.js';
import {playMatch} from '../src/match.js';

test('the toy of the bank room is played to its end by any number, and no money is lost', () => {
  const met = new Set<string>();
  for (let nth = 0; nth < 60; nth++) {
    const options = bankOptions({players: 2 + (nth % 6), deals: 1 + (nth % 2)});
    const last = playMatch(bankGame, options, `bank ${nth}`, ({move, after}) => {
      met.add(move.type);
      const {players} = balances(bankGame.ledger(after.table), options.players);
      assert.equal(
        players.reduce((sum, one) => sum + one, 0),
        0,
      );
    });
    assert.equal(last.table.deal, options.deals);
  }
  assert.deepEqual([...met].sort(), ['DONE', 'DRAW', 'LEAVE', 'SHUFFLE', 'STAKE', 'TAKE']);
});

test('punters stake in any order, change it and take it back until they are done', () => {
  let state = bankGame.start(bankOptions({players: 3}));
  const make = (by: number | 'chance', move: Parameters<typeof bankGame.play>[2]) => {
    const {state: after, events} = bankGame.play(state, by, move);
    state = after;
    return events;
  };
  const first = ['AS', '2S', '3S', '3H'];
  make('chance', {type: 'SHUFFLE', pack: [...first, ...PACK.cards.filter((card) => !first.includes(card))]});
  assert.deepEqual(playersDue(state.table.turn.must), [0, 1]);
  assert.deepEqual(make(1, {type: 'STAKE', place: 'A', amount: 2}), [
    {type: 'staked', seat: 1, amount: 2, on: placeOf('A')},
  ]);
  make(0, {type: 'STAKE', place: '2', amount: 5});
  make(1, {type: 'STAKE', place: 'A', amount: 0});
  assert.throws(() => make(1, {type: 'DONE'}));
  make(1, {type: 'STAKE', place: 'A', amount: 1});
  make(1, {type: 'DONE'});
  make(0, {type: 'DONE'});
  assert.equal(state.table.turn.must, bankerOf(state.table));
  assert.deepEqual(
    make(2, {type: 'DRAW'}).map(({type}) => type),
    ['drawn', 'paid', 'paid'],
  );
  make(0, {type: 'LEAVE', place: '2'});
  assert.equal(staked(state.table, 0, '2'), 10);
  assert.deepEqual(bankGame.worth(state), [5, -1, -4]);
  assert.ok(BANK + bankGame.worth(state)[2]! > 0);
});
