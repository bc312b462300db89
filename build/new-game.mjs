// npm run new-game -- NAME --family FAMILY --like KIND [--title "The Name"]: writes the skeleton of a game that can be played,
// in English: rules with the kits of packages/play, a statechart, an opponent, a table, its pages in the gallery, stories, tests,
// and its tools module. Its rules are examples, to be replaced by those of the book.
//
// The skeletons are in build/templates: `family` is for a new family, `all` for every kind of game. There a game is called New
// game (`new-game`, `newGame`, `NewGame`), its family `new-family`. Names in capitals, such as MOVES, are told by the
// `kind.json` of each kind; DEFINE is the module that registers the table, BASE the kind whose files a kind begins with.
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {asked, refuse} from './asked.js';
import {npmCommand} from './install.mjs';

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

/** The kinds of games for which there are skeletons. */
export const KINDS = readdirSync(TEMPLATES).filter((name) => existsSync(join(TEMPLATES, name, 'kind.json')));

/** Words divided by hyphens, of small letters and digits. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = (name) => name.split('-').map(capital).join('');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What is wrong with the arguments, in one sentence; nothing if they are valid. */
export function fault({name, family, like}, {games, packages, families}) {
  for (const [what, word] of Object.entries({game: name, family}))
    if (!NAME.test(word))
      return `The name of a ${what} is of small letters and digits, words divided by hyphens: not “${word}”.`;
  if (!KINDS.includes(like)) return `There is no skeleton like “${like}”; there are ${KINDS.join(', ')}.`;
  const taken = games.find(({id, tag}) => id === name || tag === `${name}-table`);
  if (taken) return `There is a game ${name} already, in ${taken.folder}.`;
  if (packages.some((one) => one.name === family) && !families.some((one) => one.name === family))
    return `${family} is a package that holds no games.`;
  return null;
}

/** The package.json of a new family, like that of another one; it holds no game yet. */
function packageOf({family, title}, {name: other, path, ids}) {
  const text = readFileSync(join(path, 'package.json'), 'utf8');
  const said = JSON.parse(text.replaceAll(`games/${other}`, `games/${family}`));
  return {
    ...said,
    name: `@quinola/${family}`,
    description: `${title}.`,
    keywords: said.keywords.filter((word) => !ids.includes(word)),
    exports: Object.fromEntries(Object.entries(said.exports).filter(([, file]) => typeof file === 'string')),
    sideEffects: [],
  };
}

/** The package.json of a family with one more game; the first is the one by which the package is imported. */
function withGame(said, {name, prefix}) {
  const entry = (file) => ({
    source: `./src/${name}/${file}.ts`,
    types: `./dist/${name}/${file}.d.ts`,
    default: `./dist/${name}/${file}.js`,
  });
  return {
    ...said,
    keywords: [...said.keywords, name],
    exports: {
      [prefix ? `./${name}.js` : '.']: entry('made/index'),
      [`./${prefix}define.js`]: entry('made/define'),
      [`./${prefix}rules.js`]: entry('rules/index'),
      ...said.exports,
    },
    sideEffects: [...said.sideEffects, `./src/${name}/made/define.ts`, `./dist/${name}/made/define.js`],
  };
}

/** The files of a folder of templates, by their paths in it. */
const filesIn = (folder) =>
  readdirSync(folder, {recursive: true})
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && path !== 'kind.json');

/** A template with the names of the game. */
function filled(text, {name, family, title}, tokens) {
  return Object.entries(tokens)
    .reduce((said, [token, value]) => said.replace(new RegExp(`\\b${token}\\b`, 'g'), () => value), text)
    .replaceAll('new-game', name)
    .replaceAll('new-family', family)
    .replaceAll(
      'newGame',
      pascal(name).replace(/^./, (letter) => letter.toLowerCase()),
    )
    .replaceAll('NewGame', pascal(name))
    .replaceAll('New game', title);
}

/**
 * Writes the files of a game below the root of the project.
 * @returns {string[]} their paths
 */
export function writeGame({name, family, like, title}, {root, games, families}) {
  const folder = `packages/games/${family}`;
  const isNew = !existsSync(join(root, folder, 'package.json'));
  const written = [];
  const write = (path, make) => {
    const file = join(root, folder, path);
    mkdirSync(dirname(file), {recursive: true});
    make(file);
    written.push(`${folder}/${path}`);
  };
  const prefix = isNew ? '' : `${name}-`;
  const {BASE, ...told} = readJson(join(TEMPLATES, like, 'kind.json'));
  const tokens = {
    ...told,
    DEFINE: `${prefix}define.js`,
    PLACE_IN_LISTS: Math.max(0, ...games.map(({order}) => order)) + 1,
  };

  const [model] = families;
  const path = join(root, model.path);
  const ids = games.filter((game) => game.package === model.name).map(({id}) => id);
  const said = isNew
    ? packageOf({family, title}, {name: model.name, path, ids})
    : readJson(join(root, folder, 'package.json'));
  write('package.json', (file) =>
    writeFileSync(file, `${JSON.stringify(withGame(said, {name, prefix}), null, 2)}\n`),
  );
  if (isNew)
    for (const one of ['tsconfig.json', 'LICENSE']) write(one, (file) => cpSync(join(path, one), file));

  // A file of the kind replaces that of its base, and the common one.
  const templates = new Map(
    [...(isNew ? ['family'] : []), 'all', ...(BASE ? [BASE] : []), like]
      .map((set) => join(TEMPLATES, set))
      .flatMap((set) => filesIn(set).map((file) => [file, join(set, file)])),
  );
  for (const [place, template] of templates)
    write(place.replace(/^src\//, `src/${name}/`).replaceAll('new-game', name), (file) =>
      writeFileSync(file, filled(readFileSync(template, 'utf8'), {name, family, title}, tokens)),
    );
  return written;
}

/** Runs a tool of the project; throws if it fails. */
function run(root, command, ...args) {
  const {status} = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** Writes what follows from a new game: links, lists, looks, kept records. */
function follow(root, written, {install, name}) {
  if (install) {
    const [npm, first] = npmCommand();
    run(root, npm, ...first, 'install', '--prefer-offline', '--no-audit', '--no-fund');
  }
  const node = (...args) => run(root, process.execPath, ...args);
  node('node_modules/oxfmt/bin/oxfmt', '--config', '.prettierrc.json', ...written);
  node('build/readmes.mjs');
  node('packages/quinola/cli/translated.mjs');
  node('build/run.mjs', 'fixtures', name);
}

async function main() {
  const {
    words: [name],
    options,
    flags,
  } = asked('new-game');
  const registry = {...(await import('./games.js')), ...(await import('./packages.js'))};
  const wanted = {name, ...options, title: options.title ?? capital(name.replaceAll('-', ' '))};
  const wrong = fault(wanted, registry);
  if (wrong) refuse('new-game', wrong);
  const written = writeGame(wanted, registry);
  follow(registry.root, written, {install: !flags.has('no-install'), name});
  console.log(
    `${wanted.title} is in packages/games/${options.family}. Next: the rules in src/${name}/rules; what follows from each change is in CONTRIBUTING.md.`,
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await main().catch(({message}) => {
    console.error(message);
    process.exitCode = 1;
  });
