// Tests the example applications as somebody who copies them gets them: each is copied into a folder of its own, gets the
// packages as npm packs them and its libraries from the registry, is type-checked and bundled by its own tools, and played
// in a browser.
import {cpSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import puppeteer from 'puppeteer-core';
import {playApp} from '../test/support/app.mjs';
import {ensureChrome} from './chrome.mjs';
import {root} from './games.js';
import {npm, pack} from './pack.mjs';

const FOLDER = join(root, 'examples/apps');

/** Installs, checks, builds and plays one application. */
async function tryApp(name, packed, folder, browser) {
  const app = join(folder, name);
  cpSync(join(FOLDER, name), app, {recursive: true, filter: (path) => !/node_modules|dist$/.test(path)});
  await npm(
    app,
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--no-package-lock',
    '--no-save',
    ...packed,
  );
  await npm(app, 'run', 'check');
  await npm(app, 'run', 'build');
  return playApp(browser, join(app, 'dist'));
}

/**
 * Tries applications, one after the other; the packages must have been built.
 * @param {string[]} names
 * @returns {Promise<{passed: number, failed: number}>}
 */
async function tryApps(names) {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-apps-'));
  const browser = await puppeteer.launch({
    executablePath: ensureChrome(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const sum = {passed: 0, failed: 0};
  try {
    const packed = await pack(folder);
    for (const name of names) {
      const start = performance.now();
      try {
        const tag = await tryApp(name, packed, folder, browser);
        console.log(`${name}: <${tag}> can be played, ${((performance.now() - start) / 1000).toFixed(1)} s`);
        sum.passed++;
      } catch ({message}) {
        console.error(`\nFAILED the application ${name}\n${message}\n`);
        sum.failed++;
      }
    }
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true, force: true});
  }
  return sum;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const all = readdirSync(FOLDER, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const wanted = process.argv.slice(2);
  const {passed, failed} = await tryApps(wanted.length ? wanted : all);
  console.log(`Application tests: ${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
