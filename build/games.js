// The registry: which games there are, read from the `game.json` of each. No other file has a list of games; what needs
// one in the browser reads packages/testing/src/registry/games.json, which `node build/readmes.mjs` writes from here.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {packages, pathOf, root} from './packages.js';

export {root};

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
 * @property {string} room what kind of room its table is: `trick`, `middle`, `layout` or `bank`
 * @property {number[]} seats possible numbers of players
 * @property {string} pack the id of its pack in packages/cards (`french-52`, `french-32`), or `none`
 * @property {string[]} [books] the books that it is told after, as its page in docs/tags cites them
 * @property {string} [unfinished] what its table lacks that all others have, as long as it does; it does not yet stand for others in
 *   tests of the kit
 * @property {Record<string, {limit: number, because: string}>} [budget] limits of its own, by kind of build/budgets.json
 * @property {{panels: string[], sheets: boolean, session?: string, unusual: string[], rooms?: string[]}} tried what the tests of the built
 *   files try: panels beside those of all tables, whether a deal ends with a sheet, attributes of a session as short as its rules
 *   allow, attributes that need other files than usual, and attributes that change the layout of the room
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
  room: 'string',
  seats: 'object',
  pack: 'string',
  tried: 'object',
};

/** The folders of a family that hold a game each. */
const gameFolders = (path) =>
  readdirSync(`${root}${path}/src`)
    .map((name) => `${path}/src/${name}`)
    .filter((folder) => existsSync(`${root}${folder}/game.json`));

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
  return {...said, package: family, folder, entry: `${folder}/made/define.ts`};
}

/** The families: the packages that hold games. One whose games have no table yet is a package like others. */
export const families = packages.filter(
  ({path}) => path.startsWith('packages/games/') && gameFolders(path).length > 0,
);

/**
 * The games, each with its table, in their order.
 * @type {RegisteredGame[]}
 */
export const games = families
  .flatMap(({name, path}) => gameFolders(path).map((folder) => gameIn(folder, name)))
  .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

for (const field of ['id', 'tag'])
  if (new Set(games.map((game) => game[field])).size < games.length)
    throw new Error(`Two games have one ${field}.`);

/**
 * The workers in which the opponents of a game think: `<id>-opponents.js`, made of its `worker.ts`, stands beside the entries,
 * and `<id>-<name>.js`, made of `<name>-worker.ts`, for each that knows more or less.
 */
export const workers = games.flatMap(({id, folder}) =>
  [folder, `${folder}/made`].flatMap((place) =>
    (existsSync(root + place) ? readdirSync(root + place) : [])
      .filter((file) => /^([\w-]+-)?worker\.ts$/.test(file))
      .map((file) => ({
        fileName: `${id}-${file === 'worker.ts' ? 'opponents' : file.replace('-worker.ts', '')}.js`,
        entry: `${root}${place}/${file}`,
      })),
  ),
);

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

/** The name under which a file of a package is imported; throws where the package does not export it. */
export function exported(family, source) {
  const {name, exports} = read(`${pathOf(family)}/package.json`);
  const [path] =
    Object.entries(exports).find(([, one]) => `${pathOf(family)}/${one.source?.slice(2)}` === source) ?? [];
  if (!path) throw new Error(`${name} does not export ${source}.`);
  return `${name}${path.slice(1)}`;
}

const WRITTEN = '// Written by `node build/readmes.mjs` from the game.json of each game.\n';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Text with a line for each game. */
const lines = (line) => games.map((game) => `${line(game)}\n`).join('');

/** The package.json of the house, which depends on every family. */
function houseWithFamilies() {
  const {dependencies, ...said} = read('packages/quinola/package.json');
  const below = packages.filter((one) => !families.includes(one)).map(({name}) => `@quinola/${name}`);
  const others = Object.entries(dependencies).filter(
    ([name]) => !name.startsWith('@quinola/') || below.includes(name),
  );
  return {
    ...said,
    dependencies: Object.fromEntries([
      ...others,
      ...families.map(({name, path}) => [`@quinola/${name}`, read(`${path}/package.json`).version]),
    ]),
  };
}

/**
 * What is written from the registry for the browser, for the compiler and for commands in TypeScript: texts by path.
 * @param options the options of the game in a folder, from build/options.js, which loads a compiler
 */
export const registryFiles = (options) => ({
  'packages/testing/src/registry/games.json': json({languages, games}),
  'packages/quinola/package.json': json(houseWithFamilies()),
  'packages/games/tsconfig.json': json({
    files: [],
    references: families.map(({name}) => ({path: name})),
    compilerOptions: {composite: true},
  }),
  'packages/quinola/src/tags.ts': `${WRITTEN}/** The tags of all tables. */
export const tags: readonly string[] = [
${lines(({tag}) => `  '${tag}',`)}];
`,
  'packages/quinola/src/fetch-table.ts': `${WRITTEN}const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
${lines(({tag, package: family, entry}) => `  '${tag}': () => import('${exported(family, entry)}'),`)}};

/** Fetches the module that defines a tag, from the packages beside this one; bundlers see each as a part of its own. */
export const fetchTable = async (tag: string): Promise<unknown> => MODULES[tag]?.();
`,
  'packages/testing/src/registry/tables.ts': `${WRITTEN}// Defines the elements of all games, for the tests and stories that show every table.
${lines(({package: family, entry}) => `import '${exported(family, entry)}';`)}`,
  'packages/testing/src/registry/define.ts': `${WRITTEN}const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
${lines(({tag, package: family, entry}) => `  '${tag}': () => import('${exported(family, entry)}'),`)}};

/** Defines the element of a tag, for the tests that show some tables. */
export const define = async (tag: string): Promise<unknown> => MODULES[tag]!();
`,
  'packages/testing/src/registry/list.ts': `${WRITTEN}import type {ListedGame} from '../game-tools.js';

/** The games in their order. */
export const list: readonly ListedGame[] = [
${lines(({id, tag, title, rules, room, seats, languages: spoken, package: name, folder}) => {
  const offered = options(folder, id).flatMap((one) =>
    one.offered ? [{attribute: one.attribute, ...one.offered}] : [],
  );
  const listed = {id, tag, title, rules, room, seats, languages: spoken, family: pathOf(name), offered};
  return `  ${JSON.stringify(listed)},`;
})}];
`,
  'packages/testing/src/registry/games.ts': `${WRITTEN}import type {GalleryWords, GameTools, ToolsGame} from '../game-tools.js';
import {list} from './list.js';

const tools: Readonly<Record<string, () => Promise<GameTools>>> = {
${lines((game) => {
  const module = toolsOf(game).replace('packages/', '../../../').replace('.ts', '.js');
  return `  '${game.id}': () => import('${module}').then((module) => module.tools),`;
})}};

const words: Readonly<Record<string, (lang: string) => Promise<unknown>>> = {
${lines(({id, package: family}) => {
  const folder = `${pathOf(family)}/gallery/words/${id}`.replace('packages/', '../../../');
  return `  '${id}': (lang) => import(\`${folder}/\${lang}.ts\`),`;
})}};

/** The games in their order, each with what the tools know of it, which is read when it is asked for; for Node. */
export const games: readonly ToolsGame[] = list.map((game) => ({
  ...game,
  tools: tools[game.id]!,
  galleryWords: async (lang) => ((await words[game.id]!(lang)) as {words: GalleryWords}).words,
}));
`,
});
