// npm run test:package: the tests of some packages, in Node and in the browser, and of their games the suite that all games run.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {asked} from './asked.js';
import {isFresh} from './build.mjs';
import {ensureChrome} from './chrome.mjs';
import {games, root} from './games.js';
import {install} from './install.mjs';
import {pathOf} from './packages.js';
import {run, singleTest, stages, summary} from './stages.js';
import {browserTests, nodeTests, testFiles} from './tests.js';

/** Whether a test opens the built files. */
const opensBuilt = (file) => readFileSync(join(root, file), 'utf8').includes('@quinola/testing/built/');

const {words} = asked('test:package');
const own = games.filter((game) => words.includes(game.package)).map(({id}) => id);
const folders = words.map((name) => `${pathOf(name)}/test`);
const suite = own.length ? ['test/games.test.ts'] : [];
if (own.length) process.env.QUINOLA_SAMPLE = own.join(' ');

try {
  install(root);
  const inNode = [...suite, ...testFiles(folders, 'node')];
  const inBrowser = testFiles(folders, 'browser');
  if (inNode.length) await run('Tests in Node', nodeTests, inNode, {games: own});
  if (inBrowser.some(opensBuilt) && !isFresh())
    await run('Build', (print) => singleTest(print, ['build/build.mjs', '--pages']));
  if (inBrowser.length) {
    process.env.CHROME_PATH = ensureChrome();
    await run('Tests in the browser', browserTests, inBrowser);
  }
} catch (error) {
  console.error(error.message);
  stages.sum.failed++;
}
summary();
