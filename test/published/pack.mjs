// The packages as npm publishes them: files that can be installed anywhere.
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {root} from '../../build/games.js';
import {npmCommand} from '../../build/install.mjs';
import {published} from '../../build/packages.js';

/**
 * Runs npm in a folder.
 * @param {string} cwd
 * @param {...string} args
 * @returns {string} what it has printed to stdout; throws everything it has printed if it fails
 */
export function npm(cwd, ...args) {
  const [command, first, options] = npmCommand();
  const {status, stdout, stderr} = spawnSync(command, [...first, ...args], {
    ...options,
    cwd,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Installs packed files and other packages in a folder, and leaves its package.json as it is. */
export const installPacked = (folder, ...packages) =>
  npm(
    folder,
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--no-package-lock',
    '--no-save',
    ...packages,
  );

/**
 * Packs all packages, each of which first builds what is out of date (build/prepack.mjs).
 * @param {string} folder for the files
 * @returns {string[]} the paths of the files
 */
export function pack(folder) {
  const workspaces = published.flatMap(({path}) => ['-w', path]);
  // The output of a package's own scripts would be mixed into npm's.
  const told = npm(
    root,
    'pack',
    '--json',
    '--foreground-scripts=false',
    '--pack-destination',
    folder,
    ...workspaces,
  );
  return JSON.parse(told).map(({filename}) => join(folder, filename));
}
