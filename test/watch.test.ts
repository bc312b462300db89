import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {launchChrome} from '@quinola/testing/browser/visited.mjs';
import {serveWatching} from '../build/watch.mjs';

test('a page shows what was changed in a source without being asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-watch-'));
  const [site, source] = [join(folder, 'site'), join(folder, 'source')];
  const part = join(source, 'part.ts');
  mkdirSync(site);
  mkdirSync(source);
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><p></p><script type="module" src="cdn/entry.js"></script>',
  );
  writeFileSync(
    join(source, 'entry.ts'),
    `import {said} from './part.js';\ndocument.querySelector('p')!.textContent = said;`,
  );
  writeFileSync(part, `export const said: string = 'as it was';`);
  const served = await serveWatching(site, {'cdn/entry': join(source, 'entry.ts')}, [source], 8740);
  const browser = await launchChrome();
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${served.port}/`);
    const shows = (text: string) => page.waitForSelector(`::-p-text(${text})`);
    await shows('as it was');
    writeFileSync(part, `export const said: string = 'changed';`);
    assert.ok(await shows('changed'));
  } finally {
    await browser.close();
    await served.close();
    rmSync(folder, {recursive: true});
  }
});
