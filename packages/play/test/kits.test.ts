import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom} from '@quinola/cards';
import {
  balances,
  countsOf,
  cutPack,
  cuttingAs,
  dealt,
  withCardMoved,
  isZeroSum,
  MoveError,
  packetRounds,
  payment,
  runningBalances,
  shufflingToCut,
  sideEntries,
  tableTools,
  withoutAll,
  type CardState,
  type DealHappening,
  type DrawTable,
  type SeatedTable,
} from '@quinola/play';

test('single cards are dealt to the left, packets also to the right, with the talon in between', () => {
  const {hands, rest} = dealt(
    FRENCH_52.cards,
    4,
    packetRounds(
      1,
      4,
      Array.from({length: 13}, () => 1),
    ),
  );
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [13, 13, 13, 13],
  );
  assert.equal(hands[1]![0], FRENCH_52.cards[0]);
  assert.equal(hands[0]![12], FRENCH_52.cards[51]);
  assert.deepEqual(rest, []);
  assert.deepEqual(
    packetRounds(0, 3, [3], -1).map(({to}) => to),
    [0, 2, 1],
  );
  const three = dealt(FRENCH_52.cards.slice(0, 12), 3, [
    ...packetRounds(0, 3, [2]),
    {to: 'talon', count: 3},
    ...packetRounds(0, 3, [1]),
  ]);
  assert.deepEqual(three.talon, FRENCH_52.cards.slice(6, 9));
  assert.deepEqual(three.hands[2], [FRENCH_52.cards[4], FRENCH_52.cards[5], FRENCH_52.cards[11]]);
  assert.throws(() => dealt(FRENCH_52.cards.slice(0, 3), 4, packetRounds(0, 4, [1])), RangeError);
});

test('other ways of cutting are moves of their own, if the options allow them', () => {
  const rule = cuttingAs(
    'CUT_WITH_CARD',
    4,
    ({knows}: {readonly knows: boolean}) => knows,
    (pack: readonly string[], {index}) => cutPack(pack, index),
  );
  const cut = (index: number) => ({type: 'CUT_WITH_CARD', index}) as const;
  assert.deepEqual(rule.moves({knows: true}), [cut(1), cut(2), cut(3)]);
  assert.deepEqual(rule.moves({knows: false}), []);
  assert.equal(rule.refuse({knows: true}, cut(3)), null);
  assert.deepEqual(rule.refuse({knows: true}, cut(4)), {reason: 'not-now'});
  assert.deepEqual(rule.refuse({knows: false}, cut(3)), {reason: 'not-now'});
  assert.deepEqual(rule.act(['a', 'b', 'c', 'd'], cut(1), 0, []), ['b', 'c', 'd', 'a']);
});

test('a table waits for one seat, and may name others with an optional right', () => {
  const tools = tableTools<SeatedTable>((table) => ({...table}));
  const turn = {phase: 'before', must: null, may: [], over: true};
  const table: SeatedTable = {turn, player: -1, seat: -1, hand: [], seats: [2, 0, 1]};
  assert.deepEqual(tools.waitingAt(table, 'playing', 2).turn, {
    phase: 'playing',
    must: 1,
    may: [],
    over: false,
  });
  assert.deepEqual(tools.waitingAt(table, 'playing', 0, {}, [0, 1]).turn.may, [0, 1]);
  assert.equal(table.turn, turn);
});

test('a view is a copy of the table with its viewer and his seat', () => {
  const tools = tableTools<SeatedTable>((table) => ({...table}));
  const turn = {phase: 'playing', must: 0, may: [], over: false};
  const table: SeatedTable = {turn, player: -1, seat: -1, hand: [], seats: [2, 0, 1]};
  const view = tools.seenBy(table, 2);
  view.hand = ['AS'];
  assert.deepEqual(view, {...table, player: 2, seat: 0, hand: ['AS']});
  assert.deepEqual(tools.seenBy(table, 'watcher'), table);
  assert.deepEqual(table.hand, []);
});

test('cards can be moved between hands and removed; other hands remain the same objects', () => {
  const hands = [['AS', 'KS'], ['2H'], ['3C', '4C', '5C']];
  const given = withCardMoved(hands, 'KS', 0, 1);
  assert.deepEqual(given, [['AS'], ['2H', 'KS'], ['3C', '4C', '5C']]);
  assert.equal(given[2], hands[2]);
  assert.deepEqual(countsOf(given), [1, 2, 3]);
  assert.deepEqual(withoutAll(hands[2]!, ['5C', '3C', 'AS']), ['4C']);
});

test('the dealer shuffles, also after cards were drawn; then another player cuts', () => {
  const tools = tableTools<DrawTable>((table) => ({...table}));
  const turn = {phase: 'shuffling', must: 'chance' as const, may: [], over: false};
  const seats = [2, 0, 1];
  const draw = {size: 3, drawn: []};
  const table: DrawTable = {turn, player: -1, seat: -1, hand: [], seats, draw, dealer: 1};
  const state: CardState<DrawTable> = {table, pack: [], hands: [], dealt: []};
  const phase = shufflingToCut<DrawTable, CardState<DrawTable>, DealHappening>(
    FRENCH_52,
    tools,
    'cutting',
    ({dealer}) => dealer + 1,
  );
  const events: DealHappening[] = [];
  const move = phase.draw(state, randomFrom('shuffling'));
  const next = phase.moves.SHUFFLE.act(state, move, 'chance', events);
  assert.deepEqual(events, [{type: 'shuffled', seat: 1}]);
  assert.deepEqual(
    [next.pack, next.table.draw, next.table.turn],
    [move.pack, null, {phase: 'cutting', must: 1, may: [], over: false}],
  );
  assert.throws(() => phase.moves.SHUFFLE.act(state, {...move, pack: ['AS']}, 'chance', []), MoveError);
});

test('a cut moves the lower part to the top', () => {
  assert.deepEqual(cutPack(['a', 'b', 'c', 'd'], 1), ['b', 'c', 'd', 'a']);
  assert.deepEqual(cutPack(cutPack(FRENCH_52.cards, 20), 32), FRENCH_52.cards);
});

const booking = {account: 'fishes', reason: 'test', round: 1};

test('every payment has two sides, also those to the pot; a payment of zero is not booked', () => {
  const entries = [
    ...payment(0, 1, 5, booking),
    ...payment('pot', 2, 3, booking),
    ...payment(2, 0, -2, booking),
    ...payment(0, 1, 0, booking),
  ];
  assert.equal(entries.length, 6);
  assert.deepEqual(balances(entries, 3), {players: [-7, 5, 5], held: {pot: -3}});
  assert.ok(isZeroSum(entries));
  assert.ok(!isZeroSum(entries.slice(1)));
  assert.ok(
    !isZeroSum([
      ...payment(0, 1, 5, booking),
      {...booking, holder: 1, amount: 1},
      {...booking, account: 'bete', holder: 1, amount: -1},
    ]),
  );
});

test('each loser pays, each winner is paid; balances are kept by round and by account', () => {
  const entries = [
    ...sideEntries([0, 2], [1, 3], 6, booking),
    ...sideEntries([2, 3], [0, 1], 7, {...booking, round: 2}),
    ...payment(0, 1, 100, {...booking, account: 'other', round: 2}),
  ];
  assert.deepEqual(
    runningBalances(
      entries.filter(({account}) => account === 'fishes'),
      4,
      2,
    ),
    [
      [6, -6, 6, -6],
      [-1, -13, 13, 1],
    ],
  );
  assert.deepEqual(balances(entries, 4, 'fishes').players, [-1, -13, 13, 1]);
});
