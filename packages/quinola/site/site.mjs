// Assembles the site, the gallery as any static host can serve it: its pages, the examples, the documents, and the built files.
import {cpSync, existsSync, mkdirSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {build} from 'esbuild';
import {writeDocuments} from './documents.mjs';
import {families, root, version} from '../../../build/games.js';
import {pathOf} from '../../../build/packages.js';
import {run} from '../../../build/run.mjs';

const GALLERY = join(root, 'packages/quinola/gallery');
const PARTS = join(GALLERY, 'parts');

/** The folder with a game's pages. */
const pagesOf = (name) => join(root, pathOf(name), 'gallery');

/** Copies pages, styles and pictures, but not words and shared parts; bundles a script `name.ts` to `name.js` beside the page. */
async function writeGallery(site) {
  const isScript = (path) => path.endsWith('.ts');
  const isCopied = (path) => !isScript(path) && basename(path) !== 'words' && path !== PARTS;
  for (const folder of [GALLERY, ...families.map(({name}) => pagesOf(name)).filter(existsSync)])
    cpSync(folder, site, {recursive: true, filter: isCopied});
  const scripts = readdirSync(GALLERY)
    .filter(isScript)
    .map((name) => join(GALLERY, name));
  if (scripts.length) {
    await build({
      entryPoints: scripts,
      outdir: site,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      sourcemap: true,
      conditions: ['source', 'browser', 'production'],
      logLevel: 'warning',
      external: ['/cdn/*', './cdn/*'],
    });
  }
}

/** Writes `site` below a folder that holds `cdn`, from the gallery, the examples, the documents and the built files. */
export async function writeSite(dist) {
  const site = join(dist, 'site');
  mkdirSync(site, {recursive: true});
  if (existsSync(GALLERY)) await writeGallery(site);
  if (existsSync(join(root, 'examples')))
    cpSync(join(root, 'examples'), join(site, 'examples'), {recursive: true});
  cpSync(join(dist, 'cdn'), join(site, 'cdn'), {recursive: true});
  // Snippets to copy contain the version, because they must not change when the next one is published.
  cpSync(join(dist, 'cdn'), join(site, 'cdn', version), {recursive: true});
  writeDocuments(site);
  if (await run(join(root, 'packages/quinola/site/fill-pages.ts'), [site, PARTS, version]))
    throw new Error('The pages could not be filled in.');
}
