// The registry: which games there are, read from the `game.json` of each. No other file has a list of games; what needs
// one in the browser reads packages/quinola/games.json, which `node build/readmes.mjs` writes from here.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {packages, pathOf} from './packages.js';

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const read = (path) => JSON.parse(readFileSync(root + path, 'utf8'));

/**
 * The languages of the kit, English first: it is the one built into the single files.
 * @type {string[]}
 */
export const languages = readdirSync(`${root}packages/table/src/strings`)
  .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));

/**
 * A game as described by its `game.json`, and where its files are.
 * @typedef {object} RegisteredGame
 * @property {string} id as in its records; also the name of its pages and of its `tools/<id>.ts`
 * @property {string} tag of its table
 * @property {string} title as English books write it
 * @property {number} order its position in lists of games; the first is the one whose page size is measured
 * @property {string[]} rules the sets of rules that it is played by
 * @property {string[]} languages those of its table, English first
 * @property {number[]} seats possible numbers of players
 * @property {string} pack the id of its pack in packages/cards (`french-52`, `french-32`), or `none`
 * @property {string[]} [books] the books that it is told after, as its page in docs/tags cites them
 * @property {Record<string, {limit: number, because: string}>} [budget] limits of its own, by kind of build/budgets.json
 * @property {{panels: string[], sheets: boolean, unusual: string[], rooms?: string[]}} tried what the tests of the built files try: panels
 *   beside those of all tables, whether a deal ends with a sheet, attributes that need other files than usual, and attributes
 *   that change the layout of the room, for the test of sizes
 * @property {string} package the name of its package, that of the family
 * @property {string} folder of its sources, as a path in the project
 * @property {string} entry the file that defines the element, as a path in the project
 */

/** The required fields of a game.json and their types. */
const FIELDS = {
  id: 'string',
  tag: 'string',
  title: 'string',
  order: 'number',
  rules: 'object',
  languages: 'object',
  seats: 'object',
  pack: 'string',
  tried: 'object',
};

/** The folders of a family that hold a game: its sources themselves, or some folders in them. */
function gameFolders(path) {
  const source = `${path}/src`;
  const below = readdirSync(root + source, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `${source}/${name}`);
  return [source, ...below].filter((folder) => existsSync(`${root}${folder}/game.json`));
}

/**
 * One game of a family; throws if its game.json lacks a required field.
 * @returns {RegisteredGame}
 */
function gameIn(folder, family) {
  const said = read(`${folder}/game.json`);
  for (const [field, type] of Object.entries(FIELDS))
    if (typeof said[field] !== type) throw new Error(`${folder}/game.json: ${field} is no ${type}.`);
  const strange = said.languages.filter((code) => !languages.includes(code));
  if (strange.length || said.languages[0] !== 'en')
    throw new Error(
      `${folder}/game.json: languages are English first, then some of ${languages.join(', ')}.`,
    );
  return {...said, package: family, folder, entry: `${folder}/define.ts`};
}

/** The families: the packages that hold games. */
export const families = packages.filter(({path}) => path.startsWith('packages/games/'));

/**
 * The games, each with its table, in their order.
 * @type {RegisteredGame[]}
 */
export const games = families
  .flatMap(({name, path}) => {
    const folders = gameFolders(path);
    if (!folders.length)
      throw new Error(`The package ${name} holds no game: no game.json is in its sources.`);
    return folders.map((folder) => gameIn(folder, name));
  })
  .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

for (const field of ['id', 'tag'])
  if (new Set(games.map((game) => game[field])).size < games.length)
    throw new Error(`Two games have one ${field}.`);

/**
 * The workers of the packages whose opponents think in one: `<package>-opponents.js`, made of `worker.ts`, stands beside
 * the entries, and `<package>-<name>.js`, made of `<name>-worker.ts`, for each that knows more or less.
 */
export const workers = [...new Set(games.map((game) => game.package))].flatMap((name) => {
  const folder = `${root}${pathOf(name)}/src`;
  return readdirSync(folder)
    .filter((file) => /^([\w-]+-)?worker\.ts$/.test(file))
    .map((file) => ({
      fileName: `${name}-${file === 'worker.ts' ? 'opponents' : file.replace('-worker.ts', '')}.js`,
      entry: `${folder}/${file}`,
    }));
});

/** The version under which the files are published. */
export const {version} = read('package.json');

/**
 * The languages of the kit, of the gallery and of every family: of a family all that one of its games speaks.
 * @type {Map<string, string[]>}
 */
export const spokenIn = new Map([
  ['table', languages],
  ['quinola', languages],
  ...families.map(({name}) => [
    name,
    languages.filter((code) => games.some((game) => game.package === name && game.languages.includes(code))),
  ]),
]);

/** The path of a game's tools module: what the command-line tools, the site and the tests of all games use of it. */
export const toolsOf = ({id, package: family}) => `${pathOf(family)}/tools/${id}.ts`;

const WRITTEN = '// Written by `node build/readmes.mjs` from the game.json of each game.\n';

/** The name by which a package may be imported, and what it exports of a file of its sources. */
function exported(family, source) {
  const {name, exports} = read(`${pathOf(family)}/package.json`);
  const [path] =
    Object.entries(exports).find(([, one]) => `${pathOf(family)}/${one.source?.slice(2)}` === source) ?? [];
  if (!path) throw new Error(`${name} does not export ${source}.`);
  return `${name}${path.slice(1)}`;
}

/** Whether a package of this repository holds no games. */
const belowGames = (name) =>
  packages.some((one) => name === `@quinola/${one.name}` && !families.includes(one));

/** A JSON file with some fields replaced. */
const renewed = (path, change) => `${JSON.stringify(change(read(path)), null, 2)}\n`;

/** A game in the list that tools, tests and stories have. */
const listEntry = ({id, tag, title, rules, seats, languages: spoken, package: family}) =>
  `  ${JSON.stringify({id, tag, title, rules, seats, languages: spoken, family: pathOf(family)})},\n`;

/** The code that imports the tools module of a game. */
function toolsEntry(game) {
  const module = `../../${toolsOf(game).slice('packages/'.length, -'.ts'.length)}.js`;
  return `  '${game.id}': () => import('${module}').then((module) => module.tools),\n`;
}

/** What is written from the registry for the browser, for the compiler and for commands in TypeScript, by path. */
export const registryFiles = () => [
  {path: 'packages/quinola/games.json', should: `${JSON.stringify({languages, games}, null, 2)}\n`},
  {
    path: 'packages/quinola/src/tags.ts',
    should:
      WRITTEN +
      '/** The tags of all tables. */\n' +
      `export const tags: readonly string[] = [\n${games.map(({tag}) => `  '${tag}',\n`).join('')}];\n`,
  },
  {
    path: 'packages/quinola/src/fetch-table.ts',
    should:
      `${WRITTEN}const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {\n` +
      games
        .map(({tag, package: family, entry}) => `  '${tag}': () => import('${exported(family, entry)}'),\n`)
        .join('') +
      '};\n\n' +
      '/** Fetches the module that defines a tag, from the packages beside this one; bundlers see each as a part of its own. */\n' +
      'export const fetchTable = async (tag: string): Promise<unknown> => MODULES[tag]?.();\n',
  },
  {
    path: 'packages/quinola/tools/list.ts',
    should:
      `${WRITTEN}import type {ListedGame} from '../../table/test-support/game-tools.js';\n\n` +
      '/** The games in their order. */\n' +
      `export const list: readonly ListedGame[] = [\n${games.map(listEntry).join('')}];\n`,
  },
  {
    path: 'packages/quinola/tools/games.ts',
    should:
      `${WRITTEN}import type {GameTools, ToolsGame} from '../../table/test-support/game-tools.js';\n` +
      "import {list} from './list.js';\n\n" +
      `const tools: Readonly<Record<string, () => Promise<GameTools>>> = {\n${games.map(toolsEntry).join('')}};\n\n` +
      '/** The games in their order, each with what the tools know of it, which is read when it is asked for; for Node. */\n' +
      'export const games: readonly ToolsGame[] = list.map((game) => ({...game, tools: tools[game.id]!}));\n',
  },
  {
    path: 'packages/quinola/tools/tables.ts',
    should: `${WRITTEN}// Defines the elements of all games, for the tests and stories that show every table.\n${games
      .map(({package: family, entry}) => `import '${exported(family, entry)}';\n`)
      .join('')}`,
  },
  {
    path: 'packages/games/tsconfig.json',
    should: `${JSON.stringify(
      {
        files: [],
        references: families.map(({name}) => ({path: name})),
        compilerOptions: {composite: true},
      },
      null,
      2,
    )}\n`,
  },
  {
    path: 'packages/quinola/package.json',
    should: renewed('packages/quinola/package.json', ({dependencies, ...said}) => ({
      ...said,
      dependencies: Object.fromEntries([
        ...Object.entries(dependencies).filter(([name]) => !name.startsWith('@quinola/') || belowGames(name)),
        ...families.map(({name, path}) => [`@quinola/${name}`, read(`${path}/package.json`).version]),
      ]),
    })),
  },
];
