import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {createFileServer, listen} from '../build/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quinola-serve-'));
const site = join(folder, 'site');
mkdirSync(join(site, 'cdn'), {recursive: true});
mkdirSync(join(site, 'examples'));
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(site, 'index.html'), 'gallery');
writeFileSync(join(site, 'examples/index.html'), 'examples');
writeFileSync(join(site, 'cdn/toy-table.js'), 'table');
symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));

const server = createFileServer(site, '1.2.3');
const second = createFileServer(site, '1.2.3');
let port = 0;

before(async () => {
  port = await listen(server);
});

after(() => {
  server.close();
  second.close();
  rmSync(folder, {recursive: true});
});

interface Answer {
  status: number | undefined;
  type: string | undefined;
  location: string | undefined;
  text: string;
}

/** Asks for a path exactly as written: `fetch` would tidy it first. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    request({host: 'localhost', port, path, method}, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const {statusCode: status, headers} = response;
        done({status, type: headers['content-type'], location: headers.location, text});
      });
    })
      .on('error', fail)
      .end();
  });
}

describe('the server of the gallery', () => {
  test('opens the gallery by default', async () => {
    const {status, type, text} = await ask('/');
    assert.deepEqual([status, type, text], [200, 'text/html; charset=utf-8', 'gallery']);
  });

  test('serves scripts as scripts, with or without the version in the path', async () => {
    for (const path of ['/cdn/toy-table.js', '/cdn/1.2.3/toy-table.js', '/cdn/toy-table.js?ver=1']) {
      const {status, type, text} = await ask(path);
      assert.deepEqual([path, status, type, text], [path, 200, 'text/javascript; charset=utf-8', 'table']);
    }
    assert.equal((await ask('/cdn/1.2.4/toy-table.js')).status, 404);
  });

  test('redirects to the folder of a page', async () => {
    assert.equal((await ask('/examples?a=1')).location, '/examples/?a=1');
    assert.equal((await ask('/examples/')).text, 'examples');
  });

  test('serves nothing outside its folder', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/cdn/..%2f..%2fsecret.txt',
      '/..\\secret.txt',
      '/link.txt',
      '/%00',
      '/%',
    ];
    for (const path of paths) assert.equal((await ask(path)).status, 404, path);
  });

  test('is read-only', async () => {
    assert.equal((await ask('/', 'POST')).status, 405);
    assert.equal((await ask('/', 'HEAD')).text, '');
  });

  test('uses the next port if one is busy', async () => {
    const next = await listen(second, port);
    assert.ok(next > port && next <= port + 100, `${next} after ${port}`);
  });
});
