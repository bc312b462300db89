// Runs before npm packs a package, in its folder: builds what is out of date, and copies the files that pages fetch into
// the package that contains them. All output goes to stderr, because npm's own result is on stdout.
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './games.js';

const {status} = spawnSync(process.execPath, [join(root, 'build/build.mjs'), '--missing'], {
  stdio: ['ignore', 2, 2],
});
if (status !== 0) throw new Error('The packages could not be built.');

const {files} = JSON.parse(readFileSync('package.json', 'utf8'));
if (files.includes('cdn')) {
  rmSync('cdn', {recursive: true, force: true});
  // Source maps are left out: they are twice as large as everything else.
  cpSync(join(root, 'dist/cdn'), 'cdn', {recursive: true, filter: (path) => !path.endsWith('.map')});
  if (!existsSync('cdn/integrity.json')) throw new Error('The built files are not whole.');
}
