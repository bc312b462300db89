import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {rollup, type RollupOptions} from 'rollup';
import {root} from '../build/games.js';
import config from '../rollup.config.js';

const [split, single] = config as unknown as [RollupOptions, RollupOptions];
/** The kit, which needs all libraries. */
const input = `${root}packages/table/src/index.ts`;
const LIBRARIES = ['xstate', '@lit/reactive-element', 'lit-html', 'lit-element', 'pure-rand', 'uqr'];

for (const [form, options] of Object.entries({modules: split, 'the single file': single})) {
  test(`${form}: libraries are unchanged`, async () => {
    const bundle = await rollup({...options, input});
    const modules = bundle.cache!.modules.filter(({id}) => /[\\/]node_modules[\\/]/.test(id));
    await bundle.close();
    for (const library of LIBRARIES)
      assert.ok(
        modules.some(({id}) => id.replaceAll('\\', '/').includes(`/node_modules/${library}/`)),
        `there is no module of ${library}`,
      );
    for (const {id, code} of modules) assert.equal(code, readFileSync(id, 'utf8'), id);
  });
}
