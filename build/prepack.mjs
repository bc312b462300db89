// Runs before npm packs a package, in its folder: rebuilds what is out of date, and copies the files that pages fetch into
// the package that contains them. Its output goes to stderr, because npm's own result is on stdout.
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {buildWhatIsMissing} from './pack.mjs';
import {root} from './games.js';

// Who packs all packages builds only once, before the first.
if (process.env.QUINOLA_BUILT !== '1') buildWhatIsMissing();

const {files} = JSON.parse(readFileSync('package.json', 'utf8'));
if (files.includes('cdn')) {
  rmSync('cdn', {recursive: true, force: true});
  // Source maps are left out: they are twice as large as everything else.
  cpSync(join(root, 'dist/cdn'), 'cdn', {recursive: true, filter: (path) => !path.endsWith('.map')});
  if (!existsSync('cdn/integrity.json')) throw new Error('The built files are not whole.');
}
