// Which tables exist: read from packages/quinola/games.json, the one list of the house.
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const read = (path) => JSON.parse(readFileSync(root + path, 'utf8'));

const {tables: listed, languages: spoken} = read('packages/quinola/games.json');

/** The tables: their tag, their package, and the file that defines the element (`define.ts` unless the list says another). */
export const tables = listed.map((table) => ({...table, entry: `${root}packages/${table.package}/src/${table.entry ?? 'define.ts'}`}));

/** The languages spoken at the tables; the first is the one built into the single files. */
export const languages = spoken;

/**
 * The packages whose opponents think in a worker of their own: `<package>-opponents.js` stands beside the entries, and
 * `<package>-master.js` with search, for pages that ask for it.
 */
export const workers = [...new Set(tables.map((table) => table.package))]
  .flatMap((name) => [['opponents', 'worker'], ['master', 'master-worker']]
    .map(([file, entry]) => ({fileName: `${name}-${file}.js`, entry: `${root}packages/${name}/src/${entry}.ts`})))
  .filter(({entry}) => existsSync(entry));

/** The version under which the files are published. */
export const {version} = read('package.json');
