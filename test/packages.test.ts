import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {root} from '../build/games.js';
import {formOf} from '../build/package-forms.js';
import {packages} from '../build/packages.js';

interface PackageJson {
  readonly version: string;
  readonly keywords: readonly string[];
  readonly files: readonly string[];
  readonly repository: {readonly directory: string};
  readonly scripts: {readonly prepack: string};
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly customElements?: string;
}

const read = (path: string): PackageJson =>
  JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as PackageJson;
const {version} = read('.');

for (const one of packages) {
  test(`the package ${one.name} has the common version, pins the others, and builds before it is packed`, () => {
    const said = read(one.path);
    assert.equal(said.version, version);
    for (const [name, expectedVersion] of Object.entries(said.dependencies))
      assert.match(expectedVersion, /^\d+\.\d+\.\d+$/, name);
    assert.equal(said.repository.directory, one.path);
    const [, script] = /^node (.+)$/.exec(said.scripts.prepack)!;
    assert.equal(join(root, one.path, script!), join(root, 'build/prepack.mjs'));
    assert.equal(said.exports['./package.json'], './package.json');
    if (said.customElements) assert.equal(said.exports['./custom-elements.json'], `./${said.customElements}`);
  });
}

test('common fields of all packages are defined once, however often they are written', () => {
  const [one] = packages;
  const once = formOf({...read(one!.path), keywords: ['own']}, one!) as PackageJson;
  assert.deepEqual(formOf(once, one!), once);
  assert.ok((once as {keywords: readonly string[]}).keywords.includes('own'));
});
