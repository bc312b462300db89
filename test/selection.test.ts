import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {describe, test} from 'node:test';
import {games, root} from '../build/games.js';
import {kinds, PERIOD, reachOf, touchedBy, turns, whoseTurn} from '../build/selection.js';

const HOUR = 3600;
const units = Array.from({length: 20}, (_, place) => `unit ${place}`);

/** Which units a run tries after others, on a machine that keeps what passed. */
function runsOn(chosen: (run: number, inTurn: readonly string[]) => readonly string[], count: number) {
  const known = {runs: 0, units: {} as Record<string, {run: number}>};
  return Array.from({length: count}, (_, run) => {
    const tried = chosen(run, whoseTurn(units, known, [0]));
    known.runs++;
    for (const unit of tried) known.units[unit] = {run: known.runs};
    return tried;
  });
}

/** The most runs after one another that leave out a unit. */
const longestWait = (runs: readonly (readonly string[])[], all: readonly string[]): number =>
  Math.max(
    ...all.map((unit) => {
      const tried = [-1, ...runs.flatMap((run, place) => (run.includes(unit) ? [place] : [])), runs.length];
      return Math.max(...tried.slice(1).map((place, nth) => place - tried[nth]! - 1));
    }),
  );

describe('the units that no change touches', () => {
  test('are each tried every sixth run on a machine that keeps what passed', () => {
    const plain = runsOn((_, inTurn) => inTurn, 60);
    assert.ok(longestWait(plain, units) < PERIOD);
    // Some were tried for another reason.
    const touched = runsOn((run, inTurn) => [...inTurn, units[(run * 7) % 20]!], 60);
    assert.ok(longestWait(touched, units) < PERIOD);
  });

  test('are tried again in the next run if they failed', () => {
    const failing = runsOn((_, inTurn) => inTurn.filter((unit) => unit !== units[3]), 12);
    assert.deepEqual(
      failing.flat().filter((unit) => unit === units[3]),
      [],
    );
    const known = {runs: 1, units: Object.fromEntries(units.slice(1).map((unit) => [unit, {run: 1}]))};
    assert.equal(whoseTurn(units, known, [0])[0], units[0]);
  });

  test('have their turn with each pause of the work, where a machine knows nothing of earlier runs', () => {
    // Sessions of two hours, a commit every ten minutes, with two hours between them: each ends with a run.
    const times: number[] = [];
    const runs = Array.from({length: 24}, (_, session) => {
      for (let nth = 0; nth < 12; nth++) times.push(session * 4 * HOUR + nth * 600);
      return whoseTurn(units, undefined, turns(times));
    });
    assert.ok(longestWait(runs, units) < PERIOD);
    assert.ok(runs.every((run) => run.length <= Math.ceil(units.length / PERIOD)));
  });

  test('a run takes the turns of all its commits, and a turn lasts three hours at most', () => {
    const every = (minutes: number, count: number) =>
      Array.from({length: count}, (_, nth) => nth * minutes * 60);
    assert.deepEqual(turns(every(10, 5)), [0]);
    assert.deepEqual(turns([0, HOUR, 2 * HOUR]), [0, 1, 2]);
    assert.deepEqual(turns(every(10, 24)), [0, 1]);
    assert.deepEqual(turns([9 * HOUR, 0]), [1]);
  });

  test('have each had their turn within six landings of this repository', (t) => {
    const git = (...args: readonly string[]) => spawnSync('git', args, {cwd: root, encoding: 'utf8'}).stdout;
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false')
      return t.skip('there is no whole history');
    const times = git('log', '--format=%ct')
      .split('\n')
      .filter(Boolean)
      .map(Number)
      .sort((a, b) => a - b);
    // A landing is what was committed until a pause of an hour, or within three hours.
    const landings: number[] = [];
    let start = times[0]!;
    for (const [place, time] of times.entries()) {
      const next = times[place + 1];
      if (next !== undefined && next - time < HOUR && next - start < 3 * HOUR) continue;
      landings.push(place + 1);
      start = next!;
    }
    const runs = landings.map((count) => whoseTurn(units, undefined, turns(times.slice(0, count))));
    assert.ok(longestWait(runs, units) < PERIOD, `${landings.length} landings`);
    return undefined;
  });
});

describe('what a change touches', async () => {
  const tenants = games.map(({id, folder, entry}) => ({id, folder, entries: [entry]}));
  const all = kinds();
  const reach = await reachOf([...tenants.flatMap(({entries}) => entries), ...Object.values(all.browser)]);
  const touched = (...files: readonly string[]) =>
    touchedBy(files, reach, tenants, (ids: readonly string[]) => ids[1]!);
  const [first, second] = tenants as [(typeof tenants)[0], (typeof tenants)[0]];

  test('is a game whole, with its test files, if one of its own files changed', () => {
    const {whole, touches} = touched(first.entries[0]!);
    assert.deepEqual(whole, [first.id]);
    const files = Object.keys(all.browser).filter((file) => touches(file));
    assert.ok(files.length && files.every((file) => file.startsWith(first.folder.replace(/\/src.*/, ''))));
    assert.deepEqual(touched(first.folder.replace(/\/src.*/, `/test/vectors/${first.id}.json`)).whole, [
      first.id,
    ]);
  });

  test('is one game that imports it, if a file below the games changed', () => {
    assert.deepEqual(touched('packages/table/src/game-table.ts').whole, [tenants[1]!.id]);
    assert.deepEqual(touched('packages/table/src/game-table.ts', second.entries[0]!).whole, [second.id]);
  });

  test('is one game whose tests import it, if what tests share changed', () => {
    assert.deepEqual(touched('packages/testing/src/table-suite/menu.ts').whole, [tenants[1]!.id]);
    const {whole, touches} = touched('packages/testing/src/table-suite/menu.ts', second.entries[0]!);
    assert.deepEqual(whole, [second.id]);
    assert.ok(Object.keys(all.browser).some((file) => touches(file)));
  });

  test('is an example application, if one of its files changed', () => {
    const [app, ...others] = Object.values(all.apps) as [string, ...string[]];
    const {whole, touches} = touched(`${app}/package.json`);
    assert.deepEqual([whole, touches(app), others.some((one) => touches(one))], [[], true, false]);
  });

  test('is a test file alone, if only that changed', () => {
    const [file] = Object.keys(all.browser) as [string];
    const {whole, touches} = touched(file);
    assert.deepEqual(whole, []);
    assert.deepEqual(
      Object.keys(all.browser).filter((one) => touches(one)),
      [file],
    );
  });

  test('is no more than three games whole, and nothing for a page of words about the project', () => {
    assert.equal(touched(...tenants.map(({entries}) => entries[0]!)).whole.length, 3);
    assert.deepEqual(touched('README.md', first.folder.replace(/\/src.*/, '/README.md')).whole, []);
  });
});
