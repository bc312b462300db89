import assert from 'node:assert/strict';
import {test} from 'node:test';
import {TAROK_78} from '@quinola/cards';
import {
  cardBox,
  corner,
  INKS,
  isCourt,
  loadCourts,
  loadTaroks,
  pipFace,
  type Drawing,
  type Layer,
} from '@quinola/faces';
import {outline} from '../src/courts/outline.js';
import {numeral} from '../src/taroks/numerals.js';

const taroks = await loadTaroks();
const courts = await loadCourts();
const face = (card: string, indexed = false): Drawing =>
  isCourt(card) ? taroks.draw(card, indexed) : pipFace(card, indexed);

const own = taroks.cards.filter((card) => !courts.cards.includes(card));
const numbered = own.filter((card) => card[0] === 'T');
const knights = own.filter((card) => card[0] === 'N');

/** The paper around the frame, which covers whatever extends beyond it. */
const isMargin = ({part}: Layer): boolean => part === 'margin';

test('each of the 78 cards has a face of its own, with and without an index', () => {
  for (const indexed of [false, true]) {
    const seen = new Map<string, string>();
    for (const card of TAROK_78.cards) {
      const text = JSON.stringify(face(card, indexed)) + (isCourt(card) ? '' : card[1]);
      assert.equal(seen.get(text), undefined, `${card} looks like ${seen.get(text)}`);
      seen.set(text, card);
    }
  }
});

test('the figures are 21 taroks, Sky, four knights and the courts of the French pack', () => {
  assert.deepEqual([...taroks.cards].sort(), TAROK_78.cards.filter(isCourt).sort());
  assert.deepEqual([numbered.length, knights.length, own.length], [21, 4, 26]);
  for (const card of courts.cards) assert.equal(taroks.draw(card), courts.draw(card), card);
});

test('every picture has a subject of its own', () => {
  assert.equal(new Set(taroks.cards.map((card) => taroks.name(card))).size, taroks.cards.length);
  assert.deepEqual(
    ['T1', 'T21', 'SK', 'KS.2'].map((card) => taroks.name(card)),
    ['Hanswurst', 'lion', 'Harlequin', 'David'],
  );
});

test('every path is well formed, in a known ink and inside the card', () => {
  for (const card of own) {
    for (const {ink, d, line, dash} of [...face(card), ...face(card, true)].filter((one) => !isMargin(one))) {
      assert.ok(INKS.includes(ink), `${card}: ink ${ink}`);
      assert.match(d, /^M[-MLCQZlcqm\d. ]+$/, `${card}: ${d.slice(0, 60)}`);
      assert.doesNotMatch(d, /ZZ|[A-Za-z]$(?<!Z)/, card);
      assert.ok(line === undefined || line > 0, card);
      assert.ok(dash === undefined || /^[\d. ]+$/.test(dash), card);
      for (const [x, y] of outline(d).flat()) {
        assert.ok(
          x >= 3 && x <= cardBox.width - 3 && y >= 3 && y <= cardBox.height - 3,
          `${card}: ${ink} at ${x},${y}`,
        );
      }
    }
  }
});

test('the picture of a numbered tarok stays between its panels', () => {
  for (const card of numbered) {
    const scene = face(card).slice(0, face(card).findIndex(isMargin));
    const heights = scene.flatMap(({d}) => outline(d).flat()).map(([, y]) => y);
    assert.ok(
      Math.min(...heights) >= 55 && Math.max(...heights) <= 251,
      `${card}: ${Math.min(...heights)} to ${Math.max(...heights)}`,
    );
  }
});

test('taroks have no suit sign; knights have one, which an index replaces', () => {
  const signs = (card: string, indexed: boolean): number =>
    face(card, indexed).filter(({ink}) => ink === 'suit').length;
  for (const card of own) assert.equal(signs(card, false), card[0] === 'N' ? 1 : 0, card);
  for (const card of own) assert.equal(signs(card, true), 0, card);
  assert.equal(corner('T14').signs, '');
  assert.deepEqual([corner('NS').rank, corner('T14').rank, corner('SK').rank], ['N', '14', 'SK']);
});

test('numerals are drawn with one stroke for each bar, and stay within their area', () => {
  assert.deepEqual(
    [1, 4, 9, 14, 18, 21].map((n) => outline(numeral(n, 200).d).length),
    [1, 2, 3, 4, 6, 5],
  );
  for (const room of [84, 172]) {
    for (let n = 1; n <= 21; n++) {
      const {width, d} = numeral(n, room);
      const xs = outline(d)
        .flat()
        .map(([x]) => x);
      assert.ok(
        width <= room && Math.max(...xs) <= width + 0.5 && Math.min(...xs) >= 0,
        `${n}: ${width} in ${room}`,
      );
    }
  }
});

test('the index of a tarok is readable in a hand of 25, on a telephone and in a kiosk', () => {
  // In a row of 15 each card shows 31 % of itself; the plate is 200 units wide.
  const seen = 0.31 * cardBox.width;
  for (const card of numbered) {
    const numerals = face(card, true).filter(({ink, line}) => ink === 'key' && line === undefined);
    const xs = numerals
      .flatMap(({d}) => outline(d).flat())
      .filter(([x, y]) => y >= 11 && y <= 51 && x < cardBox.width / 2)
      .map(([x]) => x);
    assert.ok(xs.length && Math.max(...xs) <= seen, `${card}: ${Math.max(...xs)} of ${seen.toFixed(0)}`);
  }
});

test('neighbouring taroks have frames of different shape', () => {
  const shape = (n: number): string => {
    const layers = face(`T${n}`);
    // Only the lines of the frame, without panels, ornaments and numerals.
    return layers
      .slice(layers.findIndex(isMargin))
      .filter(({line}) => line === 1.5)
      .map(({d}) => d)
      .join();
  };
  for (let n = 2; n <= 21; n++) assert.notEqual(shape(n), shape(n - 1), `${n}`);
  assert.ok(new Set(numbered.map((_, i) => shape(i + 1))).size >= 8);
});

test('an index does not cover a foot of Harlequin', () => {
  const drawing = face('SK', true);
  const index = drawing
    .filter(({line}) => !line)
    .slice(-4)
    .flatMap(({d}) => outline(d).flat())
    .filter(([, y]) => y > 153);
  const left = Math.min(...index.map(([x]) => x));
  const top = Math.min(...index.map(([, y]) => y));
  const shoes = drawing
    .filter(({ink, line}) => ink === 'black' && !line)
    .flatMap(({d}) => outline(d).flat())
    .filter(([, y]) => y > top);
  assert.ok(shoes.length && shoes.every(([x]) => x < left));
});

test('a picture needs few layers and is created once', () => {
  for (const card of own) assert.ok(face(card).length < 128, `${card}: ${face(card).length}`);
  assert.equal(taroks.draw('T5'), taroks.draw('T5'));
});

test('a card that the pack does not hold is refused', () => {
  assert.throws(() => taroks.draw('T22'), RangeError);
  assert.throws(() => taroks.name('AS'), RangeError);
});
