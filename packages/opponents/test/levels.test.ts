import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Card} from '@quinola/cards';
import type {TrickRules} from '@quinola/play';
import {
  answersOf,
  bars,
  common,
  bookOf,
  cardWords,
  judgeAt,
  remembered,
  type Maxim,
} from '@quinola/opponents';

interface Facts {
  readonly leads: boolean;
}

const m = bookOf<Facts, Card>('toy.');
const leads = bookOf<Facts, Card>('toy.lead.', 'engine', (f) => f.leads);
const maxims: readonly Maxim<Facts, Card>[] = [
  m(
    'subtle',
    3,
    () => true,
    () => ['KS'],
  ),
  m(
    'common',
    8,
    () => true,
    () => ['2S'],
  ),
];
const habits = [
  leads(
    'habit',
    1,
    () => true,
    () => ['QS'],
    {chance: 2},
  ),
];
const open = ['KS', 'QS', '2S'];

/** What is chosen if random numbers have this value. */
const chosen = (level: string, luck: number, facts: Facts, steady = false) =>
  judgeAt(maxims, facts, open, {level, seed: '', steady}, {below: () => luck}, habits).choice;

test('each level knows its part of the book, and only a novice has bad habits', () => {
  assert.equal(chosen('book', 0, {leads: true}), 'KS');
  assert.equal(chosen('teacher', 0, {leads: true}), 'KS');
  assert.equal(chosen('novice', 0, {leads: true}), 'QS');
  assert.equal(chosen('novice', 1, {leads: true}), '2S', 'a habit is given way to now and then');
  assert.equal(chosen('novice', 0, {leads: false}), '2S');
});

test('a novice knows maxims marked as known to all, whatever their priority', () => {
  const [subtle, ...others] = maxims;
  const choice = (given: readonly Maxim<Facts, Card>[]) =>
    judgeAt(given, {leads: false}, open, {level: 'novice', seed: ''}, {below: () => 1}).choice;
  assert.equal(choice(maxims), '2S');
  assert.equal(choice([{...subtle!, ...common}, ...others]), 'KS');
});

test('as partner of a visitor, a novice has no bad habits and forgets nothing', () => {
  assert.equal(chosen('novice', 0, {leads: true}, true), '2S');
  const tricks = [1, 2, 3, 4, 5];
  assert.deepEqual(remembered(tricks, {level: 'novice'}), [3, 4, 5]);
  assert.deepEqual(remembered(tricks, {level: 'novice', steady: true}), tricks);
  assert.deepEqual(remembered(tricks, {level: 'book'}), tricks);
});

test('maxims name their source and what they bar', () => {
  const barring = leads(
    'bar',
    2,
    () => true,
    () => ['KS'],
    bars,
  );
  assert.deepEqual([barring.id, barring.provenance, barring.bars], ['toy.lead.bar', 'engine', true]);
  assert.equal(barring.when({leads: false}, open), false);
});

test('an answer names its maxim, whether the book has it, and the one that goes with it', () => {
  const answer = answersOf<string>('toy');
  assert.deepEqual(answer('rule.1', 'BID'), {
    move: 'BID',
    because: {maxim: 'toy.rule.1', provenance: 'book'},
  });
  assert.deepEqual(answer('engine.pass', 'PASS', 'rule.2'), {
    move: 'PASS',
    because: {maxim: 'toy.engine.pass', provenance: 'engine', then: 'toy.rule.2'},
  });
});

test('the predicates of maxims take lists and return lists', () => {
  const rules: TrickRules = {trump: 'H', strength: (card) => 1 + '23456789TJQKA'.indexOf(card[0]!)};
  const words = cardWords(rules, (card) => (card[0] === 'K' ? 5 : 0));
  assert.deepEqual(words.lowest([]), []);
  assert.deepEqual(words.lowest(['4S', '3H', '3S']), ['3H']);
  assert.deepEqual(words.highest(['4S', 'AH', 'AS']), ['AH']);
  assert.deepEqual(words.cheapest(['KS', '2H', '9S']), ['9S'], 'plain suits before trumps');
  assert.deepEqual(words.dearest(['KS', 'AS', 'KH']), ['KS']);
  assert.deepEqual(words.ofSuit(['KS', '2H'], 'H'), ['2H']);
  assert.deepEqual(words.winners(['2H', 'AS', '3C'], 'KS'), ['2H', 'AS']);
  assert.ok(words.wins('2C', null));
});
