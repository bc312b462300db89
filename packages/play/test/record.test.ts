import assert from 'node:assert/strict';
import test from 'node:test';
import {
  asRecord,
  foldRecord,
  MoveError,
  OptionsError,
  RecordError,
  type Game,
  type GameRecord,
  type MoveLike,
  type RecordedMove,
} from '@quinola/play';

interface Add extends MoveLike {
  readonly type: 'ADD';
  readonly n: number;
}

/** The smallest game: numbers are added; zero cannot be. */
const adding: Game<number, number, Add, {readonly from: number}> = {
  id: 'adding',
  start: ({from}) => {
    if (from < 0) throw new OptionsError('negative', {from});
    return from;
  },
  turn: (state) => ({phase: 'adding', must: state < 10 ? 0 : null, may: [], over: state >= 10}),
  view: (state) => state,
  moves: () => [{type: 'ADD', n: 1}],
  refusal: (_view, {n}) => (n === 0 ? {reason: 'nothing'} : null),
  play: (state, _by, {n}) => {
    if (n === 0) throw new MoveError({reason: 'nothing'});
    return {state: state + n, events: [{type: 'added'}]};
  },
  chance: () => ({type: 'ADD', n: 1}),
  ledger: () => [],
  worth: () => [0],
};

const move = (n: number, more: Partial<RecordedMove<Add>> = {}): RecordedMove<Add> => ({
  by: 0,
  move: {type: 'ADD', n},
  ...more,
});
const record = (...moves: RecordedMove<Add>[]): GameRecord<Add, {readonly from: number}> => ({
  format: 'quinola-record/1',
  game: 'adding',
  options: {from: 1},
  players: [{name: 'a', kind: 'visitor'}],
  moves,
});

test('a record folds to its last state, without the moves taken back', () => {
  const steps: string[] = [];
  const end = foldRecord(
    adding,
    record(move(2), move(100, {undone: true}), move(3)),
    ({state, events, index, made}) => {
      steps.push(`${index}:${made.move.n}=${state} ${events.map(({type}) => type).join()}`);
    },
  );
  assert.equal(end, 6);
  assert.deepEqual(steps, ['0:2=3 added', '2:3=6 added']);
});

test('an impossible move is reported with its index; option errors are passed on unchanged', () => {
  assert.throws(
    () => foldRecord(adding, record(move(2), move(0))),
    (error) =>
      error instanceof RecordError &&
      error.code === 'broken-move' &&
      error.at === 1 &&
      error.message.includes('at move 1'),
  );
  assert.throws(
    () => foldRecord(adding, {...record(), options: {from: -1}}),
    (error) => error instanceof OptionsError && error.code === 'negative' && error.about.from === -1,
  );
});

test('JSON is parsed as a record of this game, or refused with a code', () => {
  const sound = JSON.parse(JSON.stringify(record(move(1), {...move(1), by: 'chance'}))) as unknown;
  assert.equal(asRecord(sound, 'adding'), sound);
  const refused: readonly (readonly [unknown, string])[] = [
    [null, 'not-a-record'],
    ['text', 'not-a-record'],
    [{}, 'not-a-record'],
    [{format: 'quinola-record/0'}, 'other-format'],
    [{...record(), game: 'another'}, 'other-game'],
    [{...record(), moves: 'none'}, 'not-a-record'],
    [{...record(), players: null}, 'not-a-record'],
    [{...record(), moves: [{by: 0}]}, 'not-a-record'],
    [{...record(), moves: [{by: 'nobody', move: {type: 'ADD'}}]}, 'not-a-record'],
    [{...record(), moves: [null]}, 'not-a-record'],
  ];
  for (const [json, code] of refused) {
    assert.throws(
      () => asRecord(json, 'adding'),
      (error) => error instanceof RecordError && error.code === code,
      JSON.stringify(json),
    );
  }
});
