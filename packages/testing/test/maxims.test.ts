import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Maxim} from '@quinola/opponents';
import {drawDeals} from '../src/maxims/drawing.js';
import {Tally, type Findings} from '../src/maxims/tally.js';
import type {MaximGame} from '../src/maxims/tested-maxims.js';

/** A position is a list of numbers of which one is chosen. */
type View = readonly number[];
interface Move {
  readonly type: 'TAKE';
  readonly n: number;
}

const take = (n: number): Move => ({type: 'TAKE', n});

const sound: Maxim<View, number> = {
  id: 'toy.odd',
  rank: 1,
  provenance: 'book',
  when: (view) => view.some((n) => n % 2 === 1),
  suggest: (_view, open) => open.filter((n) => n % 2 === 1),
};

/** What is found of a maxim whose sentence says: “Where the list has odd numbers, take one of them.” */
function found(maxim: Partial<Maxim<View, number>>, reading: object, ...views: readonly View[]): Findings {
  const kind = {
    reasons: {shortId: (id: string) => id.replace('toy.', '')},
    maxims: {
      agreements: [],
      books: [
        {
          maxims: [{...sound, ...maxim}],
          judged: (view: View) => ({facts: view, open: view}),
          moveOf: take,
        },
      ],
      readings: {
        odd: {
          sentence: 'Where the list has odd numbers, take one of them.',
          when: (view: View) => view.some((n) => n % 2 === 1),
          asks: ({n}: Move) => n % 2 === 1,
          ...reading,
        },
      },
    },
  } as unknown as MaximGame;
  const tally = new Tally(kind);
  for (const view of views) {
    tally.position(view);
    tally.alone(view, view, String(view));
  }
  return tally.of('odd');
}

test('a maxim that says what it does has no faults, and both kinds of positions are counted', () => {
  const {wrong, silent, fits, fitsNot} = found({}, {}, [1, 2, 3], [2, 4]);
  assert.deepEqual([wrong, silent, fits, fitsNot], [[], [], 1, 1]);
});

test('a maxim is found that speaks where its sentence does not fit, or suggests something else', () => {
  const always = {when: () => true, suggest: (_view: View, open: readonly number[]) => open.slice(0, 1)};
  assert.match(found(always, {}, [2, 4]).wrong[0]!, /speaks where its sentence does not fit: 2,4/);
  assert.match(found(always, {}, [2, 3]).wrong[0]!, /suggests 2, its sentence does not/);
});

test('a maxim is found that is silent where its sentence fits, unless the sentence leaves that open', () => {
  const never = {when: () => false};
  assert.match(found(never, {}, [1, 2]).silent[0]!, /is silent, its sentence asks for 1: 1,2/);
  assert.deepEqual(found(never, {silent: 'some other time'}, [1, 2]).silent, []);
});

test('a maxim that bars names what its sentence forbids, and something must be left', () => {
  const bars = {bars: true};
  const never = {asks: ({n}: Move) => n % 2 === 0};
  assert.deepEqual(found(bars, never, [1, 2]).wrong, []);
  assert.match(found(bars, {}, [1, 2]).wrong[0]!, /bars 1, its sentence does not/);
  assert.deepEqual(found(bars, never, [1, 3]).silent, []);
});

test('a reason that is given is compared with its sentence, and one that is set aside too', () => {
  const kind = {
    reasons: {shortId: (id: string) => id},
    maxims: {
      agreements: [],
      books: [],
      readings: {
        odd: {sentence: '', when: (view: View) => view.length > 1, asks: ({n}: Move) => n % 2 === 1},
        low: {sentence: '', when: () => true, asks: ({n}: Move) => n < 5},
      },
    },
  } as unknown as MaximGame;
  const tally = new Tally(kind);
  const because = {maxim: 'odd', provenance: 'book', over: ['low']} as const;
  tally.thought([1, 7], {move: take(7), because}, 'first');
  assert.deepEqual(
    [tally.of('odd').wrong, tally.of('low').wrong, tally.of('odd').given],
    [[], [], 1],
    'it is true of what was done',
  );
  tally.thought([1, 8], {move: take(8), because}, 'second');
  tally.thought([1], {move: take(1), because}, 'third');
  assert.deepEqual(
    [tally.of('odd').wrong.length, tally.of('low').wrong.length],
    [2, 1],
    'an even number; a list of one; a low number, against which “low” cannot be',
  );
  assert.throws(
    () => tally.thought([1], {move: take(1), because: {maxim: 'even', provenance: 'book'}}, ''),
    /no reading/,
  );
});

test('where deals are long single states are drawn, and whoever is to do something there is asked', () => {
  const views: View[] = [];
  const kind = {
    game: {
      id: 'toy',
      turn: (state: View) => ({must: state.length ? 0 : null, may: [], over: !state.length}),
      view: (state: View) => state,
      moves: (view: View) => view.map(take),
    },
    opponents: {
      brain: () => ({
        choose: ({view}: {view: View}) => {
          views.push(view);
          return {move: take(view[0]!)};
        },
      }),
    },
    reasons: {shortId: (id: string) => id},
    maxims: {
      agreements: ['one', 'two'],
      draw: (agreed: string) => (agreed === 'one' ? [1, 2] : []),
      books: [],
      readings: {odd: {sentence: '', when: (view: View) => view.includes(1), asks: () => true}},
    },
  } as unknown as MaximGame;
  const tally = new Tally(kind);
  drawDeals(tally, 4, 'seed');
  assert.deepEqual(views, [
    [1, 2],
    [1, 2],
  ]);
  assert.equal(tally.of('odd').fits, 2);
});
