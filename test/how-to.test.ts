import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, test} from 'node:test';
import {root} from '../build/games.js';
import {quotedIn, withQuotes} from '../build/how-to.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const documents = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const howTos = documents('docs/how-to').filter((path) => !path.endsWith('README.md'));

describe('the how-tos', () => {
  for (const path of howTos) {
    test(`${path} quotes an example that is run, and is in the list`, () => {
      const text = read(path);
      assert.ok(quotedIn(text).length > 0, 'nothing is quoted');
      assert.ok(read('docs/how-to/README.md').includes(`](${path.split('/').at(-1)})`), 'not listed');
      // Fenced code without a mark is short: a command, a tree of files.
      const own = text.replace(/<!-- from [^]*?\n```\n(?=\n|$)/g, '').match(/```[^]*?\n```/g) ?? [];
      for (const fence of own) assert.ok(fence.split('\n').length < 16, fence);
    });
  }

  test('quote the current example, whole or a region of it', () => {
    const mark = '<!-- from examples/statistics.js#consent -->';
    const once = withQuotes(`Before.\n\n${mark}\n\nAfter.\n`);
    assert.match(once, /-->\n\n```js\nfunction show[^]*show\(\);\n```\n\nAfter/);
    assert.equal(withQuotes(once), once);
    assert.throws(() => withQuotes('<!-- from examples/statistics.js#nothing -->\n'), /no region nothing/);
  });
});

test('links in documents lead to existing files', () => {
  for (const path of [
    'README.md',
    'CONTRIBUTING.md',
    ...['docs', 'docs/tags', 'docs/how-to'].flatMap(documents),
  ])
    for (const [, href] of read(path)
      .replace(/```[^]*?\n```/g, '')
      .matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g))
      if (!/^[a-z]+:/.test(href!))
        assert.ok(existsSync(join(root, dirname(path), href!)), `${path}: ${href}`);
});
