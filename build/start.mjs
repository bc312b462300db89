// npm start: installs what is missing, builds the pages unless they are fresh, and serves them on this machine.
// npm start -- --port 9000 --no-build
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {build, isFresh} from './build.mjs';
import {install} from './install.mjs';
import {createFileServer, listen} from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = join(root, 'dist/site');

async function start() {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '8080'}, 'no-build': {type: 'boolean', default: false}},
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port takes a number from 0 to 65535, not ${values.port}.`);
  if (values['no-build']) {
    if (!existsSync(site)) throw new Error('Nothing has been built yet: run npm start without --no-build.');
  } else {
    install(root);
    if (!isFresh()) {
      console.log('Building the tables, which takes a minute or some …');
      await build({pagesOnly: true});
    }
  }
  const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const used = await listen(createFileServer(site, version), port);
  console.log(`\nThe tables are set: http://localhost:${used}/\n(Ctrl+C closes the house.)`);
}

start().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
