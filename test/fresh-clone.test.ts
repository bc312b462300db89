import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const BUILD = fileURLToPath(new URL('../build', import.meta.url));

/** The modules that a module of the build imports before it runs, its own among them, each with what it names. */
function imported(
  path: string,
  found = new Map<string, readonly string[]>(),
): Map<string, readonly string[]> {
  if (found.has(path)) return found;
  const names = [
    ...readFileSync(path, 'utf8').matchAll(/^(?:import\b(?!\()|\} from|export \{)[^'\n]*'([^']+)'/gm),
  ].map(([, name]) => name!);
  found.set(path, names);
  for (const name of names) if (name.startsWith('.')) imported(join(dirname(path), name), found);
  return found;
}

// The commands of the README install the packages themselves: until then there is nothing but Node.
for (const command of ['start.mjs', 'test.mjs'])
  test(`build/${command} begins where nothing is installed`, () => {
    const modules = imported(join(BUILD, command));
    assert.ok(modules.size > 4);
    for (const [path, names] of modules)
      assert.deepEqual(
        names.filter((name) => !/^(?:\.|node:)/.test(name)),
        [],
        path,
      );
  });
