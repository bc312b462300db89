import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import * as registry from '../build/games.js';
import {fault, KINDS, writeGame} from '../build/new-game.mjs';
import {packages} from '../build/packages.js';

const {games, families, root} = registry;

const folder = mkdtempSync(join(tmpdir(), 'new-game-'));
after(() => rmSync(folder, {recursive: true}));

const wrong = (asked: Readonly<Record<string, string>>): string | null =>
  fault(asked as Parameters<typeof fault>[0], {games, packages, families});

/** Names that a source imports and never uses: the linter, which also finds them, checks new games in the long run only. */
const unusedImports = (source: string): readonly string[] =>
  [...source.matchAll(/^import (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1)!,
    )
    .filter((name) => name && source.split(new RegExp(`\\b${name}\\b`)).length < 3);

describe('npm run new-game', () => {
  test('reports in one sentence what it cannot create', () => {
    const good = {name: 'some-game', family: 'some', like: KINDS[0]!};
    assert.equal(wrong(good), null);
    for (const name of ['Some', 'some game', 'some_game', '-some', '../some', '4some'])
      assert.match(wrong({...good, name})!, /^The name of a game is of small letters and digits/, name);
    assert.match(wrong({...good, family: 'Some'})!, /^The name of a family is of small letters/);
    assert.match(
      wrong({...good, like: 'dice'})!,
      /^There is no skeleton like “dice”; there are auction, bank, layout, middle, patience, tricks, two\.$/,
    );
    assert.match(wrong({...good, name: games[0]!.id})!, /^There is a game .* already, in packages\/games\//);
    assert.match(wrong({...good, family: 'table'})!, /^table is a package that holds no games\.$/);
    assert.equal(wrong({...good, family: families[0]!.name}), null);
  });

  for (const like of KINDS)
    test(`writes a game like ${like} and nothing outside its family, without any name of the skeleton`, () => {
      const into = join(folder, like);
      const [model] = families;
      mkdirSync(join(into, model!.path), {recursive: true});
      for (const file of ['package.json', 'tsconfig.json', 'LICENSE'])
        cpSync(join(root, model!.path, file), join(into, model!.path, file));
      const asked = {name: 'some-game', family: 'some', like, title: 'Some game'};
      const written = writeGame(asked, {root: into, games, families});
      const own = written.filter((path) => !path.endsWith('/LICENSE'));
      assert.ok(own.length <= 40, `${own.length} files`);
      assert.equal(new Set(written).size, written.length, 'a file is written twice');
      for (const path of written) {
        assert.ok(path.startsWith('packages/games/some/'), path);
        assert.doesNotMatch(
          path + readFileSync(join(into, path), 'utf8'),
          /new-game|newGame|NewGame|New game|new-family|DEFINE|PLAYERS|PLACE_IN_LISTS|OPTION\b|MOVES\b|HAPPENINGS|PHASES|SHOWN|PLACE_OF|IMPORTS|REASON_LINES/,
          path,
        );
      }
      assert.deepEqual(
        written
          .filter((path) => path.endsWith('.ts'))
          .flatMap((path) =>
            unusedImports(readFileSync(join(into, path), 'utf8')).map((name) => `${path}: ${name}`),
          ),
        [],
        'imported for nothing',
      );
      assert.deepEqual(
        readdirSync(into, {recursive: true, encoding: 'utf8'}).filter(
          (path) => !path.startsWith('packages/games') && path !== 'packages',
        ),
        [],
      );
    });
});

/** What a copy of the project does not need. */
const LEFT_OUT = /(?:^|\/)(?:dist|node_modules|\.git|storybook-static)$/;

/** A copy of the project with the same libraries, whose package links lead to itself. */
function copy(): string {
  const into = join(folder, 'copy');
  cpSync(root, into, {recursive: true, filter: (path) => !LEFT_OUT.test(path.replaceAll('\\', '/'))});
  const modules = join(into, 'node_modules');
  mkdirSync(join(modules, '@quinola'), {recursive: true});
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@quinola' && name !== 'quinola' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const {name, path} of packages)
    symlinkSync(join(into, path), join(modules, name === 'quinola' ? name : `@quinola/${name}`));
  return into;
}

// This takes minutes, so it belongs to the long run.
if (process.env.QUINOLA_LONG)
  describe('a new game', () => {
    test('of each kind has valid types and passing tests, and is in the lists', () => {
      const into = copy();
      const run = (...args: readonly string[]): string => {
        const {status, stdout, stderr} = spawnSync(process.execPath, args, {
          cwd: into,
          encoding: 'utf8',
          env: {...process.env, QUINOLA_LONG: '', NODE_TEST_CONTEXT: ''},
        });
        assert.equal(status, 0, `${args.join(' ')}\n${stdout}${stderr}`);
        return stdout;
      };
      for (const like of KINDS) {
        const family = `kin-of-${like}`;
        symlinkSync(join(into, 'packages/games', family), join(into, 'node_modules/@quinola', family));
        run('build/new-game.mjs', `some-${like}`, '--family', family, '--like', like, '--no-install');
        assert.ok(existsSync(join(into, 'packages/games', family, 'src', `some-${like}`, 'game.json')));
      }
      const tsc = 'node_modules/typescript-native/bin/tsc';
      run(tsc, '-b');
      run(tsc, '-p', 'tsconfig.declared.json');
      run('node_modules/oxlint/bin/oxlint', ...KINDS.map((like) => `packages/games/kin-of-${like}`));
      const own = KINDS.map((like) => `packages/games/kin-of-${like}/test/some-${like}.test.ts`);
      const house = ['registry', 'games', 'phases', 'readmes', 'vectors'];
      run(
        '--import',
        'tsx',
        '--conditions=source',
        '--test',
        ...own,
        ...house.map((name) => `test/${name}.test.ts`),
        'packages/quinola/test/languages.test.ts',
      );
      const list = readFileSync(join(into, 'packages/testing/src/registry/list.ts'), 'utf8');
      for (const like of KINDS) assert.ok(list.includes(`some-${like}-table`));
    });
  });
