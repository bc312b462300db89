import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {version} from '../build/games.js';
import {first, read, tables} from './wordpress.js';

interface VirtualElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (VirtualElement | readonly VirtualElement[])[];
}

interface Block {
  edit(given: {attributes: Record<string, unknown>; setAttributes(changed: unknown): void}): VirtualElement;
  save(): unknown;
}

/** Runs the block's script with a mock of the editor, and returns what it registers. */
function registered(): [name: string, block: Block] {
  const found: [string, Block][] = [];
  const named = new Proxy({}, {get: (_, name) => String(name)});
  const wp = {
    blocks: {registerBlockType: (name: string, block: Block) => found.push([name, block])},
    blockEditor: {useBlockProps: () => ({}), InspectorControls: 'InspectorControls'},
    components: named,
    element: {
      createElement: (type: string, props: object | null, ...children: VirtualElement[]) => ({
        type,
        props: props ?? {},
        children,
      }),
    },
    i18n: {__: (text: string) => text},
  };
  const window = {wp, quinola: {url: 'https://site.example/cdn/', tables}};
  runInNewContext(read('block/block.js'), {window, URLSearchParams});
  assert.equal(found.length, 1);
  return found[0]!;
}

const all = (made: VirtualElement): VirtualElement[] => [
  made,
  ...made.children
    .flat()
    .filter((child) => typeof child === 'object')
    .flatMap(all),
];

test('the block has the name, the attributes and the version of its block.json', () => {
  const described = JSON.parse(read('block/block.json')) as {
    name: string;
    version: string;
    attributes: object;
  };
  assert.equal(registered()[0], described.name);
  assert.deepEqual(Object.keys(described.attributes), ['tag', 'way', 'options']);
  assert.deepEqual(
    [described.version, /QUINOLA_VERSION = '([^']+)'/.exec(read('quinola.php'))?.[1]],
    [version, version],
  );
});

test('the block offers every attribute of the table, shows it in a frame and stores only the settings', () => {
  const [, block] = registered();
  const changes: unknown[] = [];
  const attributes = {tag: first, way: 'tag', options: {rules: 'warsaw', undo: true}};
  const made = all(block.edit({attributes, setAttributes: (changed) => changes.push(changed)}));
  const labels = made.map(({props}) => props['label']).filter(Boolean);
  assert.deepEqual(labels, ['Table', 'Way', ...Object.keys(tables[first]!.attributes)]);
  const frame = made.find(({type}) => type === 'iframe')!;
  assert.equal(frame.props['src'], `https://site.example/cdn/embed.html?table=${first}&rules=warsaw&undo=`);
  assert.equal(frame.props['sandbox'], 'allow-scripts');
  const theme = made.find(({props}) => props['label'] === 'theme')!.props['onChange'] as (
    value: string,
  ) => void;
  theme('night');
  const rules = made.find(({props}) => props['label'] === 'rules')!.props['onChange'] as (
    value: string,
  ) => void;
  rules('');
  assert.equal(
    JSON.stringify(changes),
    '[{"options":{"rules":"warsaw","undo":true,"theme":"night"}},{"options":{"undo":true}}]',
  );
  assert.equal(block.save(), null);
});
