// What installed packages export, by the names under which it is imported.
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {languages} from '../../build/games.js';

/** An example for each wildcard of an export: of `strings/*.js`, and of the built files. */
const STARS = {'./strings/*.js': languages[0], './cdn/*': 'integrity.json'};

/** The packages of this project in a folder where they are installed. */
const installed = (folder) => [
  'quinola',
  ...readdirSync(join(folder, 'node_modules/@quinola')).map((name) => `@quinola/${name}`),
];

/**
 * All that some packages export.
 * @param {string} folder where they are installed
 * @param {string[]} [names] those of this project unless given
 * @returns {{id: string, types: boolean, runs: boolean}[]} the name, whether it has types, and whether it is a module
 */
export const exportedBy = (folder, names = installed(folder)) =>
  names.flatMap((name) => {
    const {exports} = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
    return Object.entries(exports).map(([key, said]) => {
      const star = STARS[key] ?? '*';
      if (key.includes('*') && star === '*')
        throw new Error(`${name} exports ${key}: nobody knows what to try.`);
      return {
        id: (name + key.slice(1)).replace('*', star),
        types: Boolean(said.types),
        runs: Boolean(said.default ?? said.import),
      };
    });
  });

/**
 * Runs a module in Node, in a folder where packages are installed.
 * @param {string} folder
 * @param {string} code
 * @param {...string} options of Node
 * @returns {string} what it prints; throws what it complains of
 */
export function runIn(folder, code, ...options) {
  const {status, stdout, stderr, error} = spawnSync(
    process.execPath,
    [...options, '--input-type=module', '--eval', code],
    // Within this time it must have ended by itself; a timer or a worker that was left behind would keep it running.
    {cwd: folder, encoding: 'utf8', timeout: 30_000},
  );
  if (status !== 0) throw new Error(stderr || `Node did not end by itself: ${error?.message}`);
  return stdout;
}
