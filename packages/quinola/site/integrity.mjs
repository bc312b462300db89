// The hashes of the built files: `integrity.json` for pages that pin them, and `integrity.js`, a classic script that gives
// the browser the hashes of all modules by an import map before it fetches the first. A page that pins this one script
// also pins every module that a table ever fetches.
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {root} from '../../../build/games.js';

const SOURCE = join(root, 'packages/quinola/src/integrity.ts');

const hash = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Files that are loaded as classic scripts or workers, to which import maps do not apply. */
const NO_MODULE = /^(?:standalone\/|embed\.js$|frames\.js$)/;

/**
 * Writes both.
 * @param {string} cdn the folder of the built files
 */
export async function writeIntegrity(cdn) {
  const scripts = readdirSync(cdn, {recursive: true})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'))
    .sort();
  const hashes = Object.fromEntries(scripts.map((file) => [file, hash(join(cdn, file))]));
  const modules = Object.fromEntries(Object.entries(hashes).filter(([file]) => !NO_MODULE.test(file)));
  await build({
    entryPoints: [SOURCE],
    outfile: join(cdn, 'integrity.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: {HASHES: JSON.stringify(modules)},
    logLevel: 'warning',
  });
  const all = {...hashes, 'integrity.js': hash(join(cdn, 'integrity.js'))};
  writeFileSync(join(cdn, 'integrity.json'), `${JSON.stringify(all, null, 2)}\n`);
}
