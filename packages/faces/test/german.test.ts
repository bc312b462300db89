import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {POLISH_36} from '@quinola/cards';
import {cardBox, corner, INKS, loadGerman, type Drawing} from '@quinola/faces';
import {build} from 'esbuild';
import {outline} from '../src/courts/outline.js';

const german = await loadGerman();
const faces = (indexed: boolean): ReadonlyMap<string, Drawing> =>
  new Map(POLISH_36.cards.map((card) => [card, german.draw(card, indexed)]));

test('the German-suited pack draws all 36 cards, each differently', () => {
  assert.deepEqual([...german.cards].sort(), [...POLISH_36.cards].sort());
  for (const indexed of [false, true]) {
    const texts = [...faces(indexed).values()].map((drawing) => JSON.stringify(drawing));
    assert.equal(new Set(texts).size, 36);
  }
  assert.throws(() => german.draw('2S'), RangeError);
  assert.equal(german.draw('KS'), german.draw('KS'), 'made once');
});

test('the sign of each suit is drawn alone, around its middle', () => {
  const signs = [...'CSHD'].map((suit) => german.draw(suit));
  assert.equal(new Set(signs.map((drawing) => JSON.stringify(drawing))).size, 4);
  for (const drawing of signs)
    for (const {d} of drawing)
      for (const figure of outline(d))
        for (const point of figure)
          assert.ok(
            point.every((at) => Math.abs(at) <= 24),
            d,
          );
});

test('every path of it is well formed, in a known ink and near the card', () => {
  for (const indexed of [false, true])
    for (const [card, drawing] of faces(indexed)) {
      assert.ok(drawing.length < 140, `${card}: ${drawing.length} layers`);
      for (const {ink, d} of drawing) {
        assert.ok(INKS.includes(ink) && ink !== 'suit', `${card}: ink ${ink}`);
        assert.match(d, /^(M-?[\d.]+[ -][^A-Za-z]*([LlCcQqMm][-\d. ]+|Z)*)+$/, card);
      }
    }
});

test('figures and small cards leave room for an index', () => {
  const {x, room, y} = corner('9S');
  for (const [card, drawing] of faces(true)) {
    if ('AKQJT'.includes(card[0]!)) continue;
    // The signs of the card: what lies right of the letter and of the small sign below it.
    for (const {ink, d} of drawing)
      for (const figure of outline(d)) {
        const [left, top] = [0, 1].map((axis) => Math.min(...figure.map((point) => point[axis as 0 | 1])));
        assert.ok(left! > x + room / 2 - 4 || top! > y, `${card}: ${ink} at ${left},${top}`);
      }
  }
  const frames = [...faces(true)].filter(([card]) => 'KQJT'.includes(card[0]!));
  for (const [card, drawing] of frames)
    assert.ok(
      drawing.some(({part}) => part === 'margin'),
      card,
    );
  assert.equal(cardBox.width, 200);
});

test('the whole pack with all that draws it is at most 12 kB', async () => {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('../src/german/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['source'],
  });
  const size = brotliCompressSync(outputFiles[0]!.contents).length;
  assert.ok(size <= 12_000, `${size} bytes`);
});
