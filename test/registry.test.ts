import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {families, games, registryFiles, root, toolsOf} from '../build/games.js';
import {declaredOptions} from '../build/options.js';
import {packages, pathOf} from '../build/packages.js';
import {games as known} from '@quinola/testing/registry/games.js';

// The `game.json` files are the one list of games. These tests check that no other file contains names of games, and that a
// registered game is tested, shown and measured without being listed elsewhere.

/** Sources, tools, tests and stories; what a visitor or a reader gets (examples, documents, pages) may name games. */
const SEARCHED = [
  'build',
  'stories',
  'test',
  '.storybook',
  '.ci',
  ...packages.filter(({path}) => !path.startsWith('packages/games/')).map(({path}) => path),
  'package.json',
  'rollup.config.js',
  'web-test-runner.config.js',
  '.oxlintrc.json',
  'custom-elements-manifest.config.js',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'tsconfig.declared.json',
];

/** Prose, pages, and files of others. */
const READ_BY_PEOPLE = /\.(?:md|html|svg|css)$|\/(?:dist|cdn|node_modules)\//;

/** Files generated from the registry and from the doc comments of the elements. */
const WRITTEN = new Set([...Object.keys(registryFiles(declaredOptions)), 'packages/quinola/types/jsx.d.ts']);

/** Packs are named after games: where cards are drawn and listed, the name of a pack is that of its cards. */
const PACKS = [...new Set(games.map(({pack}) => pack))];
const CARDS = ['packages/cards/', 'packages/faces/'];

/** Kinds of games for which there are skeletons; one is also the name of a game, and the test of the skeletons lists them. */
const KINDS = readdirSync(join(root, 'build/templates'));
const TEST_OF_KINDS = 'test/new-game.test.ts';

/** A text as words: `SomeMove`, `some_move` and `some-move` have two each. */
const wordsOf = (line: string): string[] =>
  line
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** The names that games have in their records: those of the specification. */
const RECORDED = await Promise.all(known.map(async ({tools}) => (await tools()).fixtures.game.id));

/** The names of the games and of their families, each as its words. */
const NAMES = [
  ...new Set([...games.flatMap(({id, tag}) => [id, tag]), ...RECORDED, ...families.map(({name}) => name)]),
].map((name) => wordsOf(name));

const has = (words: readonly string[], name: readonly string[]): boolean =>
  words.some((_, at) => name.every((word, i) => words[at + i] === word));

/** The names of games in a line of a file that belongs to another. */
function namedIn(line: string, path: string): string[] {
  let searched = line;
  for (const pack of PACKS) searched = searched.replace(new RegExp(pack.replace('-', '[-_]'), 'gi'), '');
  const words = wordsOf(searched);
  const kinds = path === TEST_OF_KINDS ? KINDS : [];
  const packs = CARDS.some((folder) => path.startsWith(folder))
    ? PACKS.map((pack) => pack.split('-')[0])
    : [];
  return NAMES.filter(
    (name) => has(words, name) && !(name.length === 1 && [...packs, ...kinds].includes(name[0])),
  ).map((name) => name.join('-'));
}

/** The files below a folder, or the file itself, by their paths in the project. */
function filesOf(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length)
        .replaceAll('\\', '/'),
    );
}

const searched = SEARCHED.flatMap(filesOf).filter((path) => !READ_BY_PEOPLE.test(path) && !WRITTEN.has(path));

describe('the registry', () => {
  test('is the only place outside the games that names one', () => {
    assert.ok(searched.length > 300, `only ${searched.length} files were searched`);
    const found = searched.flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          namedIn(line, path).map((name) => `${path}:${i + 1} names ${name}: ${line.trim()}`),
        ),
    );
    assert.deepEqual(found, []);
  });

  test('finds a name in any notation, and takes no other word for one', () => {
    const {id, tag} = games[0]!;
    const large = id[0]!.toUpperCase() + id.slice(1);
    for (const line of [
      `// of ${id}`,
      `import {${id}Options}`,
      `type ${large}Move`,
      `'<${tag}>'`,
      `${id.toUpperCase()}_FIRST`,
    ])
      assert.ok(namedIn(line, 'test/a.ts').includes(id), line);
    for (const line of [`${id}le`, `pre${id}`, PACKS.join(' ')])
      assert.deepEqual(namedIn(line, 'test/a.ts'), [], line);
  });

  test('has a module for the tools of every game', () => {
    for (const game of games)
      assert.ok(existsSync(join(root, toolsOf(game))), `${toolsOf(game)} is not there`);
    assert.deepEqual(
      known.map(({id}) => id),
      games.map(({id}) => id),
    );
  });
});

for (const game of games) {
  const folder = pathOf(game.package);
  const below = (path: string): string[] => filesOf(`${folder}/${path}`);
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');

  describe(`the game ${game.id}`, () => {
    test('has a file that tests its built table', () => {
      assert.ok(text(`${folder}/test/${game.id}.browser.test.ts`).includes(`describeTable('${game.id}'`));
    });

    test('has stories', () => {
      const stories = below('stories').filter((path) => path.endsWith('.stories.ts'));
      assert.ok(stories.some((path) => text(path).includes(`'${game.tag}'`)));
    });

    test('has a page in the gallery, linked from the first one', () => {
      assert.match(text(`${folder}/gallery/${game.id}.html`), new RegExp(`^<!--game |<${game.tag}[\\s>]`));
      assert.ok(text(`${folder}/gallery/parts/${game.id}.html`).includes(`href="${game.id}.html"`));
    });

    test('is known to the tools: agreements, answers, a described chart, and stored records', async () => {
      const tools = await known.find(({id}) => id === game.id)!.tools();
      const {fixtures, tested, answers, phases, pages} = tools;
      // Records, options and answers use the names of the specification, if it names the game differently.
      assert.ok([game.id, ...Object.keys(tools.answers)].includes(fixtures.game.id), fixtures.game.id);
      assert.ok(tested.agreements.length > 0);
      // Whoever changes the number of players in the rules may forget the list.
      const played = new Set(tested.agreements.map((options) => tested.players(options as never)));
      assert.deepEqual(
        game.seats.filter((seats) => !played.has(seats)),
        [],
        `\`seats\` of game.json: none of its agreements is for so many, but for ${[...played].join(', ')}`,
      );
      assert.ok(Object.keys(answers).length > 0);
      assert.ok(Object.keys(pages).length > 0 && Object.keys((await phases['en']!()).phases).length > 0);
      assert.ok(existsSync(join(root, folder, 'test/fixtures', game.id, 'sets.json')), 'no record is kept');
    });

    test('is measured: its entry is built, and its own budgets are limits in the list, with a reason', () => {
      const {limits} = JSON.parse(text('build/budgets.json')) as {limits: Readonly<Record<string, object>>};
      assert.ok(existsSync(join(root, game.entry)), `${game.entry} is not there`);
      for (const [kind, {limit, because}] of Object.entries(game.budget ?? {})) {
        assert.ok(kind in limits, kind);
        assert.ok(limit > 0 && because.length > 10, kind);
      }
    });
  });
}
