import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {most, movesWeighed, oncePerView, thoughtOf, unseenCards, type Trial} from '@quinola/opponents';

describe('what is made of a view', () => {
  it('is made once for each', () => {
    let made = 0;
    const madeOf = oncePerView((view: {readonly seat: number}) => ({seat: view.seat, made: ++made}));
    const [one, other] = [{seat: 0}, {seat: 0}];
    assert.equal(madeOf(one), madeOf(one));
    assert.notEqual(madeOf(one), madeOf(other));
    assert.equal(made, 2);
  });

  it('is the cards that others may hold', () => {
    const pack = {cards: ['AS', 'KS', 'QS', 'JS', 'TS', '9S']};
    const view = {hand: ['AS'], trick: [{seat: 1, card: 'KS'}]};
    const past = [{cards: [{seat: 0, card: 'QS'}]}];
    assert.deepEqual(unseenCards(pack, view, past, ['9S']), ['JS', 'TS']);
    assert.deepEqual(unseenCards(pack, view, []), ['QS', 'JS', 'TS', '9S']);
  });
});

describe('an answer', () => {
  it('is the move of what was chosen, with its reason if there is one', () => {
    const because = {maxim: 'toy.1', provenance: 'book'} as const;
    assert.deepEqual(
      thoughtOf({choice: 2, because}, (card) => ({card})),
      {move: {card: 2}, because},
    );
    assert.deepEqual(
      thoughtOf({choice: 2}, (card) => ({card})),
      {move: {card: 2}},
    );
  });

  it('is searched among moves, of which the first is the book’s', () => {
    const book = {move: 'keep'};
    const trialOf = (moves: readonly string[]): Trial => ({choices: moves.length, weigh: () => undefined});
    const weighing = movesWeighed(book, ['keep', 'throw'], trialOf)!;
    assert.deepEqual(
      [weighing.trial.choices, weighing.ofBook, weighing.moveOf(1), weighing.book],
      [2, 0, 'throw', book],
    );
    assert.equal(movesWeighed(book, ['keep'], trialOf), null);
  });
});

describe('what is highest by a measure', () => {
  it('is the first of equals, and nothing among none', () => {
    assert.deepEqual(
      most(['one', 'three', 'seven'], ({length}) => length),
      ['three'],
    );
    assert.deepEqual(
      most([], () => 1),
      [],
    );
  });
});
