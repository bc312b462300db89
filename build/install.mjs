// Installs the dependencies where they are missing or not those of the lock file. Needs nothing but Node and npm.
import {spawnSync} from 'node:child_process';
import {readFileSync, realpathSync} from 'node:fs';
import {join} from 'node:path';
import {linkPackages} from './link.mjs';

/** Whether every package of the lock file is there in its version; those of other platforms and peers (.npmrc) may be absent. */
function isInstalled(root) {
  try {
    const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
    const installed = read('node_modules/.package-lock.json');
    return Object.entries(read('package-lock.json')).every(([path, wanted]) => {
      if (!path.includes('node_modules/')) return true;
      // A package of this repository: its link must lead to where the package stands now.
      if (wanted.link) return realpathSync(join(root, path)) === realpathSync(join(root, wanted.resolved));
      return installed[path] ? installed[path].version === wanted.version : wanted.optional || wanted.peer;
    });
  } catch {
    return false;
  }
}

/**
 * How npm is run: the command, its first arguments, and the options of the child process.
 * @returns {[string, string[], {shell: boolean}]}
 */
export function npmCommand() {
  // Under `npm test` the path of npm itself is known; a bare `npm` needs a shell on Windows.
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? [process.execPath, [npm], {shell: false}]
    : ['npm', [], {shell: process.platform === 'win32'}];
}

/** Makes sure that the dependencies are installed; throws with one sentence if npm fails. */
export function install(root) {
  linkPackages(root);
  if (isInstalled(root)) return;
  console.log('Installing the dependencies (npm ci) …');
  const [command, first, options] = npmCommand();
  const {status} = spawnSync(command, [...first, 'ci'], {
    ...options,
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('npm ci failed; see its message above.');
}
