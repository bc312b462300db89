// Test files: which there are, and how they are run as stages of a check, in Node and in the browser.
import {existsSync, readdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {root} from './games.js';
import {counted} from './stages.js';

const CACHE = join(root, 'node_modules/.cache/quinola');

/** The test runner for the browser. */
export const RUNNER = 'node_modules/@web/test-runner/dist/bin.js';

/** How Node's test runner reports. */
export const REPORTER = '--test-reporter=./build/report-node.mjs';

/**
 * The test files in some folders, in their order.
 * @param {readonly string[]} folders as paths in the project
 * @param {'node' | 'browser'} kind
 * @returns {string[]}
 */
export const testFiles = (folders, kind) =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true})
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort(),
    )
    .filter(
      (file) => file.endsWith('.test.ts') && file.endsWith('.browser.test.ts') === (kind === 'browser'),
    );

/**
 * Bundles tests for Node and runs them, several files per process.
 * @param {(text: string) => void} print
 * @param {readonly string[]} files
 * @param {object} settings of bundleForNode
 */
export async function nodeTests(print, files, settings) {
  const folder = join(CACHE, settings.deals ? 'deals' : 'tests');
  rmSync(folder, {recursive: true, force: true});
  const {bundleForNode} = await import('./bundle-tests.js'); // imported here, because its bundler may just have been installed
  const {batches, broken} = await bundleForNode(files, folder, settings);
  for (const {file, message} of broken) print(`\nFAILED ${file}\n${message}\n\n`);
  if (!batches.length) return {passed: 0, failed: broken.length || 1}; // without arguments Node would search for tests itself
  const {passed, failed} = await counted(
    print,
    '--enable-source-maps',
    '--test',
    `--test-concurrency=${availableParallelism()}`,
    REPORTER,
    ...batches,
  );
  return {passed, failed: failed + broken.length};
}

/** Runs tests in the browser. */
export const browserTests = (print, files) => counted(print, RUNNER, '--files', ...files);
