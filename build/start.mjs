// npm start: installs what is missing, builds the pages unless they are fresh, and serves them on this machine.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {asked, refuse} from './asked.js';
import {build, isFresh} from './build.mjs';
import {games, root, version} from './games.js';
import {install} from './install.mjs';
import {packages} from './packages.js';
import {createFileServer, listen} from './serve.mjs';

const site = join(root, 'dist/site');

/** Serves the table of a game from the sources of its package and of those below the games, and returns the address of its page. */
async function serveFromSource(id, port) {
  const {tag, entry, package: family} = games.find((game) => game.id === id);
  const sources = packages
    .filter(({name, path}) => name === family || !path.startsWith('packages/games/'))
    .map(({path}) => join(root, path, 'src'));
  const {serveWatching} = await import('./watch.mjs'); // imported here, because its bundler may just have been installed
  const served = await serveWatching(site, {[`cdn/${version}/${tag}`]: join(root, entry)}, sources, port);
  return `${served.port}/${id}.html`;
}

async function start({options: {port: said = '8080', watch}, flags}) {
  const port = Number(said);
  if (port > 65535) refuse('start', `--port takes a number up to 65535, not ${said}`);
  if (flags.has('no-build')) {
    if (!existsSync(site)) throw new Error('Nothing has been built yet: run npm start without --no-build.');
  } else {
    install(root);
    if (!(watch ? existsSync(join(site, `${watch}.html`)) : isFresh())) {
      console.log('Building the tables, which takes a minute or some …');
      await build({pagesOnly: true});
    }
  }
  const place = watch
    ? await serveFromSource(watch, port)
    : `${await listen(createFileServer(site, version), port)}/`;
  console.log(`\nThe tables are set: http://localhost:${place}\n(Ctrl+C closes the house.)`);
}

start(asked('start')).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
