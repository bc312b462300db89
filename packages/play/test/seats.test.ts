import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom, type Card} from '@quinola/cards';
import {
  bookedFor,
  drawMarkedPlaces,
  freePlaces,
  imaginedPlaces,
  NO_CARDS,
  playedBy,
  playerAt,
  seatsInTurn,
  sortedHand,
  tableTools,
  UNSEATED,
  undealt,
  type CardState,
  type DrawHappening,
  type DrawTable,
} from '@quinola/play';

describe('seats', () => {
  it('follow the dealer round the table', () => {
    assert.deepEqual(seatsInTurn(2, 4), [3, 0, 1, 2]);
    assert.equal(playerAt({seats: [2, 0, 1]}, 0), 2);
  });

  it('have played the cards that lie in their tricks and on the table', () => {
    const tricks = [
      {
        leader: 1,
        winner: 0,
        cards: [
          {seat: 1, card: 'TS'},
          {seat: 0, card: 'KS'},
        ],
      },
    ];
    assert.deepEqual(playedBy({tricks, trick: [{seat: 0, card: '2H'}]}, 0), ['KS', '2H']);
    assert.deepEqual(playedBy({tricks: [], trick: []}, 0), []);
  });

  it('hold nothing before a deal', () => {
    const {counts, tricksWon, toPlay} = undealt(3);
    assert.deepEqual([counts, tricksWon, toPlay], [[0, 0, 0], [0, 0, 0], -1]);
  });
});

describe('a draw of cards that mark seats', () => {
  const CARDS: readonly Card[] = ['KS', 'KH', 'KC'];
  type State = CardState<DrawTable>;
  const tools = tableTools<DrawTable>((table) => ({...table}));
  const {spreading, drawing} = drawMarkedPlaces<DrawTable, State, DrawHappening>({
    tools,
    spreading: 'drawing.spreading',
    drawing: 'drawing.seats',
    cards: () => CARDS,
    dealer: 1,
    then: (state) => ({...state, table: tools.waiting(state.table, 'dealing', 'chance')}),
  });
  const start: State = {table: {...UNSEATED}, pack: NO_CARDS, hands: [], dealt: []};

  it('seats each player where his card says', () => {
    const events: DrawHappening[] = [];
    let state = spreading.moves.SPREAD.act(
      start,
      {type: 'SPREAD', cards: ['KC', 'KS', 'KH']},
      'chance',
      events,
    );
    for (const [player, index] of [2, 0, 1].entries()) {
      assert.ok(freePlaces(state.table).includes(index));
      state = drawing.moves.DRAW.act(state, {type: 'DRAW', index}, player, events);
    }
    // Player 0 has drawn the king of hearts, player 1 of clubs, player 2 of spades.
    assert.deepEqual(events.at(-1), {type: 'seated', seats: [2, 0, 1], dealer: 1});
    assert.equal(state.table.turn.phase, 'dealing');
  });

  it('takes no other cards', () => {
    for (const cards of [
      ['KS', 'KH'],
      ['KS', 'KS', 'KH'],
      ['KS', 'KH', 'KD'],
    ])
      assert.throws(() => spreading.moves.SPREAD.act(start, {type: 'SPREAD', cards}, 'chance', []));
    const {cards} = spreading.draw(start, randomFrom('a test'));
    assert.deepEqual([...cards].sort(), [...CARDS].sort());
  });

  it('is imagined with what was drawn in its place', () => {
    const draw = {size: 3, drawn: [{player: 0, index: 2, card: 'KH'}]};
    for (const seed of ['one', 'two', 'three']) {
      const pack = imaginedPlaces(draw, CARDS, randomFrom(seed));
      assert.equal(pack[2], 'KH');
      assert.deepEqual([...pack].sort(), [...CARDS].sort());
    }
  });
});

describe('a hand as it is shown', () => {
  const rules = {trump: 'D', strength: (card: Card) => '234QKA'.indexOf(card[0]!)};

  it('has trumps first, then its suits, each from the top', () => {
    const hand = ['2S', 'AH', 'QD', 'KS', 'AD', '2H'];
    assert.deepEqual(sortedHand(rules, [...'SHCD'], hand), ['AD', 'QD', 'KS', '2S', 'AH', '2H']);
    assert.deepEqual(sortedHand({...rules, trump: null}, [...'HSDC'], hand), [
      'AH',
      '2H',
      'KS',
      '2S',
      'AD',
      'QD',
    ]);
  });
});

describe('payments for several reasons', () => {
  it('are booked each under its own', () => {
    const dues = [
      {from: 0, to: 1, amount: 2, reason: 'ace'},
      {from: 1, to: 0, amount: 5, reason: 'party'},
    ];
    assert.deepEqual(
      bookedFor(dues, {account: 'marks', round: 1}, [1, 0]).map(({holder, amount, reason}) => [
        holder,
        amount,
        reason,
      ]),
      [
        [1, -2, 'ace'],
        [0, 2, 'ace'],
        [0, -5, 'party'],
        [1, 5, 'party'],
      ],
    );
  });
});
