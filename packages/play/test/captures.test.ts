import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, rankOf, shuffled, randomFrom, type Card} from '@quinola/cards';
import {captures, partsOf, refuseCapture, setsThatSum, setsWhere} from '@quinola/play';

const VALUES: Readonly<Record<string, number>> = {A: 1, T: 10};
/** Number cards count their number, the ace one; courts are part of no sum. */
const valueOf = (card: Card): number | null => {
  const rank = rankOf(card);
  return 'KQJ'.includes(rank) ? null : (VALUES[rank] ?? Number(rank));
};

/** What a number card takes by sums. */
const bySums = (card: Card, table: readonly Card[]) => setsThatSum(table, valueOf, valueOf(card)!);
const taken = (card: Card, table: readonly Card[], sets: readonly (readonly Card[])[], most?: number) =>
  captures(card, table, sets, most).map(({take}) => take.join(' '));

test('a number takes equal cards, sums, and all of them together', () => {
  const table = ['AC', '2H', '4D', '7S'];
  assert.deepEqual(taken('7H', table, bySums('7H', table)), ['7S', 'AC 2H 4D', 'AC 2H 4D 7S']);
  assert.deepEqual(taken('TC', table, bySums('TC', table)), ['AC 2H 7S']);
  assert.deepEqual(taken('5C', table, bySums('5C', table)), ['AC 4D']);
  assert.deepEqual(taken('8H', ['2C', '3D', '5H', '8S'], bySums('8H', ['2C', '3D', '5H', '8S'])), [
    '8S',
    '3D 5H',
    '3D 5H 8S',
  ]);
  assert.deepEqual(taken('3C', ['KH', '9S'], bySums('3C', ['KH', '9S'])), []);
});

test('no card of the table serves in two sums', () => {
  const table = ['6H', '3C', '3D', '9S'];
  assert.deepEqual(taken('9H', table, bySums('9H', table)).slice(-2), ['6H 3C 9S', '6H 3D 9S']);
});

test('a rule may take by rank alone, all at once, or one only', () => {
  const table = ['QC', 'QD', '3H', 'QH'];
  const queens = setsWhere(table, (cards) => cards.length === 1 && rankOf(cards[0]!) === 'Q');
  assert.deepEqual(taken('QS', table, queens, 1), ['QC', 'QD', 'QH']);
  assert.deepEqual(taken('QS', table, queens), ['QC', 'QD', 'QH', 'QC QD', 'QC QH', 'QD QH', 'QC QD QH']);
  assert.deepEqual(taken('QS', table, queens, 2), ['QC', 'QD', 'QH', 'QC QD', 'QC QH', 'QD QH']);
  assert.deepEqual(taken('QS', table, [queens.flat()]), ['QC QD QH']);
});

test('a capture is judged in whatever order its cards are named', () => {
  const table = ['AS', '4H', 'AD', '4C'];
  const sets = bySums('5S', table);
  assert.equal(refuseCapture(['4C', 'AS', 'AD', '4H'], table, sets), null);
  assert.equal(refuseCapture(['4C', 'AS', 'AD', '4H'], table, sets, 1)?.reason, 'not-to-take');
  assert.equal(refuseCapture(['4C', '4H'], table, sets)?.reason, 'not-to-take');
  assert.deepEqual(refuseCapture(['4C', '4C'], table, sets), {
    reason: 'not-on-the-table',
    about: {card: '4C'},
  });
  assert.equal(refuseCapture(['5D'], table, sets)?.reason, 'not-on-the-table');
  for (const odd of [[], undefined, 'AS', [null], {}]) assert.ok(refuseCapture(odd, table, sets));
});

/** Whether cards can be parted into sets that are allowed, tried one by one. */
function isUnion(cards: readonly Card[], sets: readonly (readonly Card[])[], most: number): boolean {
  if (!cards.length) return true;
  if (!most) return false;
  return sets.some(
    (set) =>
      set.includes(cards[0]!) &&
      set.every((card) => cards.includes(card)) &&
      isUnion(
        cards.filter((card) => !set.includes(card)),
        sets,
        most - 1,
      ),
  );
}

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({length: 2 ** all.length - 1}, (_, i) => all.filter((_one, at) => (i + 1) & (1 << at)));

test('what is offered is what trying every set of table cards finds, smaller ones first, up to fourteen cards', () => {
  const random = randomFrom('captures');
  for (const size of [1, 4, 8, 10, 12, 14]) {
    for (let nth = 0; nth < (size > 10 ? 1 : 6); nth++) {
      const [card, ...table] = shuffled(
        FRENCH_52.cards.filter((one) => valueOf(one) !== null),
        random,
      ).slice(0, size + 1) as [Card, ...Card[]];
      const sum = valueOf(card)!;
      const sets = setsThatSum(table, valueOf, sum);
      const all = subsets(table);
      const sumOf = (cards: readonly Card[]) => cards.reduce((total, one) => total + valueOf(one)!, 0);
      assert.deepEqual(
        new Set(sets.map(String)),
        new Set(all.filter((cards) => sumOf(cards) === sum).map(String)),
        `sets of ${table.join(' ')} for ${card}`,
      );
      assert.deepEqual(
        setsWhere(table, (cards) => sumOf(cards) === sum),
        sets,
      );
      for (const most of [Infinity, 2]) {
        const found = captures(card, table, sets, most).map(({take}) => take);
        assert.deepEqual(
          new Set(found.map(String)),
          // Only sums of the card can be put together.
          new Set(all.filter((cards) => sumOf(cards) % sum === 0 && isUnion(cards, sets, most)).map(String)),
        );
        assert.equal(new Set(found.map(String)).size, found.length, 'each once');
        assert.ok(found.every((take, i) => i === 0 || take.length >= found[i - 1]!.length));
      }
    }
  }
});

test('fourteen small cards, the most that a ten can meet', () => {
  const table = FRENCH_52.cards.filter((card) => (valueOf(card) ?? 9) <= 4).slice(0, 14);
  const sets = setsThatSum(table, valueOf, 10);
  const offered = new Set(captures('TD', table, sets).map(({take}) => take.join()));
  assert.deepEqual([sets.length, offered.size], [465, 1626]);
  const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + valueOf(card)!, 0);
  for (const cards of subsets(table))
    if (sum(cards) % 10 === 0) assert.equal(isUnion(cards, sets, 9), offered.has(cards.join()), cards.join());
});

test('a capture falls into the sets that it is made of, as many as there are', () => {
  const table = ['TC', '7H', '2S', 'AC', '5D', '5C'];
  const sets = bySums('TD', table);
  assert.deepEqual(partsOf(table, sets), [['TC'], ['7H', '2S', 'AC'], ['5D', '5C']]);
  assert.deepEqual(partsOf(['7H', '2S'], sets), []);
  assert.deepEqual(partsOf([], sets), []);
});
