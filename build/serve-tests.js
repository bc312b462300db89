// Gives a browser its test files bundled (build/bundle-tests.js): one by one, the server would read and rewrite hundreds of
// modules for each of them. While somebody watches, the modules stay single, so that a change runs what it concerns.
import {relative} from 'node:path';
import {bundleForBrowser} from './bundle-tests.js';
import {root} from './games.js';

/** A middleware, and the reporter that is told which files will be run. */
export function bundledTests() {
  let tell;
  const bundled = new Promise((done) => { tell = done; });
  return {
    reporter: {
      start({config, testFiles}) {
        const files = testFiles.map((file) => relative(root, file).replaceAll('\\', '/'));
        tell(config.watch ? new Map() : bundleForBrowser(files));
      },
    },
    async middleware(context, next) {
      const text = (await bundled).get(decodeURIComponent(context.path));
      if (text === undefined) return next();
      context.body = text;
      context.type = context.path.endsWith('.map') ? 'json' : 'js';
      return undefined;
    },
  };
}
