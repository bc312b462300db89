import assert from 'node:assert/strict';
import test from 'node:test';
import {POLISH_36} from '@quinola/cards';
import {en as kit} from '@quinola/table/strings/en.js';
import {countedIn, standingOf} from '../src/pamphile/opponents/standing.js';
import {pamphile, pamphileOptions, tools, type PamphileView} from '../src/pamphile/rules/index.js';
import {due} from '../src/pamphile/table/room.js';
import {en} from '../src/pamphile/words/strings/en.js';

// What every game must pass (records, known answers, words, chart) is in test/games.test.ts.

const cards = (list: string): readonly string[] => list.split(' ');
const unseen = (list: string, turned: string): readonly string[] =>
  POLISH_36.cards.filter((card) => !cards(list).includes(card) && card !== turned);
const counted = (list: string, turned: string): number =>
  countedIn(cards(list), turned[1] as 'S', unseen(list, turned));

test('a hand counts on trumps that nobody can take, and on aces', () => {
  assert.equal(counted('JC 7S AH KD 8D', '9S'), 2, 'the pamfil and an ace');
  assert.equal(
    counted('KS QS 7H 8H 9D', 'AS'),
    1,
    'above the king only the pamfil is left, under the talon lies the ace',
  );
  assert.equal(counted('KS QS JS TS 9S', '6S'), 3, 'the pamfil and the ace take one each');
  assert.equal(counted('QS 7H 8H 9D TD', '6S'), 0);
});

/** The view of the second of three players before he declares. */
function second(hand: string, turnUp: string): PamphileView {
  const {table, ...state} = pamphile.start(pamphileOptions({deals: 1}));
  const declaring = tools.waiting(table, 'declaring.word', 1, {
    seats: [0, 1, 2],
    dealer: 2,
    deal: 1,
    toPlay: 1,
    turnUp,
    left: 16,
  });
  return pamphile.view({...state, hands: [[], cards(hand), []], table: declaring}, 1);
}

test('how likely the third trick must be follows from the table of points', () => {
  const needed = (hand: string): number => standingOf(second(hand, '9S')).needed;
  assert.equal(needed('8H 7H QD TD 8C'), 1 / 2, 'no sure trick: nothing is kept, three are lost or won');
  assert.equal(needed('AH 7H QD TD 8C'), 2 / 3, 'one: a point is kept, three are lost or won');
  assert.equal(needed('AH 7H AD TD 8C'), 2 / 3, 'two: two points are kept, none or three won');
  assert.equal(needed('JC 7H QD TD 8C'), 5 / 9, 'one, with the pamfil: two are kept, three lost or six won');
  assert.equal(needed('JC AH AD TD 8C'), 0, 'three: nothing is risked');
});

/** What the second of three players is told that he must play, with spades for trumps. */
function asked(hand: string, led: string): string {
  const {table, ...state} = pamphile.start(pamphileOptions({deals: 1}));
  const playing = tools.waiting(table, 'playing.trick', 1, {
    seats: [0, 1, 2],
    dealer: 2,
    deal: 1,
    toPlay: 1,
    turnUp: '9S',
    trick: [{seat: 0, card: led}],
  });
  const view = pamphile.view({...state, hands: [[], cards(hand), []], table: playing}, 1);
  return due({gameWords: en, words: kit, view});
}

test('the line of the turn says when a trick must be beaten', () => {
  assert.equal(asked('7S AH KD', 'KH'), 'Your turn: follow hearts and beat it');
  assert.equal(asked('7S 9H KD', 'KH'), 'Your turn: follow hearts.');
  assert.equal(asked('7S JC KD', 'KH'), 'Your turn: no hearts in your hand, trump it');
  assert.equal(asked('7C AD KD', 'KH'), 'Your turn: no hearts in your hand, play any card.');
  assert.equal(asked('7C JC KD', 'AC'), 'Your turn: follow clubs.', 'the pamfil is a spade here');
  assert.equal(asked('7D JC KD', '8S'), 'Your turn: follow spades and beat it');
});
