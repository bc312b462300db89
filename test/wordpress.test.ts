import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {games, root, version} from '../build/games.js';

const folder = join(root, 'examples/wordpress/quinola');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const tables = JSON.parse(read('tables.json')) as Record<
  string,
  {title: string; attributes: Record<string, unknown>}
>;

/** The first of the tables, another at which cards are held, and one more. */
const [first, second, last] = [
  games[0]!,
  games.find(({seats}, i) => i && seats.length > 1)!,
  games.at(-1)!,
].map(({tag}) => tag) as [string, string, string];

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
    element: {
      createElement: (type: string, props: object | null, ...children: Made[]) => ({
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

const all = (made: Made): Made[] => [
  made,
  ...made.children
    .flat()
    .filter((child) => typeof child === 'object')
    .flatMap(all),
];

test('the block has the name, the attributes and the version that its description gives it', () => {
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

test('the block offers every attribute of the table, shows it in a frame and keeps nothing but choices', () => {
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

test('the plugin prints nothing into markup that was not escaped, and runs nothing that was given', () => {
  const php = read('quinola.php');
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith('.php')),
    ['quinola.php'],
  );
  // Whatever stands between pieces of markup is the outcome of an escaping function, or was put together from such.
  const markup = php
    .split('\n')
    .filter((line) => /'<|="'/.test(line) && !line.trim().startsWith('*'))
    .join('\n');
  const printed = [...markup.matchAll(/\. (?!')([$\w]+)/g)].map(([, name]) => name);
  const safe = new Set([
    'esc_attr',
    'esc_html',
    'esc_url',
    'get_block_wrapper_attributes',
    '$written',
    '$shown',
    '$query',
    'quinola_url',
    'preg_quote',
  ]);
  assert.deepEqual(
    printed.filter((name) => !safe.has(name!)),
    [],
  );
  assert.doesNotMatch(
    php,
    /\b(?:eval|assert|extract|unserialize|create_function|shell_exec|system|passthru|include|require)\b\s*\(/,
  );
  assert.doesNotMatch(php, /\$_(?:GET|POST|REQUEST|COOKIE|SERVER)/);
});

const WAITING = '<p>A card table stands here; it needs a script.</p>';

/** The page of the how-to: each shortcode with what is printed in its place; its files stand beside the examples. */
const printed = [
  ...readFileSync(join(root, 'examples/wordpress/printed.html'), 'utf8').matchAll(
    /<!-- \[quinola (.+)\] -->\n(.+)\n/g,
  ),
].map(([, words, markup]) => ({
  given: {
    ...Object.fromEntries(
      [...words!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
    ...words!
      .replace(/[\w-]+="[^"]*"/g, '')
      .trim()
      .split(/\s+/)
      .filter(Boolean),
  } as Readonly<Record<string, string>>,
  markup: markup!,
}));

test('what the how-to says is printed has tables and attributes that the plugin knows, and its own words', () => {
  assert.equal(printed.length, 2);
  const source = read('quinola.php');
  for (const {given, markup} of printed) {
    const {attributes, title} = tables[given['tag']!]!;
    for (const [name, value] of Object.entries(given)) {
      if (name === 'tag' || name === 'way') continue;
      const takes = attributes[/^\d+$/.test(name) ? value : name];
      assert.ok(Array.isArray(takes) ? takes.includes(value) : takes, `${name} ${value}`);
    }
    const isFrame = given['way'] === 'frame';
    assert.ok(markup.includes(isFrame ? `title="${title}"` : WAITING));
    // The end of the frame is written in the source as it is printed.
    for (const [text] of markup.matchAll(/" width=.+<\/iframe>|A card table stands here[^<]+/g))
      assert.ok(source.includes(text), text);
  }
});

const php = {skip: spawnSync('php', ['-v']).error ? 'no PHP is at hand' : false} as const;
const SITE = 'https://site.example/wp-content/plugins/quinola/';

type Way = 'shortcode' | 'block' | 'address' | 'oembed';

interface Told {
  /** What each call gave: markup, an answer to another site, or nothing. */
  readonly given: readonly (string | null | Readonly<Record<string, unknown>>)[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, string>>;
  readonly inline: Readonly<Record<string, string>>;
}

/** Runs the plugin with a stand-in for WordPress, and gives what it answers to the calls. */
function wordpress(...calls: readonly (readonly [way: Way, value: unknown])[]): Told {
  const {status, stdout, stderr} = spawnSync(
    'php',
    ['-d', 'error_reporting=-1', '-d', 'display_errors=stderr', join(root, 'test/support/wordpress.php')],
    {
      encoding: 'utf8',
      input: JSON.stringify(calls),
    },
  );
  assert.deepEqual([status, stderr], [0, '']);
  return JSON.parse(stdout) as Told;
}

test('the plugin is PHP that can be read', php, () => {
  const {status, stdout} = spawnSync('php', ['-l', join(folder, 'quinola.php')], {encoding: 'utf8'});
  assert.equal(status, 0, stdout);
});

test('run with a stand-in for WordPress, the plugin shows a table as a shortcode and as a block', php, () => {
  const {given, scripts, modules, inline} = wordpress(
    ['shortcode', {0: 'undo', tag: first, rules: 'warsaw', theme: 'night'}],
    ['shortcode', ''],
    ['shortcode', {level: 'book,master', names: 'Anna, Bea'}],
    ['shortcode', {tag: 'no-table'}],
    ['block', {tag: second, way: 'tag', options: {players: '2', undo: true, hints: false}}],
    ['block', {tag: last, way: 'frame'}],
    ['block', {}],
  );
  assert.deepEqual(given, [
    `<${first} undo rules="warsaw" theme="night">${WAITING}</${first}>`,
    `<${first}>${WAITING}</${first}>`,
    `<${first} level="book master" names="Anna, Bea">${WAITING}</${first}>`,
    '',
    `<div class="wp-block-quinola-table"><${second} players="2" undo>${WAITING}</${second}></div>`,
    `<div class="wp-block-quinola-table"><iframe src="${SITE}cdn/embed.html?table=${last}" title="${tables[last]!.title}" ` +
      'width="800" height="740" style="width:100%;border:0" sandbox="allow-scripts" loading="lazy"></iframe></div>',
    '',
  ]);
  assert.deepEqual(
    [scripts, modules],
    [
      {'quinola-block': `${SITE}block/block.js`, 'quinola-frames': `${SITE}cdn/frames.js`},
      {quinola: `${SITE}cdn/quinola.js`},
    ],
  );
  assert.deepEqual(JSON.parse(inline['quinola-block']!.replace(/^window\.quinola = |;$/g, '')), {
    url: `${SITE}cdn/`,
    tables,
  });
});

test('run so, it prints what the how-to says', php, () => {
  const {given} = wordpress(...printed.map((one) => ['shortcode', one.given] as const));
  // WordPress hands attributes over as they stand in the shortcode; an object has those without a name first.
  const sorted = (markup: string): string[] => markup.split(/(?=[ >])/).sort();
  assert.deepEqual(
    given.map((markup) => sorted(String(markup).replaceAll(`${SITE}cdn/`, '../../cdn/'))),
    printed.map(({markup}) => sorted(markup)),
  );
});

test('run so, it takes every attribute of every table, and shows it as the tag takes it', php, () => {
  const wanted = Object.entries(tables).flatMap(([tag, {attributes}]) =>
    Object.entries(attributes).map(([name, takes]) => {
      const value = Array.isArray(takes)
        ? String(takes.at(-1))
        : takes === 'number'
          ? '3'
          : takes === 'boolean'
            ? 'true'
            : 'a word';
      return {tag, name, value, written: takes === 'boolean' ? name : `${name}="${value}"`};
    }),
  );
  const {given} = wordpress(
    ...wanted.map(({tag, name, value}) => ['shortcode', {tag, [name]: value}] as const),
  );
  assert.deepEqual(
    given,
    wanted.map(({tag, written}) => `<${tag} ${written}>${WAITING}</${tag}>`),
  );
});

test('run so, it lets nothing through that a table does not take, and no markup', php, () => {
  const hostile = {
    rules: '"><script>alert(1)</script>',
    onclick: 'alert(1)',
    style: 'x',
    rubbers: '1e9',
    theme: 'nope',
    undo: 'no',
    persist: 'x',
    seed: 'a "b" <i>\'c\'',
  };
  const {given} = wordpress(
    ['shortcode', {tag: first, ...hostile}],
    ['shortcode', {tag: first, way: 'frame', ...hostile}],
    ['shortcode', {tag: `${first}><script`}],
    ['block', {tag: [first], options: hostile}],
    ['block', {tag: first, options: {seed: ['a'], names: {b: 'c'}, [`x" onload="y`]: '1'}}],
    ['shortcode', {seed: 'long '.repeat(200)}],
  );
  assert.deepEqual(given.slice(0, -1), [
    `<${first} seed="a &quot;b&quot; &#039;c&#039;">${WAITING}</${first}>`,
    `<iframe src="${SITE}cdn/embed.html?table=${first}&#038;seed=a%20%22b%22%20%27c%27" title="${tables[first]!.title}" ` +
      'width="800" height="740" style="width:100%;border:0" sandbox="allow-scripts" loading="lazy"></iframe>',
    '',
    '',
    `<div class="wp-block-quinola-table"><${first}>${WAITING}</${first}></div>`,
  ]);
  assert.equal(/seed="([^"]*)"/.exec(given.at(-1) as string)![1]!.length, 400);
});

test(
  'run so, it shows the table that an address of this site names, and tells other sites of it',
  php,
  () => {
    const page = `${SITE}cdn/embed.html?`;
    // The second `table` is the first game's attribute of that name.
    const address = `${page}table=${first}&table=dummy&rules=vienna-1834&undo=&onload=x`;
    const {
      given: [shown, answered, ...others],
    } = wordpress(
      ['address', address],
      ['oembed', address],
      ['address', `https://evil.example/cdn/embed.html?table=${first}`],
      ['address', `${page}table=no-table`],
      ['oembed', `https://evil.example/embed.html?table=${first}`],
      ['oembed', null],
    );
    assert.match(
      String(shown),
      new RegExp(
        `^<iframe src="[^"]+embed\\.html\\?table=${first}&#038;table=dummy&#038;rules=vienna-1834&#038;undo=" title="${tables[first]!.title}" `,
      ),
    );
    assert.deepEqual(answered, {
      version: '1.0',
      type: 'rich',
      provider_name: 'Quinola',
      provider_url: 'https://site.example',
      title: tables[first]!.title,
      html: shown,
      width: 800,
      height: 740,
    });
    const unknown = {code: 'quinola_no_table', status: 404};
    assert.deepEqual(others, [null, '', unknown, unknown]);
  },
);
