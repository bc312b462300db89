// node build/run.mjs NAME args… : runs a command that is written in TypeScript (its `entry` in build/commands.js), bundled with all
// packages from source.
import {spawnSync} from 'node:child_process';
import {existsSync, realpathSync, rmSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {asked} from './asked.js';
import {COMMANDS} from './commands.js';
import {inlineWorkerEsbuild} from './inline-worker.js';
import {packages} from './packages.js';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/quinola', import.meta.url));

/** Runs a TypeScript entry in Node and returns its exit code. As one bundle it runs several times faster than with tsx. */
export async function run(entry, args) {
  const outfile = join(CACHE, `${basename(entry, '.ts')}-${process.pid}.mjs`); // parallel runs must not share a file
  try {
    await build({
      entryPoints: [resolve(entry)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['source'],
      sourcemap: 'inline',
      logLevel: 'warning',
      plugins: [inlineWorkerEsbuild()],
      external: ['puppeteer-core'],
    });
  } catch {
    return 1; // esbuild has printed why
  }
  const {status} = spawnSync(process.execPath, ['--enable-source-maps', outfile, ...args], {
    stdio: 'inherit',
  });
  rmSync(outfile);
  return status ?? 1;
}

/** The entry of a command; a star is replaced by the family that has the file. */
const found = (entry) =>
  entry.includes('*')
    ? packages.map(({path}) => entry.replace('packages/games/*', path)).find((path) => existsSync(path))
    : entry;

const [, self, name, ...args] = process.argv;
if (realpathSync(self) === fileURLToPath(import.meta.url)) {
  // What was typed is looked at first, because bundling takes a while.
  asked(name, {}, args);
  process.exitCode = await run(found(COMMANDS[name].entry), args);
}
