import assert from 'node:assert/strict';
import {test} from 'node:test';
import {baseOf, snippetOf, type SnippetSource} from '../src/panels/snippet.js';

const source: SnippetSource = {
  tag: 'toy-table',
  title: 'Toy',
  sentence: 'Here stands a table.',
  base: 'https://site.example/0.1.0/',
  hashes: {'standalone/toy-table.js': 'sha384-abc'},
  attributes: [
    ['rules', 'warsaw'],
    ['undo', ''],
    ['seed', 'a "b" & [c]'],
  ],
};

test('a tag has its script and its attributes, escaped', () => {
  assert.equal(
    snippetOf('tag', source),
    '<script type="module" src="https://site.example/0.1.0/toy-table.js"></script>\n' +
      '<toy-table rules="warsaw" undo seed="a &quot;b&quot; &amp; [c]">\n  <p>Here stands a table.</p>\n</toy-table>',
  );
});

test('a single file has its hash', () => {
  assert.equal(
    snippetOf('file', source).split('\n')[0],
    '<script src="https://site.example/0.1.0/standalone/toy-table.js" integrity="sha384-abc" crossorigin="anonymous" defer></script>',
  );
});

test('a frame has everything in its address', () => {
  assert.match(
    snippetOf('frame', source),
    /^<iframe src="https:\/\/site\.example\/0\.1\.0\/embed\.html\?table=toy-table&amp;rules=warsaw&amp;undo=&amp;seed=a\+%22b%22\+%26\+%5Bc%5D" title="Toy" /,
  );
});

test('a shortcode omits what it cannot express', () => {
  assert.equal(snippetOf('wordpress', source), '[quinola tag="toy-table" rules="warsaw" undo]');
  for (const sign of ['"', '[', ']', '<', '>'])
    assert.equal(
      snippetOf('wordpress', {...source, attributes: [['seed', `a ${sign} b`]]}),
      '[quinola tag="toy-table"]',
      sign,
    );
});

test('the folder of the built files is recognized by the file names of the build only', () => {
  const folder = 'https://site.example/0.1.0/';
  assert.equal(baseOf(`${folder}table-panels-copy-BPbRw-_v.js`), folder);
  assert.equal(baseOf(`${folder}standalone/another-toy-table.js?ver=2`), folder);
  for (const other of [
    'https://site.example/assets/copy-BPbRw-_v.js',
    'file:///home/me/app/table-panels-copy.js',
    'http://localhost:8000/packages/table/src/panels/copy.ts',
  ]) {
    assert.equal(baseOf(other), null, other);
  }
});
