// npm run apps [-- NAME…] : tests the example applications as somebody who copies them gets them: each is copied into a folder
// of its own, gets the packages as npm packs them and its libraries from the registry, is type-checked and bundled by its own
// tools, and played in a browser.
import {cpSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {asked} from '../../build/asked.js';
import {root} from '../../build/games.js';
import {installPacked, npm, pack} from './pack.mjs';
import {record} from '../../build/times.js';
import {playApp} from '@quinola/testing/browser/app.mjs';
import {launchChrome} from '@quinola/testing/browser/visited.mjs';

const FOLDER = join(root, 'examples/apps');
const all = readdirSync(FOLDER, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);
const {words: wanted} = asked('apps', {APPLICATION: all});

describe('an example application that somebody has copied', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-apps-'));
  let browser, packed;
  before(async () => {
    packed = pack(folder);
    browser = await launchChrome();
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, {recursive: true});
  });

  for (const name of wanted.length ? wanted : all)
    test(`${name} is checked and bundled by its own tools, and can be played`, async () => {
      const start = performance.now();
      const app = join(folder, name);
      cpSync(join(FOLDER, name), app, {recursive: true, filter: (path) => !/node_modules|dist$/.test(path)});
      installPacked(app, ...packed);
      npm(app, 'run', 'check');
      npm(app, 'run', 'build');
      await playApp(browser, join(app, 'dist'));
      record('apps', name, (performance.now() - start) / 1000);
    });
});
