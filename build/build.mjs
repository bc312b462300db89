// npm run build: types, the files that pages fetch (dist/cdn), the manifest of the elements, and the site (dist/site).
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {asked} from './asked.js';
import {published, root} from './packages.js';

const SOURCES = [
  'build',
  'docs',
  'CHANGELOG.md',
  'examples',
  'package-lock.json',
  'rollup.config.js',
  'tsconfig.base.json',
];

/** The time of the newest file from which the pages are built; a folder's own time changes when a file is removed. */
function newestSource() {
  const parts = published.flatMap(({path}) =>
    ['src', 'tools', 'gallery', 'site'].map((part) => `${path}/${part}`),
  );
  const there = [...SOURCES, ...parts].map((path) => join(root, path)).filter((path) => existsSync(path));
  const within = there
    .filter((path) => statSync(path).isDirectory())
    .flatMap((path) => readdirSync(path, {recursive: true}).map((name) => join(path, name)));
  return Math.max(...[...there, ...within].map((path) => statSync(path).mtimeMs));
}

const STAMP = join(root, 'dist/.built');
const PACKAGES_STAMP = join(root, 'dist/.packaged');

const isNewer = (stamp) => existsSync(stamp) && statSync(stamp).mtimeMs >= newestSource();

/** Whether the pages in dist are up to date with the sources. */
export const isFresh = () => isNewer(STAMP);

/** Whether types, worker sources and manifests of the packages are up to date with the sources. */
const isPackaged = () => isNewer(PACKAGES_STAMP);

/** Records that something was built from the sources as they were when the build began. */
function stamp(file, started) {
  writeFileSync(file, '');
  utimesSync(file, started, started);
}

/** The libraries in what pages fetch. */
const BUNDLED = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'xstate', 'pure-rand', 'uqr'];

/** Writes the licences of the bundled libraries, which they require to be included. */
function writeLicences(cdn) {
  const licenceIn = (name, folder) => {
    const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry));
    return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  };
  const libraries = BUNDLED.map((name) => licenceIn(name, join(root, 'node_modules', name)));
  const all = [licenceIn('Quinola', root), ...libraries];
  writeFileSync(join(cdn, 'licenses.txt'), all.join(`\n${'-'.repeat(80)}\n\n`));
}

/** Runs a step and says how long it took. */
async function step(name, run) {
  const start = performance.now();
  if ((await run()) === false) throw new Error(`${name}: failed.`);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const tool =
  (path, args = [], env = {}) =>
  () =>
    spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
      cwd: root,
      env: {...process.env, ...env},
      stdio: ['ignore', 'inherit', 'inherit'],
    }).status === 0;

/** Types, and the manifest of the elements. */
async function buildPackages() {
  const started = new Date();
  const {sweep, writeWorkerSources} = await import('./npm-form.mjs');
  await step('Types', tool('typescript-native/bin/tsc', ['-b']));
  sweep();
  await step('Worker sources', () => writeWorkerSources());
  // The analyzer exits with 0 even when it has failed.
  const manifest = join(root, 'dist/custom-elements.json');
  rmSync(manifest, {force: true});
  await step('Manifest', tool('@custom-elements-manifest/analyzer/cem.js', ['analyze', '--quiet']));
  if (!existsSync(manifest)) throw new Error('Manifest: none was written.');
  const {writeElementData} = await import('./element-data.mjs');
  writeElementData(manifest);
  stamp(PACKAGES_STAMP, started);
}

/** Builds the files that pages fetch, and the site. */
async function buildPages() {
  const started = new Date();
  const {writeSite} = await import('../packages/quinola/site/site.mjs');
  const {writeEmbed} = await import('../packages/quinola/site/embed.mjs');
  const {writeIntegrity} = await import('../packages/quinola/site/integrity.mjs');
  // Files that are being served stay unchanged until the new build is complete.
  const fresh = join(root, `dist/.new-${process.pid}`);
  try {
    await step('Bundles', tool('rollup/dist/bin/rollup', ['-c', '--silent'], {QUINOLA_DIST: fresh}));
    await writeEmbed(join(fresh, 'cdn'));
    await writeIntegrity(join(fresh, 'cdn'));
    writeLicences(join(fresh, 'cdn'));
    await step('Site', () => writeSite(fresh));
    for (const name of readdirSync(fresh)) {
      rmSync(join(root, 'dist', name), {recursive: true, force: true});
      renameSync(join(fresh, name), join(root, 'dist', name));
    }
  } finally {
    rmSync(fresh, {recursive: true, force: true});
  }
  stamp(STAMP, started);
}

/**
 * Builds everything from the sources; throws with one sentence when a tool fails.
 * @param pagesOnly leaves out types and the manifest of the elements
 * @param packagesOnly leaves out the pages
 */
export async function build({pagesOnly = false, packagesOnly = false} = {}) {
  if (!pagesOnly) await buildPackages();
  if (!packagesOnly) await buildPages();
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const {flags} = asked('build');
  try {
    await build({
      pagesOnly: flags.has('pages') || (flags.has('missing') && isPackaged()),
      packagesOnly: flags.has('packages') || (flags.has('missing') && isFresh()),
    });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
