import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

/** The sources under a folder, by their path in it. */
function sourcesIn(folder: URL): ReadonlyMap<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.ts'),
  );
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}

/** The files that use more than the table's viewer may know. */
const looking = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].filter(([, text]) => /\bwholeOf\b|\.actor\b/.test(text)).map(([file]) => file);

test('in the kit, only the functions named for it use the whole match', () => {
  const kit = looking(sourcesIn(new URL('../src/', import.meta.url)));
  assert.deepEqual(kit.sort(), [
    'game-table.ts',
    'go-on.ts',
    'index.ts',
    'match-context.ts',
    'restart-deal.ts',
    'server.ts',
    'whole.ts',
  ]);
});

test('no table with other players uses the whole match', () => {
  const games = new URL('../../games/', import.meta.url);
  const families = readdirSync(games, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  assert.ok(families.length > 1);
  for (const family of families) {
    const sources = sourcesIn(new URL(`${family}/src/`, games));
    const isForOne = [...sources.values()].some((text) => /\balone: true\b/.test(text));
    if (!isForOne) assert.deepEqual(looking(sources), [], family);
  }
});
