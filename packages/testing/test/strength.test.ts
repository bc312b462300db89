import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {asked, contested, estimateOf, mirrored, type AnyContest} from '../src/contests/contest.js';
import {
  departuresTable,
  DOCUMENTS,
  keptLines,
  RESULTS,
  strengthTables,
  withStrength,
} from '../src/contests/strength-tables.js';
import {
  counting,
  isEnough,
  NOTHING,
  plus,
  seatsOf,
  type KeptLine,
  type Line,
} from '../src/contests/strength.js';

/** Each for himself: `book` wins three from every other kind, and its seat earns one chip whoever sits there. */
const rounds: AnyContest = {
  rounds: {
    unit: 'chips a deal',
    players: 3,
    play: (kinds) => kinds.map(({level}, seat) => (level === 'book' ? 3 : 0) + (seat === 0 ? 1 : 0)),
  },
};

const line: Line = {
  contest: 'chips',
  name: 'chips',
  what: 'deals in all seats',
  unit: 'chips a deal',
  players: 3,
  better: 'book',
  worse: 'greedy',
};

test('a deal is mirrored: the advantage of a seat is shared by all kinds equally', () => {
  const kinds = seatsOf(line).map((level) => ({level}));
  assert.deepEqual(
    kinds.map(({level}) => level),
    ['book', 'greedy', 'greedy'],
  );
  assert.ok(Math.abs(mirrored(rounds, kinds, 'a') - (3 + 1 / 3)) < 1e-9);
  assert.equal(contested(rounds, kinds, {from: 5, count: 4}, 'a').count, 4);
});

test('partners sit opposite each other', () => {
  assert.deepEqual(seatsOf({players: 4, better: 'master', worse: 'book'}), [
    'master',
    'book',
    'master',
    'book',
  ]);
});

test('a match continues until its deals are played, or its interval is narrow enough', () => {
  const tally = {count: 400, sum: 200, squares: 200};
  assert.ok(Math.abs(estimateOf(tally).margin - 0.049) < 0.001);
  assert.equal(isEnough(tally, 1000), false);
  assert.equal(isEnough(tally, 1000, 0.05), true);
  assert.equal(isEnough(tally, 400), true);
  assert.equal(
    isEnough({count: 20, sum: 20, squares: 20}, 1000, 0.05),
    false,
    'few deals may be alike by chance',
  );
});

/** A line of which four deals were counted, each played from three seats. */
const stored: KeptLine = {...line, ...NOTHING, count: 4, sum: 12, squares: 40, plays: 12, deals: 12};

test('the table has a line for everything that was played', () => {
  const table = strengthTables([stored, {...stored, ...NOTHING, better: 'master', worse: 'book'}]);
  assert.match(table, /^## Chips\n/);
  assert.match(table, /\| `book` \| `greedy` \| 4 \| \+3\.00 ± 1\.13 \|/);
  assert.doesNotMatch(table, /master/);
});

test('the table says how often a search leaves the book, what gain it expects, and what it gains', () => {
  const searching = {
    ...stored,
    better: 'master',
    worse: 'book',
    decisions: 120,
    departures: 24,
    expected: 48,
  };
  const table = departuresTable([stored, searching]);
  // 4 mirrored deals, 12 plays, 10 choices and 2 departures in each; 3 chips gained in each play.
  assert.match(table, /\| Chips \| `master` \| 10\.0 \| 2\.00 \| \+2\.00 \| \+1\.50 \| chips \|/);
  assert.equal(departuresTable([stored]), '');
});

test('a search that leaves the book is reported with the expected gain, one that follows it without', () => {
  const gains: (number | null)[] = [];
  const watch = {deal: () => undefined, decided: (gain: number | null) => gains.push(gain)};
  const search = {best: 1, deals: 20, margin: 2};
  const brain = (move: string) => ({
    game: 'chips',
    choose: ({level}: {readonly level: string}) =>
      level === 'teacher' ? {move: 'a'} : {move, because: {search}, gain: 1.5},
  });
  const question = {game: 'chips', view: {}, moves: ['a', 'b'], level: 'master', seed: 's'};
  assert.equal(asked(brain('b'), question, watch).move, 'b');
  assert.equal(asked(brain('a'), question, watch).move, 'a');
  assert.deepEqual(gains, [1.5, null]);
});

test('counts of several runs add up', () => {
  const one = counting(3, (watch) => {
    watch.deal();
    watch.decided(null);
    watch.decided(2);
    return 5;
  });
  assert.deepEqual(plus(one, one), {
    count: 2,
    sum: 10,
    squares: 50,
    plays: 6,
    deals: 2,
    decisions: 4,
    departures: 2,
    expected: 4,
  });
});

test('the tables are written between their marks, and other text is kept', () => {
  const page = withStrength('above\n<!-- strength -->\nold\n<!-- /strength -->\nbelow\n', [stored]);
  assert.match(page, /^above\n<!-- strength -->\n\n## Chips\n[^]*<!-- \/strength -->\nbelow\n$/);
  assert.doesNotMatch(page, /old/);
  const readme = withStrength('<!-- strength chips -->\n<!-- /strength -->\n', [
    stored,
    {...stored, contest: 'no', name: 'no'},
  ]);
  assert.match(readme, /### Chips/);
  assert.doesNotMatch(readme, /### No/);
  assert.equal(withStrength(readme, [stored]), readme, 'written once as twice');
});

test('documents have the tables of what has been counted', () => {
  const path = (name: string): URL => new URL(`../../../${name}`, import.meta.url);
  const lines = keptLines(fileURLToPath(path(RESULTS)));
  assert.ok(lines.length > 0);
  for (const name of DOCUMENTS) {
    const text = readFileSync(path(name), 'utf8');
    assert.equal(withStrength(text, lines), text, `${name}: npm run strength writes it`);
  }
});
