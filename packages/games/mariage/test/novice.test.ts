import assert from 'node:assert/strict';
import test from 'node:test';
import type {Card} from '@quinola/cards';
import {mariageBrain} from '../src/mariage/opponents/master.js';
import {
  mariage,
  mariageOptions,
  tools,
  type MariageMove,
  type MariageView,
} from '../src/mariage/rules/index.js';

// What a beginner gets wrong, and what he does not.

const brain = mariageBrain();
const SEEDS = Array.from({length: 200}, (_, number) => `beginner ${number}`);

/** A view of the first of two, in the middle of a deal. */
function inPlay(hand: readonly Card[], given: Partial<MariageView>): MariageView {
  const {table, ...state} = mariage.start(mariageOptions({partie: 1}));
  const played = tools.waiting(table, 'playing.talon', 0, {
    seats: [0, 1],
    dealer: 1,
    deal: 1,
    toPlay: 0,
    counts: [6, 6],
    trumpCard: '7S',
    turned: '7S',
    left: 10,
    ...given,
  });
  return mariage.view({...state, hands: [hand, []], table: played}, 0);
}

/** What a beginner does in a position, by each of many seeds. */
function answers(view: MariageView): readonly MariageMove[] {
  const moves = mariage.moves(view) as readonly MariageMove[];
  return SEEDS.map((seed) => brain.choose({game: mariage.id, view, moves, level: 'novice', seed}).move);
}

test('a beginner brings an ace home in a trick that it wins', () => {
  const hand = ['AH', '9H', '8C', '7C', '6C', '9S'];
  const view = inPlay(hand, {leader: 1, counts: [6, 5], trick: [{seat: 1, card: 'JH'}]});
  for (const move of answers(view)) assert.deepEqual(move, {type: 'PLAY', card: 'AH'});
});

test('a beginner counts too little more often than too much: he lays the arrest late, and seldom a false one', () => {
  const arrests = (before: number): number => {
    const trick = {
      leader: 0,
      winner: 0,
      cards: [
        {seat: 0, card: '9H'},
        {seat: 1, card: '8H'},
      ],
    };
    const view = inPlay(['TH', '9C', '8C', '7C', '6C', '9S'], {
      leader: 0,
      round: 2,
      carried: [before, 0],
      tricks: [trick],
    });
    return answers(view).filter(({type}) => type === 'ARESZT').length;
  };
  assert.equal(arrests(126), 0, 'five points are missing');
  const [falsely, rightly] = [arrests(128), arrests(131)];
  assert.ok(falsely > 0 && falsely < 50, `${falsely} of 200 with 128 points`);
  assert.ok(rightly > falsely && rightly < 150, `${rightly} of 200 with 131 points`);
  assert.equal(arrests(143), 200, 'twelve points too many');
});
