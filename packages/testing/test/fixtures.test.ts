import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick} from '@quinola/cards';
import {MoveError, type AnyGame} from '@quinola/play';
import {acceptedBy, matchesName, type Accepted} from '../src/fixtures/accepted.js';
import {compare} from '../src/fixtures/compare.js';
import {makeFixture} from '../src/fixtures/make.js';
import {cutAfter, seenText} from '../src/fixtures/seen.js';
import {suggestions} from '../src/fixtures/suggest.js';
import {assertChartGoesOn, cutPoints} from '../src/fixtures/through-chart.js';
import {folded} from '../src/fixtures/facts.js';
import type {FixtureGame, FixtureSet, FixtureRecord} from '../src/fixtures/types.js';
import {profile, toyMachine} from '../src/small-toy/machine.js';
import {toy} from '../src/small-toy/game.js';

const SET: FixtureSet = {name: 'toy', options: {deals: 3}, count: 8, lineups: [['any']]};
const kind: FixtureGame = {
  game: toy as AnyGame,
  machine: toyMachine,
  profile: profile as FixtureGame['profile'],
  players: () => 3,
  styles: {any: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)}},
  sets: [SET],
  moves: {},
  happenings: {},
};
const records: readonly FixtureRecord[] = Array.from(
  {length: SET.count},
  (_, index) => JSON.parse(JSON.stringify(makeFixture(kind, SET, index))) as FixtureRecord,
);
const [first] = records as [FixtureRecord, ...FixtureRecord[]];

/** The toy game with one of its functions replaced. */
const changed = (game: Partial<AnyGame>): FixtureGame => ({...kind, game: {...kind.game, ...game}});
const kinds = (game: FixtureGame, stored = first): string[] => [
  ...new Set(compare(game, stored, {cuts: Infinity}).map((one) => one.kind)),
];

describe('stored records', () => {
  it('do not differ from themselves', () => {
    for (const stored of records) assert.deepEqual(compare(kind, stored, {cuts: Infinity}), []);
  });

  it('contain moves that were taken back, and the chart continues from any point of them', () => {
    assert.ok(records.some(({record}) => record.moves.some(({undone}) => undone)));
    for (const {record} of records) {
      const {states} = folded(kind, record);
      for (const point of cutPoints(record)) assertChartGoesOn(kind, record, states, point, point % 3);
    }
  });

  it('store what a viewer sees as one letter for each move', () => {
    const dealt = first.record.moves.findIndex(({move}) => move.type === 'DEAL');
    assert.match(seenText(kind, cutAfter(first.record, dealt + 1), 0), /^no seed [=-]*t$/);
    assert.match(seenText(kind, first.record, 0), /^seed =+$/);
  });

  it('show an added, a removed and a changed happening', () => {
    const more = changed({
      play(state, by, move) {
        const {state: next, events} = kind.game.play(state, by, move);
        return {
          state: next,
          events: events.flatMap((event) => (event.type === 'trick-won' ? [event, {type: 'clap'}] : [event])),
        };
      },
    });
    assert.deepEqual(kinds(more), ['happening added: clap']);
    const fewer = changed({
      play(state, by, move) {
        const {state: next, events} = kind.game.play(state, by, move);
        return {state: next, events: events.filter(({type}) => type !== 'match-over')};
      },
    });
    assert.deepEqual(kinds(fewer), ['happening removed: match-over']);
    const other = changed({
      play(state, by, move) {
        const {state: next, events} = kind.game.play(state, by, move);
        return {
          state: next,
          events: events.map((event) =>
            event.type === 'deal-scored' ? {...event, points: [0, 0, 99]} : event,
          ),
        };
      },
    });
    assert.deepEqual(kinds(other), ['happening changed: deal-scored points.*']);
  });

  it('show a changed account, and a view that shows more', () => {
    const entry = {account: 'points', holder: 0, amount: 1, reason: 'gift'} as const;
    assert.deepEqual(kinds(changed({ledger: () => [entry], worth: () => [7, 7, 7]})), [
      'ledger added: points/gift',
      'worth',
    ]);
    const open = {...kind, profile: {dealEnds: ['dealt']}};
    assert.deepEqual(kinds(open), ['ends of deals', 'seen']);
  });

  it('show where they take another course, and nothing after it is compared', () => {
    const cards = first.record.moves.flatMap(({move, undone}, index) =>
      move.type === 'PLAY' && !undone ? [index] : [],
    );
    const at = cards[4]!;
    let played = 0;
    const strict = changed({
      start(options) {
        played = 0;
        return kind.game.start(options);
      },
      play(state, by, move) {
        if (move.type === 'PLAY' && ++played === 5) throw new MoveError({reason: 'not-now'});
        return kind.game.play(state, by, move);
      },
    });
    assert.deepEqual(
      compare(strict, first, {cuts: 0}).map((one) => [one.kind, one.move]),
      [['course', at]],
    );
    assert.deepEqual(compare(strict, first, {cuts: 0, before: at}), []);
    assert.deepEqual(suggestions(strict, 'toy', [first], []), [
      {line: {game: 'toy', set: 'toy', kind: 'course', reason: '', records: {'toy/0': at}}, records: 1},
    ]);
  });

  it('may differ exactly as a line of the file says', () => {
    const line: Accepted = {
      game: 'toy',
      set: 't*',
      kind: 'happening added: clap',
      reason: 'they clap',
      records: {'toy/0': true},
    };
    const found = {move: 1, kind: 'happening added: clap', was: undefined, now: {type: 'clap'}};
    assert.equal(acceptedBy([line], 'toy', found), line);
    assert.equal(acceptedBy([line], 'other', found), undefined);
    assert.equal(acceptedBy([line], 'toy', {...found, kind: 'happening added: whistle'}), undefined);
    assert.ok(matchesName('happening changed: dealt *', 'happening changed: dealt result.*.score'));
    assert.ok(!matchesName('a.b', 'axb'));
  });
});
