import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom, rankOf, shuffled, type Card} from '@quinola/cards';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {
  cardOdds,
  coupOdds,
  edgeOfStaying,
  edgeOfWaiting,
  fraction,
  gainsAfter,
  runOf,
  valueOf,
} from '../src/faro/opponents/odds.js';
import {gainOf, outcomeOfCard, outcomeOfRank, PAIRS} from '../src/faro/rules/index.js';

const close = (one: number, other: number, by: number, what: string): void => {
  assert.ok(Math.abs(one - other) <= by, `${what}: ${one} and ${other}`);
};

/** Every order of some cards. */
function* orders(cards: readonly Card[], taken: readonly Card[] = []): Generator<readonly Card[]> {
  if (!cards.length) yield taken;
  for (const [i, card] of cards.entries())
    yield* orders([...cards.slice(0, i), ...cards.slice(i + 1)], [...taken, card]);
}

/** What a stake of two brings that stays on a rank until it is decided, when these cards are the last of the pack. */
function stayed(order: readonly Card[], rank: string): number {
  for (let i = 0; i < order.length; i += 2) {
    const outcome = outcomeOfRank(rank, order[i]!, order[i + 1]!, i + 2 === order.length);
    if (outcome) return gainOf(outcome, 2) / 2;
  }
  return 0;
}

test('the odds of a card agree with all orders of the last six and eight cards', () => {
  for (const pack of [
    ['9S', '9H', '2C', '3C', '4C', '5C'],
    ['9S', '9H', '9D', '2C', '3C', '4C', '5C', '6C'],
  ]) {
    const met = {left: 0, right: 0, plija: 0, last: 0};
    let all = 0;
    for (const order of orders(pack)) {
      const at = order.indexOf('9S');
      met[outcomeOfCard('9S', 2 * PAIRS - order.length + at + 1, order[at ^ 1]!)]++;
      all++;
    }
    const others = pack.filter((card) => rankOf(card) === '9').length - 1;
    const {win, plija, lose, edge} = cardOdds(pack.length, others);
    assert.deepEqual(win, fraction(met.left, all));
    assert.deepEqual(plija, fraction(met.plija, all));
    assert.deepEqual(lose, fraction(met.right + met.last, all));
    assert.deepEqual(edge, fraction(2 * (met.right + met.last - met.left) + met.plija, 2 * all));
  }
});

test('a stake that stays on a rank agrees with all orders of eight cards', () => {
  const rest = ['2C', '3C', '4C', '5C', '6C', '7C', '8C'];
  for (const own of [['9S'], ['9S', '9H'], ['9S', '9H', '9D'], ['9S', '9H', '9D', '9C']]) {
    const pack = [...own, ...rest].slice(0, 8);
    let [sum, all] = [0, 0];
    for (const order of orders(pack)) {
      sum += stayed(order, '9');
      all++;
    }
    close(edgeOfStaying(8, own.length), -sum / all, 1e-9, `${own.length} of 8`);
  }
});

test('where the last card pays nobody the bank gains what Montmort and de Moivre have', () => {
  for (let left = 4; left <= 52; left += 2) {
    const n = left;
    close(edgeOfStaying(n, 1, true), 1 / n, 1e-12, `one of ${n}`);
    close(edgeOfStaying(n, 2, true), (n + 2) / (2 * n * (n - 1)), 1e-12, `two of ${n}`);
    close(edgeOfStaying(n, 3, true), 3 / (4 * (n - 1)), 1e-12, `three of ${n}`);
    if (n > 4) close(edgeOfStaying(n, 4, true), (2 * n - 5) / (2 * (n - 1) * (n - 3)), 1e-12, `four of ${n}`);
  }
});

/** Half a stake for each pair in which a rank may come twice while it has not come before. */
function doubletsOf(left: number, many: number): number {
  let [sum, undecided] = [0, 1];
  for (let cards = left; cards > 1; cards -= 2) {
    const {plija} = coupOdds(cards, many);
    sum += (undecided * (cards > 2 ? plija : many === 2 ? 1 : 0)) / 2;
    undecided *= ((cards - many) * (cards - many - 1)) / (cards * (cards - 1));
  }
  return sum;
}

test('with three or four of a rank the bank gains by doublets alone, whatever becomes of the last card: for Euler as for Montmort and de Moivre', () => {
  for (let n = 6; n <= 52; n += 2) {
    close(doubletsOf(n, 2), 1 / (2 * (n - 1)), 1e-12, `two of ${n}`);
    close(edgeOfStaying(n, 2), doubletsOf(n, 2) + 1 / (n * (n - 1)), 1e-12, `two of ${n}`);
    for (const many of [3, 4])
      for (const voidLast of [false, true])
        close(edgeOfStaying(n, many, voidLast), doubletsOf(n, many), 1e-12, `${many} of ${n}`);
    close(doubletsOf(n, 4), (3 / (n - 1) + 1 / (n - 3)) / 4, 1e-12, `four of ${n}`);
  }
  close(doubletsOf(52, 4), 99 / 4998, 1e-15, 'a full pack');
});

test('doublets agree with all orders of eight cards', () => {
  const rest = ['2C', '3C', '4C', '5C', '6C', '7C'];
  for (const own of [
    ['9S', '9H'],
    ['9S', '9H', '9D'],
    ['9S', '9H', '9D', '9C'],
  ]) {
    let [doublets, all] = [0, 0];
    for (const order of orders([...own, ...rest].slice(0, 8))) {
      const first = order.findIndex((card) => rankOf(card) === '9');
      if (rankOf(order[first ^ 1]!) === '9') doublets++;
      all++;
    }
    close(doubletsOf(8, own.length), doublets / all / 2, 1e-12, `${own.length} of 8`);
  }
});

test('whoever waits for a single card of a rank plays even, and nothing else does', () => {
  for (let left = 4; left <= 52; left += 2) {
    assert.equal(edgeOfWaiting(left, 1), 0);
    for (const many of [2, 3, 4]) assert.ok(edgeOfWaiting(left, many) > 0);
  }
  assert.equal(edgeOfWaiting(2, 1), 1);
});

test('odds agree with packs that are drawn, to three standard errors', () => {
  const many = samples(40_000, 10_000_000);
  const random = randomFrom(`${testSeed}/faro-odds`);
  const met = {left: 0, right: 0, plija: 0, last: 0};
  let [staying, squares] = [0, 0];
  for (let i = 0; i < many; i++) {
    const pack = shuffled(FRENCH_52.cards, random);
    const at = pack.indexOf('9S');
    met[outcomeOfCard('9S', at + 1, pack[at ^ 1]!)]++;
    const gain = stayed(pack, '9');
    staying += gain;
    squares += gain * gain;
  }
  const {win, plija, lose} = cardOdds(52, 3);
  for (const [chance, times] of [
    [valueOf(win), met.left],
    [valueOf(plija), met.plija],
    [valueOf(lose), met.right + met.last],
  ] as const)
    close(times / many, chance, 3.3 * Math.sqrt((chance * (1 - chance)) / many), 'a card');
  const mean = staying / many;
  close(mean, -edgeOfStaying(52, 4), 3.3 * Math.sqrt((squares / many - mean * mean) / many), 'a rank');
  close(runOf(5), 0.01897, 5e-6, 'five wins');
  close(coupOdds(52, 4).plija, 12 / 2652, 1e-12, 'a doublet');
});

test('what a hundred evenings bring agrees with their average, and with what the rules page says of them', () => {
  const drawings = 500;
  const [worse, middle, better] = gainsAfter(drawings, [0.1, 0.5, 0.9]);
  assert.deepEqual([worse!.at(-1), middle!.at(-1), better!.at(-1)], [-61, -33, -5]);
  close(middle!.at(-1)!, -drawings * valueOf(cardOdds(52, 3).edge), 0.5, 'the middle');
});
