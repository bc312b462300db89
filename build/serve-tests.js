// Gives a browser its test files bundled (build/bundle-tests.js): one by one, the server would read and rewrite hundreds of
// modules for each of them. While somebody watches, the modules stay single, so that a change runs what it concerns; so
// they do where they cannot be bundled, and the file that is at fault is told by its own tests.
import {relative} from 'node:path';
import {bundleForBrowser} from './bundle-tests.js';
import {root} from './games.js';

/**
 * A middleware that gives the bundles out; the launcher opens no page before they are there.
 * @param {import('@web/test-runner-core').BrowserLauncher} launcher
 */
export function bundledTests(launcher) {
  let texts = new Map();
  const initialize = launcher.initialize.bind(launcher);
  launcher.initialize = async (config, testFiles) => {
    const files = testFiles.map((file) => relative(root, file).replaceAll('\\', '/'));
    if (!config.watch) texts = await bundleForBrowser(files).catch(() => texts);
    await initialize(config, testFiles);
  };
  return (context, next) => {
    const text = texts.get(decodeURIComponent(context.path));
    if (text === undefined) return next();
    context.body = text;
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    return undefined;
  };
}
