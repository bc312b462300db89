// Assembles dist/site, the gallery as any static host can serve it: its pages, the examples, and the built files.
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {root} from './games.js';
import {run} from './run.mjs';

const GALLERY = join(root, 'packages/quinola/gallery');
const SITE = join(root, 'dist/site');

/** Pages, styles and pictures are copied; a script `name.ts` is bundled to `name.js` beside the page. */
async function writeGallery() {
  const isScript = (path) => path.endsWith('.ts');
  cpSync(GALLERY, SITE, {recursive: true, filter: (path) => !isScript(path)});
  const scripts = readdirSync(GALLERY).filter(isScript).map((name) => join(GALLERY, name));
  if (scripts.length) {
    await build({
      entryPoints: scripts, outdir: SITE, bundle: true, format: 'esm', target: 'es2022', minify: true, sourcemap: true,
      conditions: ['source', 'browser', 'production'], logLevel: 'warning', external: ['/cdn/*', './cdn/*'],
    });
  }
}

/** Writes the site anew from the gallery, the examples and dist/cdn. */
export async function writeSite() {
  rmSync(SITE, {recursive: true, force: true});
  mkdirSync(SITE, {recursive: true});
  if (existsSync(GALLERY)) await writeGallery();
  for (const [from, to] of [['examples', 'examples'], ['dist/cdn', 'cdn']]) {
    if (existsSync(join(root, from))) cpSync(join(root, from), join(SITE, to), {recursive: true});
  }
  if (await run(join(root, 'build/fill-pages.ts'), [SITE])) throw new Error('The pages could not be filled in.');
}
