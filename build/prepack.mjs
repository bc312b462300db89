// Before npm packs a package, in its folder: what is not built from these sources is built now, and what pages fetch is
// laid into the package that brings it. What this prints goes to stderr: npm's own answer is on stdout.
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {buildWhatIsMissing} from './pack.mjs';
import {root} from './games.js';

// Whoever packs all packages builds once, before the first.
if (process.env.QUINOLA_BUILT !== '1') buildWhatIsMissing();

const {files} = JSON.parse(readFileSync('package.json', 'utf8'));
if (files.includes('cdn')) {
  rmSync('cdn', {recursive: true, force: true});
  // Their maps are twice as large as all else; who needs them builds them.
  cpSync(join(root, 'dist/cdn'), 'cdn', {recursive: true, filter: (path) => !path.endsWith('.map')});
  if (!existsSync('cdn/integrity.json')) throw new Error('The built files are not whole.');
}
