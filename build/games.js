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
 * A game as its `game.json` says, and where it stands.
 * @typedef {object} RegisteredGame
 * @property {string} id as in its records; also the name of its pages and of its `tools/<id>.ts`
 * @property {string} tag of its table
 * @property {string} title as English books write it
 * @property {number} order where it stands in lists of games, and which is the first on a page that is weighed
 * @property {string[]} rules the sets of rules that it is played by
 * @property {string[]} languages those of its table, English first
 * @property {number[]} seats how many may sit down
 * @property {string} pack
 * @property {Record<string, {limit: number, because: string}>} [budget] limits of its own, by kind of build/budgets.json
 * @property {{panels: string[], sheets: boolean, unusual: string[], rooms?: string[]}} tried what the tests of the built files try: panels
 *   beside those of all tables, whether a deal ends with a sheet, and attributes that need other files than usual; and attributes under
 *   which the room is another, for the test of sizes
 * @property {string} package the name of its package, that of the family
 * @property {string} folder of its sources, as a path in the project
 * @property {string} entry the file that defines the element, as a path in the project
 */

/** What every game.json says, and of what type. */
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
 * One game of a family; throws where its game.json does not say what it must.
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
 * The languages of the kit and of every family: of a family all that one of its games speaks.
 * @type {Map<string, string[]>}
 */
export const spokenIn = new Map([
  ['table', languages],
  ...families.map(({name}) => [
    name,
    languages.filter((code) => games.some((game) => game.package === name && game.languages.includes(code))),
  ]),
]);

/** What is written from the registry for the browser and for commands in TypeScript, by path. */
export const registryFiles = () => [
  {path: 'packages/quinola/games.json', should: `${JSON.stringify({languages, games}, null, 2)}\n`},
  {
    path: 'packages/quinola/src/tags.ts',
    should:
      '// Written by `node build/readmes.mjs` from the game.json of each game.\n' +
      '/** The tags of all tables. */\n' +
      `export const tags: readonly string[] = [\n${games.map(({tag}) => `  '${tag}',\n`).join('')}];\n`,
  },
];
