// Which tables exist: read from packages/quinola/games.json, the one list of the house.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const read = (path) => JSON.parse(readFileSync(root + path, 'utf8'));

const {tables: listed, languages: spoken} = read('packages/quinola/games.json');

/**
 * The tables: their tag, their package, and the file that defines the element (`define.ts` unless the list says another).
 * @type {{tag: string, package: string, entry: string, languages?: string[]}[]}
 */
export const tables = listed.map((table) => ({
  ...table,
  entry: `${root}packages/${table.package}/src/${table.entry ?? 'define.ts'}`,
}));

/** The languages spoken at the tables; the first is the one built into the single files. */
export const languages = spoken;

/**
 * The workers of the packages whose opponents think in one: `<package>-opponents.js`, made of `worker.ts`, stands beside
 * the entries, and `<package>-<name>.js`, made of `<name>-worker.ts`, for each that knows more or less.
 */
export const workers = [...new Set(tables.map((table) => table.package))].flatMap((name) => {
  const folder = `${root}packages/${name}/src`;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => /^([\w-]+-)?worker\.ts$/.test(file))
    .map((file) => ({
      fileName: `${name}-${file === 'worker.ts' ? 'opponents' : file.replace('-worker.ts', '')}.js`,
      entry: `${folder}/${file}`,
    }));
});

/** The version under which the files are published. */
export const {version} = read('package.json');

/**
 * The languages of the kit and of every package of tables: all, unless the list of tables says fewer.
 * @type {Map<string, string[]>}
 */
export const spokenIn = new Map([
  ['table', languages],
  ...tables.map((table) => [table.package, table.languages ?? languages]),
]);
