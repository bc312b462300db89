// The packages as npm publishes them: files that can be installed anywhere.
import {spawn, spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {isFresh, isPackaged} from './build.mjs';
import {root} from './games.js';
import {npmCommand} from './install.mjs';
import {packages} from './packages.js';

/**
 * Runs npm in a folder.
 * @param {string} cwd
 * @param {...string} args
 * @returns {Promise<string>} what it has printed to stdout; rejects with everything it has printed if it fails
 */
export function npm(cwd, ...args) {
  const [command, first, options] = npmCommand();
  return new Promise((done, fail) => {
    const child = spawn(command, [...first, ...args], {
      ...options,
      cwd,
      env: {...process.env, QUINOLA_BUILT: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      told += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk) => (told += chunk));
    child.on('close', (code) =>
      code ? fail(new Error(`npm ${args[0]} ${args[1] ?? ''}\n${told}`)) : done(text),
    );
  });
}

/** Rebuilds what is out of date; its output goes to stderr. */
export function buildWhatIsMissing() {
  const parts = [...(isFresh() ? [] : ['--pages']), ...(isPackaged() ? [] : ['--packages'])];
  if (!parts.length) return;
  const {status} = spawnSync(
    process.execPath,
    [join(root, 'build/build.mjs'), ...(parts.length === 1 ? parts : [])],
    {cwd: root, stdio: ['ignore', 2, 2]},
  );
  if (status !== 0) throw new Error('The packages could not be built.');
}

/**
 * The packages as npm has them, as files in a folder, built from these sources.
 * @param {string} folder
 * @returns {Promise<string[]>} the paths of the files
 */
export async function pack(folder) {
  buildWhatIsMissing();
  const workspaces = packages.flatMap(({path}) => ['-w', path]);
  // The output of a package's own scripts would be mixed into npm's.
  const told = await npm(
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
