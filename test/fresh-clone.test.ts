import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {parseAst} from 'rollup/parseAst';

const BUILD = fileURLToPath(new URL('../build', import.meta.url));

/** The modules that a build module imports before it runs, itself included, each with what it imports by name. */
function imported(
  path: string,
  found = new Map<string, readonly string[]>(),
): Map<string, readonly string[]> {
  if (found.has(path)) return found;
  const names = parseAst(readFileSync(path, 'utf8')).body.flatMap((node) =>
    'source' in node && node.source ? [String(node.source.value)] : [],
  );
  found.set(path, names);
  for (const name of names) if (name.startsWith('.')) imported(join(dirname(path), name), found);
  return found;
}

// The commands in the README install the packages themselves: before that there is only Node.
for (const command of ['start.mjs', 'test.mjs'])
  test(`build/${command} starts where nothing is installed`, () => {
    const modules = imported(join(BUILD, command));
    assert.ok(modules.size > 4);
    for (const [path, names] of modules)
      assert.deepEqual(
        names.filter((name) => !/^(?:\.|node:)/.test(name)),
        [],
        path,
      );
  });
