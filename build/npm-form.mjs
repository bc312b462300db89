// Prepares the compiled packages for npm: other bundlers do not understand `import body from './worker.js?source'`, so the
// compiled files import `./worker-source.js`, which this writes beside them with the bundled worker as a function.
import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {root} from './games.js';
import {bundleWorker, moduleOf} from './inline-worker.js';
import {packages} from './packages.js';

/** The import as written, or as rewritten by an earlier run: the compiler does not write unchanged files again. */
const IMPORT = /(['"])(\.[^'"]+?)(?:\.js\?source|-source\.js)\1/g;

/** The files made from a source: `file.js`, `file.d.ts` and the map of each, and `file-source.js` of a worker. */
const COMPILED = /(?:\.d\.ts|(?:-source)?\.js)(?:\.map)?$/;

/** Removes the files of sources that no longer exist: npm would pack them. */
export function sweep() {
  for (const {path} of packages) {
    const dist = join(root, path, 'dist');
    if (!existsSync(dist)) continue;
    for (const name of readdirSync(dist, {recursive: true}).filter((file) => COMPILED.test(file)))
      if (!existsSync(join(root, path, 'src', name.replace(COMPILED, '.ts')))) rmSync(join(dist, name));
  }
}

/** Writes every worker that a compiled file asks for, and points the file to it. */
export async function writeWorkerSources() {
  const dists = packages.map(({path}) => join(root, path, 'dist')).filter((folder) => existsSync(folder));
  for (const dist of dists) {
    const scripts = readdirSync(dist, {recursive: true})
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(dist, name));
    for (const file of scripts) {
      const text = readFileSync(file, 'utf8');
      for (const [, , path] of text.matchAll(IMPORT)) {
        const worker = resolve(dirname(file), path);
        writeFileSync(
          `${worker}-source.js`,
          moduleOf(await bundleWorker(join(dist, '../src', `${relative(dist, worker)}.ts`))),
        );
      }
      const rewritten = text.replace(IMPORT, '$1$2-source.js$1');
      if (rewritten !== text) writeFileSync(file, rewritten);
    }
  }
}
