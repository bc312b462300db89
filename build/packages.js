// The packages of this repository, found as npm finds its workspaces.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const {workspaces} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The folders that a workspace pattern (`packages/*`) stands for. */
function foldersOf(pattern) {
  const parent = pattern.replace(/\/\*$/, '');
  if (!existsSync(join(root, parent))) throw new Error(`The workspaces ${pattern} have no folder.`);
  return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
}

/**
 * All packages: their name within this repository (`cards`), and their folder, as a path in the project. A folder without a
 * package.json only contains other packages.
 * @type {{name: string, path: string}[]}
 */
export const packages = workspaces
  .flatMap(foldersOf)
  .filter((path) => existsSync(join(root, path, 'package.json')))
  .map((path) => ({name: path.slice(path.lastIndexOf('/') + 1), path}));

/** The packages that npm publishes: all but those that say they are private. */
export const published = packages.filter(
  ({path}) => !JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).private,
);

/**
 * The folder of a package, as a path in the project.
 * @param {string} name `cards`
 * @returns {string} `packages/cards`
 */
export function pathOf(name) {
  const found = packages.find((one) => one.name === name);
  if (!found) throw new Error(`There is no package ${name}.`);
  return found.path;
}
