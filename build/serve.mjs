// A small static file server for the gallery and for tests: without caching, and restricted to its folder.
import {createReadStream, realpathSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, sep} from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The file that a path of a URL names below `folder` (a folder's is its index.html), or null. */
function fileOf(folder, pathname) {
  try {
    const path = decodeURIComponent(pathname);
    if (path.includes('\0')) return null;
    const named = realpathSync(join(folder, path));
    // The real path, so that neither `..` nor a link leads outside.
    if (named !== folder && !named.startsWith(folder + sep)) return null;
    const file = statSync(named).isDirectory() ? join(named, 'index.html') : named;
    return statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/**
 * A server, not yet listening, of the files below a folder.
 * @param {string} folder
 * @param {string} version `/cdn/<version>/…` serves what `/cdn/…` does, as published paths carry the version
 */
export function createFileServer(folder, version) {
  const home = realpathSync(folder);
  return createServer((request, response) => {
    const headers = {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': '*',
    };
    const end = (status, text, more) =>
      response.writeHead(status, {...headers, 'Content-Type': TYPES['.txt'], ...more}).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(405, 'Only GET and HEAD.\n', {Allow: 'GET, HEAD'});
    const [path, query] = request.url.split(/\?(.*)/s);
    const file = fileOf(home, path.replace(`/cdn/${version}/`, '/cdn/'));
    if (!file) return end(404, 'There is no such page.\n');
    // Relative links of a folder's page need the slash.
    if (file.endsWith(`${sep}index.html`) && !/(\/|index\.html)$/.test(path)) {
      return end(301, '', {Location: `${path.replace(/^\/+/, '/')}/${query ? `?${query}` : ''}`});
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
    });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
}

/** The first port from `port` on that nobody listens on. */
async function freeFrom(port) {
  const {default: getPort} = await import('get-port'); // imported late: npm start may just have installed it
  return getPort({port: Array.from({length: 101}, (_, i) => port + i).filter((one) => one <= 65535)});
}

/** Listens, for this machine only, on the first free port from `port` on (0: on any), and returns that port. */
export async function listen(server, port = 0) {
  const free = port && (await freeFrom(port));
  await new Promise((done, fail) => server.once('error', fail).listen(free, 'localhost', done));
  return server.address().port;
}
