// npm run types: the compiler reads the sources of the packages and writes their declarations; all else is checked against those.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {asked} from './asked.js';
import {root} from './games.js';
import {linkPackages} from './link.mjs';
import {pathOf} from './packages.js';

/** What is checked against the declarations, see the comment there. */
const DECLARED = 'tsconfig.declared.json';

/** Runs the compiler, and says whether it found nothing. */
const tsc = (...args) =>
  spawnSync(process.execPath, ['node_modules/typescript-native/bin/tsc', ...args], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0;

/** Writes settings by which only the files of one package are checked against the declarations, and returns their path. */
function settingsOf(path) {
  const {include, references} = JSON.parse(
    readFileSync(join(root, DECLARED), 'utf8').replace(/^\/\/.*/gm, ''),
  );
  const file = join(root, `node_modules/.cache/quinola/types-${path.replaceAll('/', '-')}.json`);
  mkdirSync(dirname(file), {recursive: true});
  const settings = {
    extends: join(root, DECLARED),
    compilerOptions: {rootDir: root, tsBuildInfoFile: file.replace(/json$/, 'tsbuildinfo')},
    include: include
      .map((pattern) => pattern.replace(`${dirname(path)}/*/`, `${path}/`))
      .filter((pattern) => pattern.startsWith(`${path}/`))
      .map((pattern) => join(root, pattern)),
    references: references.map((one) => ({path: join(root, one.path)})),
  };
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/** Checks one package, and what it is made of. */
function check(name) {
  const path = pathOf(name);
  // A package that is not published has no settings of its own; it may use all others.
  const own = existsSync(join(root, path, 'tsconfig.json'));
  return tsc('-b', ...(own ? [path] : [])) && tsc('-p', settingsOf(path));
}

const {words} = asked('types');
linkPackages(root);
const sound = words.length ? words.map(check).every(Boolean) : tsc('-b') && tsc('-p', DECLARED);
if (!sound) process.exitCode = 1;
