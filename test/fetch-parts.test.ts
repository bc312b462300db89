import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {rollup, type Plugin} from 'rollup';
import {fetchParts} from '../build/fetch-parts.js';

// The built files of two small tables, as Rollup and the plugin write them, run by Node.

const SOURCES: Readonly<Record<string, string>> = {
  'one-table': `
    import {add, say} from 'shared';
    import * as names from 'names';
    say('one', add(1, 1), Object.keys(names).sort());
    globalThis.openPanel = () => import('panel');`,
  'two-table': `
    import {say} from 'shared';
    import {first} from 'names';
    say('two', first);
    globalThis.openOther = () => import('other');`,
  shared: `
    import 'ground';
    export const add = (a, b) => a + b;
    export const say = (...words) => globalThis.said.push(words);`,
  ground: `globalThis.said.push(['ground']);`,
  names: `export const first = 'first'; export const second = 'second';`,
  panel: `import {sheet} from 'sheet'; import {add} from 'shared'; export const panel = [sheet, add(2, 2)];`,
  other: `export {sheet as paper} from 'sheet'; export default 'other';`,
  sheet: `import 'ground'; export const sheet = 'sheet';`,
};

const virtual: Plugin = {
  name: 'virtual',
  resolveId: (id) => (id in SOURCES ? id : null),
  load: (id) => SOURCES[id] ?? null,
};

interface Page {
  said: unknown[];
  openPanel(): Promise<{readonly panel: unknown}>;
  openOther(): Promise<{readonly paper: unknown; readonly default: unknown}>;
  document: {querySelectorAll(): readonly never[]};
}
const page = globalThis as unknown as Page;

describe('the built files', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quinola-parts-'));
  const importTag = (file: string): Promise<unknown> => import(pathToFileURL(dir).href + `/${file}`);
  const fileOf = (name: string): string =>
    join(
      dir,
      readdirSync(dir).find((file) => file.includes(name) && file.endsWith('.js'))!,
    );

  before(async () => {
    const tags = ['one-table', 'two-table'];
    const bundle = await rollup({
      input: Object.fromEntries(tags.map((tag) => [tag, tag])),
      preserveEntrySignatures: false,
      plugins: [virtual, fetchParts(tags, 'es2022')],
    });
    await bundle.write({
      dir,
      format: 'es',
      hoistTransitiveImports: false,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: ({moduleIds}) => `${moduleIds.join('-')}-[hash].js`,
    });
    await bundle.close();
    writeFileSync(join(dir, 'package.json'), '{"type": "module"}');
    Object.assign(page, {said: [], document: {querySelectorAll: () => []}});
  });

  after(() => {
    rmSync(dir, {recursive: true});
    // Other test files in this process have no page.
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('import nothing by themselves', () => {
    for (const file of readdirSync(dir).filter((name) => name.endsWith('.js')))
      assert.doesNotMatch(readFileSync(join(dir, file), 'utf8'), /^(?:import|export .* from)\b/m, file);
  });

  it('fail by the name of one that is missing; when it is there again each runs once, after what it needs', async () => {
    const shared = fileOf('shared');
    renameSync(shared, `${shared}.away`);
    await assert.rejects(importTag('one-table.js'), /^Error: ground-shared-names-[\w-]+\.js: /);
    assert.deepEqual(page.said, []);
    renameSync(`${shared}.away`, shared);
    await importTag('one-table.js?again=1');
    await importTag('two-table.js');
    assert.deepEqual(page.said, [['ground'], ['one', 2, ['first', 'second']], ['two', 'first']]);
  });

  it('fetch later ones in the same way', async () => {
    const sheet = fileOf('sheet');
    renameSync(sheet, `${sheet}.away`);
    await assert.rejects(page.openPanel(), /^Error: sheet-[\w-]+\.js: /);
    await assert.rejects(page.openOther(), /^Error: sheet-[\w-]+\.js: /);
    renameSync(`${sheet}.away`, sheet);
    assert.deepEqual((await page.openPanel()).panel, ['sheet', 4]);
    const other = await page.openOther();
    assert.deepEqual([other.paper, other.default], ['sheet', 'other']);
  });

  it('are not written where two would wait for each other', async () => {
    const needing = (file: string, imports: readonly string[]) => [file, {fileName: file, imports}] as const;
    const chunks = Object.fromEntries([needing('a.js', ['b.js']), needing('b.js', ['a.js'])]);
    const {renderChunk} = fetchParts([], 'es2022');
    assert.throws(() => renderChunk('', chunks['a.js']!, {}, {chunks}), /a\.js needs b\.js needs a\.js/);
  });
});
