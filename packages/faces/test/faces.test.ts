import assert from 'node:assert/strict';
import {test} from 'node:test';
import {FRENCH_52} from '@quinola/cards';
import {
  back,
  cardBox,
  corner,
  halve,
  INKS,
  isCourt,
  loadCourts,
  pipFace,
  signPath,
  type Drawing,
} from '@quinola/faces';
import {outline} from '../src/courts/outline.js';

const courts = await loadCourts();
const face = (card: string, indexed = false): Drawing =>
  isCourt(card) ? courts.draw(card, indexed) : pipFace(card, indexed);

/** Every drawing of the package, by a name that says which it is. */
const everything = new Map<string, Drawing>([
  ...FRENCH_52.cards.map((card) => [card, face(card)] as const),
  ...FRENCH_52.cards.map((card) => [`${card} indexed`, face(card, true)] as const),
  ...FRENCH_52.cards.map((card) => [`${card} corner`, corner(card).sign] as const),
  ...(['tarotee', 'diaper'] as const).map((kind) => [kind, back(kind)] as const),
  ['seam', halve([]).seam],
]);

test('every card has a face of its own', () => {
  const seen = new Map<string, string>();
  for (const card of FRENCH_52.cards) {
    const text = JSON.stringify(face(card)) + card[1];
    assert.ok(face(card).length > 0, card);
    assert.equal(seen.get(text), undefined, `${card} looks like ${seen.get(text)}`);
    seen.set(text, card);
  }
});

test('every path is well formed, in a known ink and inside the card', () => {
  for (const [name, drawing] of everything) {
    for (const {ink, d, line, dash} of drawing) {
      assert.ok(INKS.includes(ink), `${name}: ink ${ink}`);
      assert.match(d, /^(M-?[\d.]+[ -][^A-Za-z]*([LlCcQqMm][-\d. ]+|Z)*)+$/, name);
      assert.ok(line === undefined || line > 0, name);
      assert.ok(dash === undefined || /^[\d. ]+$/.test(dash), name);
      for (const [x, y] of outline(d).flat()) {
        assert.ok(
          x >= 0 && x <= cardBox.width && y >= 0 && y <= cardBox.height,
          `${name}: ${ink} at ${x},${y}`,
        );
      }
    }
  }
});

test('the number of signs on a card is its rank', () => {
  for (const card of FRENCH_52.cards.filter((one) => !isCourt(one))) {
    const signs = pipFace(card)
      .filter(({ink}) => ink === 'suit')
      .flatMap(({d}) => outline(d));
    const rank = {A: 1, T: 10}[card[0]!] ?? Number(card[0]);
    assert.equal(signs.length, rank, card);
  }
});

test('the lower half of a numeral card is its upper half turned about, but for what is single', () => {
  const middles = (card: string): string[] =>
    outline(pipFace(card)[0]!.d).map((figure) => {
      const ys = figure.map(([, y]) => y);
      return `${Math.round(figure[0]![0])} ${Math.round((Math.min(...ys) + Math.max(...ys)) / 2)}`;
    });
  for (const rank of ['2', '4', '8', 'T']) {
    const found = middles(`${rank}D`);
    const turned = found
      .map((place) => place.split(' ').map(Number))
      .map(([x, y]) => `${200 - x!} ${306 - y!}`);
    assert.deepEqual(turned.sort(), [...found].sort(), rank);
  }
});

test('twelve persons, each drawn once and lettered', () => {
  assert.deepEqual([...courts.cards].sort(), FRENCH_52.cards.filter(isCourt).sort());
  assert.equal(new Set(courts.cards.map((card) => courts.name(card))).size, 12);
  assert.equal(courts.name('QH.2'), 'Judith');
  assert.equal(courts.draw('KS'), courts.draw('KS'), 'made once');
});

test('a court shows its sign once, an indexed one leaves it to the index', () => {
  for (const card of courts.cards) {
    assert.deepEqual(courts.draw(card).filter(({ink}) => ink === 'suit').length, 1, card);
    assert.ok(
      courts.draw(card, true).every(({ink}) => ink !== 'suit'),
      card,
    );
  }
});

test('a court needs few layers', () => {
  for (const card of courts.cards)
    assert.ok(courts.draw(card).length < 96, `${card}: ${courts.draw(card).length}`);
});

test('figures come from a fetched pack, copies too; pips do not', () => {
  assert.deepEqual(['KS', 'QH.2', 'JC', 'NS', 'T1', 'T21', 'SK', 'TD', 'TS', 'AS'].map(isCourt), [
    ...Array(7).fill(true),
    false,
    false,
    false,
  ]);
});

test('an index stands clear of the pips beside it', () => {
  for (const card of FRENCH_52.cards.filter((one) => !isCourt(one))) {
    const {x, room} = corner(card);
    const pips = pipFace(card, true)
      .filter(({ink}) => ink === 'suit')
      .flatMap(({d}) => outline(d).flat());
    assert.ok(Math.min(...pips.map(([left]) => left)) > x + room / 2, card);
  }
});

test('what no pack holds is refused', () => {
  assert.throws(() => pipFace('1S'), RangeError);
  assert.throws(() => courts.draw('AS'), RangeError);
  assert.throws(() => signPath('X', 0, 0), RangeError);
});
