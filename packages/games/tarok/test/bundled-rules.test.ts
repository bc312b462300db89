import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {playMatch} from '@quinola/testing/match.js';
import type * as ombreRules from '../src/tarok-ombre/rules/index.js';
import type * as tarokRules from '../src/tarok/rules/index.js';

/** Bundles exports of an entry of the package as the bundler of a page would, and loads the result. */
async function bundled<Module>(names: string, entry: string): Promise<Module> {
  const {outputFiles} = await build({
    stdin: {
      contents: `export {${names}} from '@quinola/tarok/${entry}';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    conditions: ['source'],
    logLevel: 'silent',
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`
  ) as Promise<Module>;
}

test('the bundled rules of Tarok are complete: a set deal is read, and matches end with their counts', async () => {
  const {tarok, tarokOptions} = await bundled<typeof tarokRules>('tarok, tarokOptions', 'rules.js');
  assert.throws(() => tarok.start(tarokOptions({deal: 'not a deal'})), {name: 'OptionsError'});
  for (const players of [3, 2] as const) {
    const {table} = playMatch(tarok, tarokOptions(players === 3 ? {deals: 1} : {players}), 'bundled');
    assert.equal(table.turn.over, true);
  }
});

test('the bundled rules of Tarok-ombre are complete: a set deal is read, and a match ends with its counts', async () => {
  const {tarokOmbre, tarokOmbreOptions} = await bundled<typeof ombreRules>(
    'tarokOmbre, tarokOmbreOptions',
    'ombre-rules.js',
  );
  assert.throws(() => tarokOmbre.start(tarokOmbreOptions({deal: 'not a deal'})), {name: 'OptionsError'});
  const {table} = playMatch(tarokOmbre, tarokOmbreOptions({deals: 6}), 'bundled');
  assert.equal(table.settled.length, 6);
});
