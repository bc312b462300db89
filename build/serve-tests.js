// Serves test files to the browser as bundles (build/bundle-tests.js): otherwise the server would read and rewrite hundreds
// of modules for each of them. In watch mode they are not bundled, so that a change runs only the tests it concerns. A file
// that cannot be bundled throws the reason in the page.
import {relative} from 'node:path';
import {bundleForBrowser} from './bundle-tests.js';
import {root} from './games.js';

/**
 * A middleware that serves the bundles; the launcher opens no page before they are built.
 * @param {import('@web/test-runner-core').BrowserLauncher} launcher
 */
export function bundledTests(launcher) {
  let texts = new Map();
  const initialize = launcher.initialize.bind(launcher);
  launcher.initialize = async (config, testFiles) => {
    const files = testFiles.map((file) => relative(root, file).replaceAll('\\', '/'));
    if (!config.watch) {
      const {texts: bundled, broken} = await bundleForBrowser(files);
      for (const {file, message} of broken)
        bundled.set(`/${file}`, `throw new Error(${JSON.stringify(message)});`);
      texts = bundled;
    }
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
