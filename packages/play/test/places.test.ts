import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom, type Card} from '@quinola/cards';
import {drawLowestDeals, tableTools, type CardState, type DrawHappening, type DrawTable} from '@quinola/play';

type State = CardState<DrawTable>;

const places = (players: number) =>
  drawLowestDeals<DrawTable, State, DrawHappening>({
    tools: tableTools((table) => ({...table})),
    spreading: 'spreading',
    drawing: 'drawing',
    pack: FRENCH_52,
    ranks: 'A23456789TJQK',
    players: () => players,
    then: (state) => state,
  });

/** Who sits where when these cards are drawn, and who deals; `redraw` if all draw again. */
function seatedBy(...cards: readonly Card[]): unknown {
  const {spreading, drawing} = places(cards.length);
  const turn = {phase: 'spreading', must: 'chance', may: [], over: false} as const;
  const table = {turn, player: -1, seat: -1, hand: [], seats: [], draw: null, dealer: -1};
  const start: State = {table, pack: [], hands: [], dealt: []};
  const events: DrawHappening[] = [];
  const spread = [...cards, ...FRENCH_52.cards.filter((card) => !cards.includes(card))];
  let state = spreading.moves.SPREAD.act(start, {type: 'SPREAD', cards: spread}, 'chance', events);
  cards.forEach((_, player) => {
    state = drawing.moves.DRAW.act(state, {type: 'DRAW', index: player}, player, events);
  });
  const last = events.at(-1)!;
  return last.type === 'seated' ? [last.seats.join(''), last.dealer] : last.type;
}

test('the lowest card deals, aces low', () => {
  assert.deepEqual(seatedBy('KH', '2S'), ['01', 1]);
  assert.deepEqual(seatedBy('AC', '2S', 'KD'), ['012', 0]);
});

test('of four the two lowest sit opposite each other, and the third is on the dealer’s left', () => {
  assert.deepEqual(seatedBy('KH', '3S', '2D', '9C'), ['2310', 0]);
});

test('equal cards are drawn again where they leave dealer or partners open', () => {
  assert.equal(seatedBy('2H', '2S'), 'redraw');
  assert.equal(seatedBy('KH', '3S', '2D', '3C'), 'redraw');
  assert.deepEqual(seatedBy('KH', 'KS', '2D', '3C'), ['2031', 0]);
});

test('the whole pack is spread', () => {
  const {spreading} = places(2);
  const {cards} = spreading.draw({} as never, randomFrom('a'));
  assert.equal(new Set(cards).size, 52);
});
