import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {booked, lawfulCards, type Entry} from '@quinola/play';
import {checkAnswers, type Answer} from '@quinola/testing/answers/check.js';
import {
  ACES_ALONE,
  beginDeal,
  bySides,
  byMostTricks,
  dishHolds,
  dishRules,
  divideDish,
  drawDish,
  fauxMatadorsIn,
  loseDish,
  matadorsIn,
  matadorsPrice,
  OMBRE_40,
  openDish,
  tricksWith,
  trumpOrder,
  worthWithDish,
  type DishChange,
} from '../src/kit/rules/index.js';
import {familyRunners} from '../test-support/family-answers.js';

const answersIn = (name: string): readonly Answer[] =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8')) as readonly Answer[];

for (const name of ['lomber', 'lomber-en-quatre'])
  test(`the known answers of ${name} about cards, outcomes and the dish`, () => {
    const asked = answersIn(name).filter(({kind}) => kind in familyRunners);
    const {passed, failures} = checkAnswers(asked, {runners: familyRunners});
    assert.deepEqual(failures, []);
    assert.ok(passed > 8);
  });

test('forty cards; eleven black trumps, twelve red, two where the aces are alone', () => {
  assert.equal(OMBRE_40.cards.length, 40);
  assert.deepEqual(
    ['S', 'C', 'H', 'D', ACES_ALONE].map((trump) => trumpOrder(trump).length),
    [11, 11, 12, 12, 2],
  );
  assert.throws(() => tricksWith('X'), RangeError);
});

test('a matador need not follow a lower trump that is led, even if the hand has a small trump', () => {
  const rules = tricksWith('H');
  assert.deepEqual(lawfulCards(rules, ['AC', 'KD', '5C'], 'KH'), ['AC', 'KD', '5C']);
  assert.deepEqual(lawfulCards(rules, ['AC', 'KD', '5H'], 'KH'), ['AC', '5H']);
  assert.deepEqual(lawfulCards(rules, ['AC', 'KD'], '7H'), ['AC']);
  assert.deepEqual(lawfulCards(tricksWith(ACES_ALONE), ['AS', '2S'], 'AC'), ['AS', '2S']);
});

test('matadors form an unbroken series from Spadille, in a red suit including Ponte; faux matadors from Manille', () => {
  assert.equal(matadorsIn(['AS', '7H', 'AC', 'AH', 'KH', 'JH'], 'H'), 5);
  assert.equal(matadorsIn(['7H', 'AC'], 'H'), 0);
  assert.equal(fauxMatadorsIn(['7H', 'AC', 'AH'], 'H'), 3);
  assert.equal(fauxMatadorsIn(['AS', '7H', 'AC', 'AH'], 'H'), 0);
  assert.equal(matadorsIn(['AS', '7D', 'AC', 'AD'], 'D', {cards: ['AS', '7D', 'AC', 'AD']}), 4);
  assert.deepEqual(
    [0, 2, 3, 5].map((n) => [matadorsPrice(n), matadorsPrice(n, true)]),
    [
      [0, 0],
      [0, 0],
      [1, 2],
      [3, 6],
    ],
  );
});

test('who wins: the player who alone has the most tricks, or more than half of all', () => {
  assert.equal(byMostTricks([4, 3, 2], 0), 'win');
  assert.equal(byMostTricks([3, 3, 2, 0], 0), 'remise');
  assert.equal(byMostTricks([2, 3, 2, 1], 0), 'codille');
  assert.deepEqual(
    [4, 5, 6].map((won) => bySides(won, 10)),
    ['codille', 'remise', 'win'],
  );
});

test('after any operation of the dish, the marks of the players and of the dish sum to zero', () => {
  const random = randomFrom('a dish');
  for (let game = 0; game < 200; game++) {
    const players = Array.from({length: 2 + random.below(4)}, (_, i) => i);
    const rules = dishRules({
      stake: 1 + random.below(4),
      blok: random.below(2) === 1,
      rokThreshold: random.below(2) ? 10 : null,
    });
    let dish = openDish(players);
    let entries: readonly Entry[] = [];
    const apply = ({dish: next, paid}: DishChange): void => {
      dish = next;
      for (const {reason, transfers} of paid)
        entries = [...entries, ...booked(transfers, {account: 'marks', reason})];
      const worth = worthWithDish(rules, dish, entries).reduce((sum, n) => sum + n, 0);
      assert.ok(Math.abs(worth) < 1e-9, `game ${game}: ${worth}`);
      assert.ok(dish.pool.amount >= 0 && dishHolds(rules, dish) >= 0);
    };
    for (let deal = 0; deal < 20; deal++) {
      apply(beginDeal(rules, dish, deal % players.length));
      const by = [random.below(players.length)];
      const what = random.below(5);
      if (what === 0) apply(drawDish(rules, dish, by, random.below(4) === 0));
      else if (what < 4)
        apply(loseDish(rules, dish, by, (['remise', 'codille', 'renounce'] as const)[what - 1]!));
    }
    apply(divideDish(rules, dish, players));
    assert.equal(dishHolds(rules, dish), 0);
  }
});
