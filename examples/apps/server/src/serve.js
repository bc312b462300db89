// A server with a strict policy: each response has a new nonce and another deal.
import {randomBytes} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {fileURLToPath} from 'node:url';
import {renderTable} from './table.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const TABLE = /<whist-table[^]*<\/whist-table>/;
const TYPES = {'.js': 'text/javascript', '.css': 'text/css'};

createServer(async ({url}, answer) => {
  const {pathname} = new URL(url, 'http://localhost');
  if (pathname !== '/') {
    try {
      const file = readFileSync(join(dist, normalize(pathname)));
      answer
        .writeHead(200, {'Content-Type': TYPES[extname(pathname)] ?? 'application/octet-stream'})
        .end(file);
    } catch {
      answer.writeHead(404).end();
    }
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const table = await renderTable({seed: randomBytes(8).toString('hex'), nonce});
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
    .replace(TABLE, () => table)
    .replaceAll('<script', `<script nonce="${nonce}"`);
  answer
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'; worker-src 'self' blob:; img-src 'self' data:`,
    })
    .end(page);
}).listen(Number(process.env.PORT ?? 8080), 'localhost', function () {
  console.log(`http://localhost:${this.address().port}/`);
});
