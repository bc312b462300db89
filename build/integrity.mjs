// The hashes of the built files: `integrity.json`, for whoever pins them, and `integrity.js`, a classic script that hands
// those of all modules to the browser before it fetches the first, by an import map. A page pins that one script, and with it
// all that a table fetches as a module, whenever it does.
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './games.js';

const SOURCE = join(root, 'packages/quinola/src/integrity.ts');

const hash = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** What is asked for as a classic script or as a worker, which an import map does not speak of. */
const NO_MODULE = /^(?:standalone\/|embed\.js$|frames\.js$)/;

/**
 * Writes both.
 * @param {string} cdn the folder of the built files
 */
export async function writeIntegrity(cdn) {
  const scripts = readdirSync(cdn, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(cdn.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const hashes = Object.fromEntries(scripts.map((file) => [file, hash(join(cdn, file))]));
  const modules = Object.fromEntries(Object.entries(hashes).filter(([file]) => !NO_MODULE.test(file)));
  const {build} = await import('esbuild'); // npm test and npm start install it only now
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
