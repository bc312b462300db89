import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {root} from '../build/games.js';
import {first, folder, last, read, second, tables} from './wordpress.js';

test('the plugin escapes everything that it prints into markup, and runs nothing from its input', () => {
  const php = read('quinola.php');
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith('.php')),
    ['quinola.php'],
  );
  // Everything between pieces of markup is the result of an escaping function, or composed of such results.
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

/** The page of the how-to: each shortcode with the markup printed in its place. */
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

test('the printed markup in the how-to uses tables, attributes and texts of the plugin', () => {
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
    // The end of the frame tag is the same in the source and in the output.
    for (const [text] of markup.matchAll(/" width=.+<\/iframe>|A card table stands here[^<]+/g))
      assert.ok(source.includes(text), text);
  }
});

const php = {skip: spawnSync('php', ['-v']).error ? 'no PHP is installed' : false} as const;
const SITE = 'https://site.example/wp-content/plugins/quinola/';

type Call = 'shortcode' | 'block' | 'address' | 'oembed';

interface Output {
  /** The result of each call: markup, a response to another site, or nothing. */
  readonly given: readonly (string | null | Readonly<Record<string, unknown>>)[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, string>>;
  readonly inline: Readonly<Record<string, string>>;
}

/** Runs the plugin with a mock of WordPress, and returns the results of the calls. */
function wordpress(...calls: readonly (readonly [kind: Call, value: unknown])[]): Output {
  const {status, stdout, stderr} = spawnSync(
    'php',
    ['-d', 'error_reporting=-1', '-d', 'display_errors=stderr', join(root, 'test/wordpress.php')],
    {
      encoding: 'utf8',
      input: JSON.stringify(calls),
    },
  );
  assert.deepEqual([status, stderr], [0, '']);
  return JSON.parse(stdout) as Output;
}

test('the plugin is valid PHP', php, () => {
  const {status, stdout} = spawnSync('php', ['-l', join(folder, 'quinola.php')], {encoding: 'utf8'});
  assert.equal(status, 0, stdout);
});

test('in a mock of WordPress the plugin shows a table as a shortcode and as a block', php, () => {
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

test('in the mock it prints the markup of the how-to', php, () => {
  const {given} = wordpress(...printed.map((one) => ['shortcode', one.given] as const));
  // WordPress passes attributes in the order of the shortcode; in an object those without a name come first.
  const sorted = (markup: string): string[] => markup.split(/(?=[ >])/).sort();
  assert.deepEqual(
    given.map((markup) => sorted(String(markup).replaceAll(`${SITE}cdn/`, '../../cdn/'))),
    printed.map(({markup}) => sorted(markup)),
  );
});

test(
  'in the mock it accepts every attribute of every table, and prints it as the tag expects it',
  php,
  () => {
    const expected = Object.entries(tables).flatMap(([tag, {attributes}]) =>
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
      ...expected.map(({tag, name, value}) => ['shortcode', {tag, [name]: value}] as const),
    );
    assert.deepEqual(
      given,
      expected.map(({tag, written}) => `<${tag} ${written}>${WAITING}</${tag}>`),
    );
  },
);

test('in the mock it drops everything that a table does not accept, and all markup', php, () => {
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
  'in the mock it shows the table of an address on this site, and answers other sites by oEmbed',
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
