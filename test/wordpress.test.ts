import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {root, version} from '../build/games.js';

const folder = join(root, 'examples/wordpress/quinola');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const tables = JSON.parse(read('tables.json')) as Record<string, {title: string; attributes: Record<string, unknown>}>;

interface Made {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Made | readonly Made[])[];
}

interface Block {
  edit(given: {attributes: Record<string, unknown>; setAttributes(changed: unknown): void}): Made;
  save(): unknown;
}

/** Runs the block's script with a stand-in for the editor, and gives what it registers. */
function registered(): [name: string, block: Block] {
  const found: [string, Block][] = [];
  const named = new Proxy({}, {get: (_, name) => String(name)});
  const wp = {
    blocks: {registerBlockType: (name: string, block: Block) => found.push([name, block])},
    blockEditor: {useBlockProps: () => ({}), InspectorControls: 'InspectorControls'},
    components: named,
    element: {createElement: (type: string, props: object | null, ...children: Made[]) => ({type, props: props ?? {}, children})},
    i18n: {__: (text: string) => text},
  };
  const window = {wp, quinola: {url: 'https://site.example/cdn/', tables}};
  runInNewContext(read('block/block.js'), {window, URLSearchParams});
  assert.equal(found.length, 1);
  return found[0]!;
}

const all = (made: Made): Made[] => [made, ...made.children.flat().filter((child) => typeof child === 'object').flatMap(all)];

test('the block has the name, the attributes and the version that its description gives it', () => {
  const described = JSON.parse(read('block/block.json')) as {name: string; version: string; attributes: object};
  assert.equal(registered()[0], described.name);
  assert.deepEqual(Object.keys(described.attributes), ['tag', 'way', 'options']);
  assert.deepEqual([described.version, /QUINOLA_VERSION = '([^']+)'/.exec(read('quinola.php'))?.[1]], [version, version]);
});

test('the block offers every attribute of the table, shows it in a frame and keeps nothing but choices', () => {
  const [, block] = registered();
  const changes: unknown[] = [];
  const attributes = {tag: 'whist-table', way: 'tag', options: {rules: 'warsaw', undo: true}};
  const made = all(block.edit({attributes, setAttributes: (changed) => changes.push(changed)}));
  const labels = made.map(({props}) => props['label']).filter(Boolean);
  assert.deepEqual(labels, ['Table', 'Way', ...Object.keys(tables['whist-table']!.attributes)]);
  const frame = made.find(({type}) => type === 'iframe')!;
  assert.equal(frame.props['src'], 'https://site.example/cdn/embed.html?table=whist-table&rules=warsaw&undo=');
  assert.equal(frame.props['sandbox'], 'allow-scripts');
  const theme = made.find(({props}) => props['label'] === 'theme')!.props['onChange'] as (value: string) => void;
  theme('night');
  const rules = made.find(({props}) => props['label'] === 'rules')!.props['onChange'] as (value: string) => void;
  rules('');
  assert.equal(JSON.stringify(changes), '[{"options":{"rules":"warsaw","undo":true,"theme":"night"}},{"options":{"undo":true}}]');
  assert.equal(block.save(), null);
});

test('the plugin prints nothing into markup that was not escaped, and runs nothing that was given', () => {
  const php = read('quinola.php');
  assert.deepEqual(readdirSync(folder).filter((name) => name.endsWith('.php')), ['quinola.php']);
  // Whatever stands between pieces of markup is the outcome of an escaping function, or was put together from such.
  const markup = php.split('\n').filter((line) => /'<|="'/.test(line) && !line.trim().startsWith('*')).join('\n');
  const printed = [...markup.matchAll(/\. (?!')([$\w]+)/g)].map(([, name]) => name);
  const safe = new Set(['esc_attr', 'esc_html', 'esc_url', 'get_block_wrapper_attributes', '$written', '$shown', '$query', 'quinola_url', 'preg_quote']);
  assert.deepEqual(printed.filter((name) => !safe.has(name!)), []);
  assert.doesNotMatch(php, /\b(?:eval|assert|extract|unserialize|create_function|shell_exec|system|passthru|include|require)\b\s*\(/);
  assert.doesNotMatch(php, /\$_(?:GET|POST|REQUEST|COOKIE|SERVER)/);
});

test('the plugin is PHP that can be read, where there is one to read it', () => {
  const {error, status, stdout} = spawnSync('php', ['-l', join(folder, 'quinola.php')], {encoding: 'utf8'});
  if (error) assert.equal((error as NodeJS.ErrnoException).code, 'ENOENT');
  else assert.equal(status, 0, stdout);
});
