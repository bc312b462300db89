import assert from 'node:assert/strict';
import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {games} from '@quinola/testing/registry/games.js';
import {sharing} from '../site/sharing.js';

const site = mkdtempSync(join(tmpdir(), 'quinola-site-'));
mkdirSync(join(site, 'pictures'));
after(() => rmSync(site, {recursive: true}));

const game = games[0]!;
const {id, tag} = game;
writeFileSync(join(site, `pictures/${id}.jpg`), '');

const html =
  '<head><title>Cards &amp; “rest” · Quinola</title><meta name="description" content="Of &quot;1834&quot; &lt;b&gt;."></head>';
const HOME = 'https://example.org/q/';
const address = `${HOME}de/${id}.html`;
const whole = {html, lang: 'de', game, pictured: id, address, home: HOME, way: '../'} as const;

test('a page tells its title, its description and its picture to whoever shows a link to it', () => {
  const told = sharing(site, whole);
  const metas = Object.fromEntries(
    [...told.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  assert.equal(metas['og:title'], 'Cards &amp; “rest” · Quinola');
  assert.equal(metas['og:description'], 'Of &quot;1834&quot; &lt;b>.');
  assert.equal(metas['og:url'], address);
  assert.equal(metas['og:image'], `${HOME}pictures/${id}.jpg`);
});

test('it tells what it is, and where its table for other pages is found', () => {
  const told = sharing(site, whole);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(told)![1]!) as Record<
    string,
    unknown
  >;
  assert.deepEqual(
    [data['@type'], data['name'], data['description'], data['inLanguage'], data['url']],
    ['Game', 'Cards & “rest”', 'Of "1834" <b>.', 'de', address],
  );
  assert.match(told, new RegExp(`type="application/json\\+oembed" href="${HOME}cdn/oembed/${tag}.json"`));
});

test('where it is not known where the site will be published, only what needs no whole address is told', () => {
  const told = sharing(site, {...whole, address: '', home: ''});
  assert.doesNotMatch(told, /og:(?:url|image)|twitter|"url"|"image"/);
  assert.match(told, new RegExp(`href="\\.\\./cdn/oembed/${tag}\\.json"`));
});

test('a page without a title or a description tells nothing', () => {
  assert.equal(sharing(site, {...whole, html: '<head></head>'}), '');
});
