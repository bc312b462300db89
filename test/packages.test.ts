import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {families, games, root} from '../build/games.js';
import {packages, published} from '../build/packages.js';

interface PackageJson {
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly author: string;
  readonly license: string;
  readonly homepage: string;
  readonly repository: Readonly<Record<string, string>>;
  readonly bugs: unknown;
  readonly publishConfig: unknown;
  readonly files: readonly string[];
  readonly scripts: {readonly prepack: string};
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly customElements?: string;
}

const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const read = (path: string): PackageJson => JSON.parse(text(join(path, 'package.json'))) as PackageJson;
const project = read('.');

/** The files that an entry of `exports` names. */
const filesIn = (exported: unknown): readonly string[] =>
  typeof exported === 'string' ? [exported] : Object.values(exported as object).flatMap(filesIn);

/** Keywords of every package, and of those that define elements. */
const KEYWORDS = ['quinola', 'cards', 'card-game', 'historical'];
const ELEMENT_KEYWORDS = ['custom-element', 'custom-elements', 'web-component', 'web-components', 'lit'];

for (const {name, path} of published) {
  const said = read(path);
  const hasElements = name === 'quinola' || families.some((family) => family.name === name);

  test(`the package ${name} has the common version, pins the others, and builds before it is packed`, () => {
    assert.equal(said.version, project.version);
    for (const [library, expectedVersion] of Object.entries(said.dependencies))
      assert.match(expectedVersion, /^\d+\.\d+\.\d+$/, library);
    const [, script] = /^node (.+)$/.exec(said.scripts.prepack)!;
    assert.equal(join(root, path, script!), join(root, 'build/prepack.mjs'));
    // The compiler's build info is not packed.
    assert.deepEqual(said.files.slice(0, 2), ['dist', '!dist/.tsbuildinfo']);
    assert.equal(said.exports['./package.json'], './package.json');
    assert.equal(said.customElements, hasElements ? 'dist/custom-elements.json' : undefined);
    if (hasElements) assert.equal(said.exports['./custom-elements.json'], `./${said.customElements}`);
  });

  test(`the package ${name} is published with all that it exports`, () => {
    const packed = [...said.files.map((file) => `./${file}`), './package.json'];
    assert.deepEqual(
      filesIn(said.exports).filter(
        (file) => !packed.some((one) => file === one || file.startsWith(`${one}/`)),
      ),
      [],
    );
  });

  test(`the package ${name} says what all say: author, licence, where it is from, and by what it is found`, () => {
    const {author, license, bugs} = project;
    assert.deepEqual(
      {author: said.author, license: said.license, bugs: said.bugs, publishConfig: said.publishConfig},
      {author, license, bugs, publishConfig: {access: 'public'}},
    );
    assert.equal(text(join(path, 'LICENSE')), text('LICENSE'));
    assert.equal(said.homepage, project.homepage.replace('#', `/tree/main/${path}#`));
    assert.deepEqual(said.repository, {...project.repository, directory: path});
    assert.ok(said.description);
    const words = [
      ...KEYWORDS,
      ...(hasElements ? ELEMENT_KEYWORDS : []),
      ...games.filter((game) => game.package === name).map(({id}) => id),
    ];
    assert.deepEqual(
      words.filter((word) => !said.keywords.includes(word)),
      [],
    );
  });
}

test('package-lock.json has every package with its dependencies, without which npm ci installs nothing', () => {
  const lock = JSON.parse(text('package-lock.json')) as {
    readonly packages: Readonly<Record<string, Partial<PackageJson>>>;
  };
  for (const {path} of packages) {
    const locked = lock.packages[path];
    assert.ok(locked, `${path} is missing: npm install --package-lock-only`);
    assert.deepEqual(locked.dependencies ?? {}, read(path).dependencies ?? {}, path);
  }
});
