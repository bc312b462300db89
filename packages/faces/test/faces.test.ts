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

/** Every drawing of the package, by a descriptive name. */
const everything = new Map<string, Drawing>([
  ...FRENCH_52.cards.map((card) => [card, face(card)] as const),
  ...FRENCH_52.cards.map((card) => [`${card} indexed`, face(card, true)] as const),
  ...FRENCH_52.cards.map((card) => [`${card} corner`, [{ink: 'suit', d: corner(card).signs}]] as const),
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

test('the lower half of a numeral card is its upper half rotated, except for single signs', () => {
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

test('the twelve courts are different drawings with a letter', () => {
  assert.deepEqual([...courts.cards].sort(), FRENCH_52.cards.filter(isCourt).sort());
  assert.equal(new Set(courts.cards.map((card) => courts.name(card))).size, 12);
  assert.equal(courts.name('QH.2'), 'Judith');
  assert.equal(courts.draw('KS'), courts.draw('KS'), 'made once');
});

test('a court shows its sign once, and not at all where an index shows it', () => {
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
    assert.ok(courts.draw(card).length < 120, `${card}: ${courts.draw(card).length}`);
});

test('figures come from a fetched pack, also for second copies; pips do not', () => {
  assert.deepEqual(['KS', 'QH.2', 'JC', 'NS', 'T1', 'T21', 'SK', 'TD', 'TS', 'AS'].map(isCourt), [
    ...Array(7).fill(true),
    false,
    false,
    false,
  ]);
});

test('an index does not overlap the pips beside it', () => {
  for (const card of FRENCH_52.cards.filter((one) => !isCourt(one))) {
    const {x, room} = corner(card);
    const pips = pipFace(card, true)
      .filter(({ink}) => ink === 'suit')
      .flatMap(({d}) => outline(d).flat());
    assert.ok(Math.min(...pips.map(([left]) => left)) > x + room / 2, card);
  }
});

test('an index lies on clear paper: no part of the figure is in its corners', () => {
  for (const card of courts.cards) {
    const drawing = courts.draw(card, true);
    const margin = drawing.findIndex(({part}) => part === 'margin');
    const {x, y, size, room, signs} = corner(card);
    const [upper = [], lower = []] = outline(signs);
    const right = Math.max(x + room / 2, ...upper.map(([u]) => u));
    const foot = Math.max(y, ...upper.map(([, v]) => v));
    for (const [at, [u, v]] of upper.entries()) {
      const [left, top] = lower[at]!;
      assert.ok(Math.abs(200 - u - left) < 0.2 && Math.abs(306 - v - top) < 0.2, `${card}: not turned`);
    }
    const hole = outline(drawing[margin]!.d)[1]!;
    for (const turned of [false, true]) {
      const within = ([u, v]: readonly [number, number]): boolean =>
        (turned ? 200 - u : u) < right && (turned ? 306 - v : v) < foot;
      assert.ok(!hole.some(within), `${card}: the margin covers the corner`);
      for (const {d} of drawing.slice(margin + 1)) assert.ok(!outline(d).flat().some(within), card);
    }
    assert.ok(y - size * 0.7 > 0);
  }
});

test('a court cut at the waist is enlarged and loses its name; a rider stays whole', () => {
  for (const card of courts.cards) {
    const drawing = courts.draw(card, true);
    const [near, far] = [halve(drawing, true), halve(drawing)];
    assert.deepEqual([...far.figure, ...far.over], drawing);
    assert.equal(far.view, '0 0 200 153');
    assert.deepEqual(near.figure, far.figure);
    assert.ok(near.over.length === far.over.length - 2 && near.over.every(({part}) => part !== 'name'), card);
    const [left = 0, top = 0, width = 0, height = 0] = near.view.split(' ').map(Number);
    assert.ok(
      Math.abs(width / height - 200 / 153) < 0.01 && Math.abs(left * 2 + width - 200) < 0.2,
      near.view,
    );
    const heads = near.figure.filter(({line}) => !line).flatMap(({d}) => outline(d).flat());
    assert.ok(Math.min(...heads.map(([, y]) => y)) >= top, `${card}: the crown is cut`);
  }
});

test('a two-headed staff is held by a hand above the waist', () => {
  // The visible part of an enlarged figure, see `halve`: about the upper 141 units.
  const hands = (drawing: Drawing): number =>
    drawing
      .filter(({ink, line}) => !line && ink === 'flesh')
      .flatMap(({d}) => outline(d))
      .filter((figure) => figure.every(([x, y]) => y > 105 && y < 141 && (x < 50 || x > 150))).length;
  for (const card of ['KS', 'JS', 'JH', 'KD', 'JD', 'KC', 'QC', 'JC']) {
    for (const indexed of [false, true])
      assert.ok(hands(courts.draw(card, indexed, true)) > 0, `${card} ${indexed}`);
    assert.equal(courts.draw(card, true, true), courts.draw(card, true, true), 'made once');
  }
  assert.equal(courts.draw('QS', true, true), courts.draw('QS', true), 'nothing else is drawn anew');
});

test('there are two line weights: the heavier one separates overlapping shapes', () => {
  for (const card of courts.cards) {
    const widths = new Set(courts.draw(card).map(({line}) => line));
    assert.ok(widths.has(1.1) && widths.has(3.4), card);
  }
});

test('figures fill the frame: cloth reaches both sides, and half the width at the shoulders', () => {
  for (const card of courts.cards) {
    const cloth = courts
      .draw(card)
      .filter(({ink, line}) => !line && !['paper', 'suit'].includes(ink))
      .flatMap(({d}) => outline(d).flat());
    const span = (from: number, to: number): number => {
      const xs = cloth.filter(([, y]) => y > from && y < to).map(([x]) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    assert.ok(span(100, 260) > 160, `${card}: ${span(100, 260)}`);
    assert.ok(span(100, 150) > 110, `${card}: ${span(100, 150)}`);
  }
});

test('a card that no pack holds is refused', () => {
  assert.throws(() => pipFace('1S'), RangeError);
  assert.throws(() => courts.draw('AS'), RangeError);
  assert.throws(() => signPath('X', 0, 0), RangeError);
});
