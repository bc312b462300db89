// npm run other-browsers: the test of sizes (other-browsers.fit.ts), which plays a deal at every table, in Firefox and in WebKit.
// A browser that is not installed is skipped, with a message. With `QUINOLA_GAMES="<id> …"` in the environment it tries these
// games alone.
import {defaultReporter} from '@web/test-runner';
import {games, root} from '../build/games.js';
import countingReporter from '../build/report-browser.mjs';
import {bundledTests} from '../build/serve-tests.js';
import {launchers, missing} from '@quinola/testing/browser/other-browsers.mjs';

const named = (process.env.QUINOLA_GAMES ?? '').split(' ').filter(Boolean);
const tried = games.map(({id}) => id).filter((id) => !named.length || named.includes(id));

for (const name of missing) console.log(`${name}: not installed, not tried`);
if (!launchers.length) process.exit();

const settings = `window.sampled = ${JSON.stringify(tried)}`;

export default {
  rootDir: root,
  files: ['test/other-browsers.fit.ts'],
  browsers: launchers,
  concurrentBrowsers: 1,
  middleware: launchers.map(bundledTests),
  // They only end what hangs.
  testsStartTimeout: 120_000,
  testsFinishTimeout: 14_400_000,
  testRunnerHtml: (file) =>
    `<!doctype html><html lang="en"><head><title>Test</title><script>${settings}</script></head><body><script type="module" src="${file}"></script></body></html>`,
  reporters: [defaultReporter({reportTestProgress: false}), countingReporter()],
};
