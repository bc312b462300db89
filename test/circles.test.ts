import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {test} from 'node:test';
import {root} from '../build/games.js';
import {packages} from '../build/packages.js';

/** What a file imports or exports from others of its package at once, types included; what it fetches later does not count. */
function importsOf(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(\.[^']+)\.js'/gm)].map(([, from]) =>
    normalize(join(dirname(path), `${from}.ts`)),
  );
}

/** Those of the files that stand in a circle: what is left when all that import nothing else of them are taken away, again and again. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left = new Map(imports);
  const isFree = (found: readonly string[]): boolean => !found.some((file) => left.has(file));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [file, found] of left) if (isFree(found)) left.delete(file);
  }
  // Files above a circle import it without standing in it.
  for (let size = -1; size !== left.size;) {
    size = left.size;
    const imported = new Set([...left.values()].flat());
    for (const file of left.keys()) if (!imported.has(file)) left.delete(file);
  }
  return [...left.keys()];
}

test('no file imports itself by way of others, types neither', () => {
  const files = packages.flatMap(({path}) =>
    readdirSync(join(root, path, 'src'), {recursive: true})
      .map((name) => `${path}/src/${String(name).replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts')),
  );
  assert.deepEqual(inCircles(new Map(files.map((file) => [file, importsOf(file)]))), []);
});

test('a circle of three is found, and nothing above or below it', () => {
  const imports = new Map([
    ['top', ['a', 'low']],
    ['a', ['b', 'low']],
    ['b', ['c']],
    ['c', ['a']],
    ['low', []],
  ]);
  assert.deepEqual(inCircles(imports), ['a', 'b', 'c']);
});
