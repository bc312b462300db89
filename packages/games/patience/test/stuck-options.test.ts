// Options that follow the letter of the book where the table is more lenient by default.
import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {OptionsError} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {
  parseCards,
  patience,
  positionOf,
  type PatienceOptions,
  type PatienceState,
} from '../src/patience/index.js';
import {searchFrom, searchView} from '../src/patience/opponents/solver/index.js';
import {endingOf, exhausted} from '../test-support/endings.js';

/** The types of the lawful moves. */
const kinds = (state: PatienceState): string[] => [
  ...new Set(patience.moves(patience.view(state, 0)).map(({type}) => type)),
];

const refusal = (state: PatienceState, type: 'next' | 'redeal'): string | undefined =>
  patience.refusal(patience.view(state, 0), {type})?.reason;

test('la-belle-lucie: cards are laid out again at any time, or strictly by the book only when no other move is left', () => {
  const fans = (first: string): Parameters<typeof positionOf>[1] => ({
    piles: {'fans.0': parseCards(first), 'fans.1': parseCards('9S'), 'fans.2': parseCards('4H')},
    phase: 'play',
  });
  const free: PatienceOptions = {game: 'la-belle-lucie'};
  const strict: PatienceOptions = {...free, redealWhen: 'stuck'};
  // The eight could be married to the nine.
  assert.deepEqual(kinds(positionOf(free, fans('8S'))), ['marry', 'redeal']);
  assert.deepEqual(kinds(positionOf(strict, fans('8S'))), ['marry']);
  assert.equal(refusal(positionOf(strict, fans('8S')), 'redeal'), 'not-stuck');
  assert.deepEqual(kinds(positionOf(strict, fans('7S'))), ['redeal']);
  // Only as often as the book allows.
  assert.deepEqual(kinds(positionOf(strict, {...fans('7S'), redeals: 2})), []);
  assert.equal(refusal(positionOf(strict, {...fans('8S'), redeals: 2}), 'redeal'), 'no-redeal');
});

test('blockade: a new row is laid at any time, or strictly by the book only when no other move is left', () => {
  const row = parseCards('5S 6H 7D 8C 9S TH JD 5C 2S 3H 4D KC');
  const piles = (...changed: readonly (readonly [string, string])[]): Parameters<typeof positionOf>[1] => ({
    piles: {
      ...Object.fromEntries(row.map((card, i) => [`row1.${i}`, [card]])),
      ...Object.fromEntries(changed.map(([id, cards]) => [id, parseCards(cards)])),
    },
    phase: 'between',
    stock: parseCards('2C 9C TC'),
  });
  const free: PatienceOptions = {game: 'blockade'};
  const strict: PatienceOptions = {...free, rowWhen: 'stuck'};
  assert.deepEqual(kinds(positionOf(free, piles(['row1.0', '8S']))), ['marry', 'next']);
  const withMarriage = positionOf(strict, piles(['row1.0', '8S']));
  assert.deepEqual(kinds(withMarriage), ['marry']);
  assert.equal(refusal(withMarriage, 'next'), 'not-stuck');
  const playable = positionOf(strict, piles(['aces.0', 'AS']));
  assert.deepEqual(kinds(playable), ['play']);
  // Empty places are filled first with either setting.
  const vacant = positionOf(strict, piles(['row1.0', '']));
  assert.deepEqual(kinds(vacant), ['refill']);
  assert.equal(refusal(vacant, 'next'), 'fill-first');
  const stuck = positionOf(strict, piles());
  assert.deepEqual(kinds(stuck), ['next']);
  assert.deepEqual(patience.play(stuck, 0, {type: 'next'}).state.piles['row2.0'], ['2C']);
});

test('redealWhen and rowWhen take two values, and games without the option refuse it', () => {
  for (const [options, code] of [
    [{game: 'blockade', rowWhen: 'never'}, 'unknown-rowWhen'],
    [{game: 'la-belle-lucie', redealWhen: 'often'}, 'unknown-redealWhen'],
    [{game: 'la-belle-lucie', rowWhen: 'stuck'}, 'unknown-option'],
    [{game: 'blockade', redealWhen: 'stuck'}, 'unknown-option'],
  ] as const) {
    assert.throws(
      () => patience.start(options),
      (error) => error instanceof OptionsError && error.code === code,
    );
  }
});

for (const options of [
  {game: 'la-belle-lucie', redealWhen: 'stuck'},
  {game: 'four-corners', redealWhen: 'stuck'},
  {game: 'blockade', rowWhen: 'stuck'},
] as const) {
  test(`${options.game}, strictly by the book: the solver agrees with an exhaustive search of endings`, () => {
    eachSample(
      8,
      (seed) => {
        const random = randomFrom(seed);
        const state = {...endingOf(options.game, 5 + random.below(6), random), options};
        const won = exhausted(state, seed);
        if (won === null) return;
        const found = searchFrom(state, {chance: (nth) => randomFrom(`${seed}#${nth}`)})!.step(20_000);
        assert.equal(found.outcome, won ? 'comes-out' : 'cannot');
        // The advised move is lawful too.
        const [first] = searchView(patience.view(state, 0))!.step(2000).moves;
        if (first) assert.equal(patience.refusal(patience.view(state, 0), first), null);
      },
      300,
    );
  });
}
