import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import test from 'node:test';
import {bundleForBrowser, bundleForNode} from '../build/bundle-tests.js';
import {root} from '../build/games.js';

test('a test file that cannot be bundled is reported with the reason, and the others are bundled without it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return relative(root, join(folder, name)).replaceAll('\\', '/');
  };
  const broken = written('broken.test.ts', `import './nowhere.js';`);
  const sound = written('sound.test.ts', 'export {};');

  const inNode = await bundleForNode([broken, sound], join(folder, 'bundled'));
  const inBrowser = await bundleForBrowser([broken, sound]);
  assert.equal(inNode.batches.length, 1);
  assert.ok(inBrowser.texts.size);
  for (const output of [inNode, inBrowser]) {
    assert.deepEqual(
      output.broken.map(({file}) => file),
      [broken],
    );
    assert.match(output.broken[0]!.message, /broken\.test\.ts.*nowhere/);
  }
});
