import assert from 'node:assert/strict';
import {test} from 'node:test';
import {TAROK_78, type Card} from '@quinola/cards';
import {judgeAt, type Asked} from '@quinola/opponents';
import {isFigure, PAGAT, SKY, XXI} from '../src/kit/rules/index.js';
import {habitsOf} from '../src/kit/opponents/habits.js';
import {cardMaxims} from '../src/tarok/opponents/maxims/cards.js';
import {factsOf} from '../src/tarok/opponents/maxims/facts.js';
import {askMaxims} from '../src/tarok-ombre/opponents/maxims/asking.js';
import {gameFor} from '../src/tarok-ombre/opponents/maxims/speaking.js';
import {tarokOmbreOptions} from '../src/tarok-ombre/rules/index.js';

const NOVICE: Asked = {level: 'novice', seed: ''},
  BOOK: Asked = {level: 'book', seed: ''};
const NEVER = {below: () => 1},
  ALWAYS = {below: () => 0};
const taroks = (from: number, to: number): readonly Card[] =>
  TAROK_78.cards.filter(
    (card) => /^T\d/.test(card) && Number(card.slice(1)) >= from && Number(card.slice(1)) <= to,
  );

test('a novice of Tarok-ombre asks for the highest tarok like others, because it would beat his own', () => {
  const hand = [...taroks(9, 18), 'KS', 'QS', '2H'],
    facts = {hand, taroks: taroks(9, 18)};
  const open = [XXI, SKY, PAGAT, 'KH', 'KD', 'KC'];
  for (const asked of [NOVICE, BOOK])
    assert.equal(judgeAt(askMaxims, facts, open, asked, NEVER).choice, XXI, asked.level);
});

test('a novice of the new manner knows what a Uno needs, and does not bid Solo', () => {
  const options = tarokOmbreOptions({manner: 'new'});
  const gameOf = (hand: readonly Card[], asked: Asked) =>
    gameFor({hand, options, skatBy: -1, seat: 0}, asked, NEVER).choice;
  const enough = [...taroks(10, 18), 'KS', 'QS', 'KH', 'QH', 'KD'];
  const great = [SKY, XXI, PAGAT, ...taroks(12, 20), 'KS', 'QS', 'KH', 'QH', 'KD'];
  assert.deepEqual([gameOf(enough, NOVICE), gameOf(enough, BOOK)], ['uno', 'uno']);
  assert.deepEqual([gameOf(great, NOVICE), gameOf(great, BOOK)], ['uno', 'solo']);
  assert.equal(gameOf([...taroks(2, 6), '2S', '3S', '4H'], NOVICE), 'pass');
});

test('a novice of Tarok keeps Sky for a valuable card, and plays it while it still counts', () => {
  const lead = (hand: readonly Card[], trickNo: number) => {
    const options = {players: 2, skyLed: 'calls-tarok'} as const;
    const facts = factsOf({
      hand,
      trick: [],
      tricks: [],
      seat: 0,
      dealer: 1,
      announced: [],
      pieces: [],
      options,
    });
    return judgeAt(cardMaxims, {...facts, trickNo}, hand, NOVICE, NEVER).choice;
  };
  assert.equal(lead(['2H', SKY, '3H', '4S'], 22), SKY);
  assert.notEqual(lead(['2H', SKY, '3H', '4S'], 20), SKY);
});

test('a beginner who leads a figure that can be taken chooses the lowest, and only sometimes', () => {
  const habits = habitsOf<{
    leading: boolean;
    trickNo: number;
    memory: {unseen: readonly Card[]; voids: readonly string[]};
  }>('toy.', 8);
  const facts = {leading: true, trickNo: 1, memory: {unseen: ['KS'], voids: ['', '', '']}};
  const open = ['QS', 'JS', '2H'];
  const led = (random: {below: () => number}) => judgeAt([], facts, open, NOVICE, random, habits).choice;
  assert.equal(led(ALWAYS), 'JS');
  assert.ok(isFigure('JS'));
  assert.equal(judgeAt([], facts, ['2H', ...open], NOVICE, NEVER, habits).choice, '2H');
});
