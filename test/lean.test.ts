import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build, type Plugin} from 'esbuild';
import {samples, testSeed} from '../packages/play/test-support/sample.js';
import {leanLibrariesEsbuild} from '../build/lean.js';
import {toyMachine} from '../packages/chart/test-support/toy-machine.js';
import {patienceMachine} from '../packages/patience/src/machine.js';
import {tarokMachine} from '../packages/tarok/src/tarok/machine.js';
import {tarokOmbreMachine} from '../packages/tarok/src/tarok-ombre/machine.js';
import {whistMachine} from '../packages/whist/src/machine.js';

type Traces = typeof import('./support/chart-traces.js');

const folder = mkdtempSync(join(tmpdir(), 'quinola-lean-'));
after(() => rmSync(folder, {recursive: true}));

async function bundled(name: string, plugins: Plugin[]): Promise<Traces> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL('support/chart-traces.ts', import.meta.url))],
    outfile,
    plugins,
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'module'],
    logLevel: 'silent',
  });
  return import(pathToFileURL(outfile).href) as Promise<Traces>;
}

/** A part of what was written for `createMachine`. */
type Written = Readonly<Record<string, unknown>>;

const listed = (some: unknown): readonly unknown[] => (some === undefined ? [] : [some].flat());

/** Holds that a state of a chart says nothing but what `build/chart-runner.js` knows. */
function holdState(state: Written, path: string): void {
  const only = (part: object, ...known: string[]): void =>
    assert.deepEqual(
      Object.keys(part).filter((name) => !known.includes(name)),
      [],
      `${path} says what pages do not know`,
    );
  const named = (part: unknown, what: string): void => {
    if (typeof part !== 'object') assert.match(String(part), /^\w+$/, `${what} of ${path}`);
    else only(part!, 'type', 'params');
  };
  const holdWays = (ways: unknown, what: string): void => {
    for (const way of listed(ways) as Written[]) {
      only(way, 'target', 'guard', 'actions', 'reenter');
      if (way.guard !== undefined) named(way.guard, what);
      for (const action of listed(way.actions)) named(action, what);
      if (way.target !== undefined)
        assert.match(String(way.target), /^(?:#match\.|\.)?[\w.]+$/, `${what} of ${path}`);
    }
  };
  only(
    state,
    'id',
    'context',
    'initial',
    'type',
    'tags',
    'meta',
    'on',
    'always',
    'after',
    'entry',
    'exit',
    'invoke',
    'onDone',
    'states',
  );
  const {
    type = 'compound',
    initial,
    states = {},
    on = {},
    after = {},
    invoke,
    onDone,
    always,
    entry,
    exit,
  } = state;
  const inner = Object.entries(states as Record<string, Written>);
  assert.ok(
    type === 'compound'
      ? !inner.length || String(initial) in (states as object)
      : type === 'parallel' || type === 'final',
    `the kind of ${path}`,
  );
  assert.ok(!inner.length || always === undefined, `${path} goes by itself, and holds others`);
  for (const action of [...listed(entry), ...listed(exit)]) named(action, 'a deed');
  for (const [event, ways] of Object.entries(on as Written)) {
    assert.match(event, /^(?:\w+|\*)$/, `an event of ${path}`);
    holdWays(ways, event);
  }
  for (const [delay, ways] of Object.entries(after as Written)) {
    named(delay, 'a delay');
    holdWays(ways, delay);
  }
  if (invoke !== undefined) {
    const {src, input, onDone: done, onError: failed, ...more} = invoke as Written;
    only(more);
    named(src, 'an actor');
    assert.equal(typeof input, 'function');
    holdWays([done, failed].flat(), 'an answer');
  }
  holdWays(onDone, 'the end');
  holdWays(always, 'what goes by itself');
  for (const [name, one] of inner) holdState(one, `${path}.${name}`);
}

describe('what pages get of XState', () => {
  test('is all that our charts say', () => {
    const machines = {toyMachine, whistMachine, patienceMachine, tarokMachine, tarokOmbreMachine};
    for (const [
      name,
      {
        config: {schemas: _none, ...config},
      },
    ] of Object.entries(machines))
      holdState(config as Written, name);
  });

  let whole: Traces, lean: Traces;
  before(async () => {
    whole = await bundled('whole', []);
    lean = await bundled('lean', [leanLibrariesEsbuild()]);
  });

  test('draws the same chart, before a match has entered any of it', () => {
    assert.ok(whole.toyPicture().places.some(({kind}) => kind === 'asking'));
    assert.deepEqual(lean.toyPicture(), whole.toyPicture());
  });

  test('does what the whole does, whatever is sent at whatever time', async () => {
    for (let i = 0; i < samples(10, 300); i++) {
      const seed = `${testSeed}/lean/${i}`;
      assert.deepEqual(await lean.toyTrace(seed), await whole.toyTrace(seed), seed);
    }
  });

  test('ends alike, and says why, when what it calls fails', async () => {
    const told = await whole.toyEnd();
    assert.ok(told.includes('full'), String(told));
    assert.deepEqual(await lean.toyEnd(), told);
  });

  test('plays the same evenings', async () => {
    for (let i = 0; i < samples(2, 150); i++) {
      const seed = `${testSeed}/lean/${i}`;
      assert.equal(await lean.whistRecord(i, seed), await whole.whistRecord(i, seed), seed);
    }
  });
});
