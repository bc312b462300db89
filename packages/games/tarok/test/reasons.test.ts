import assert from 'node:assert/strict';
import {test} from 'node:test';
import {brotliCompressSync} from 'node:zlib';
import {readFileSync} from 'node:fs';
import type {ReasonBook, Reasons} from '@quinola/opponents';
import {habitsOf} from '../src/kit/opponents/habits.js';
import {layMaxims} from '../src/kit/opponents/laying.js';
import {cardMaxims} from '../src/tarok/opponents/maxims/cards.js';
import {skatMaxims} from '../src/tarok/opponents/maxims/laying.js';
import * as trois from '../src/tarok/words/reasons/index.js';
import {askMaxims} from '../src/tarok-ombre/opponents/maxims/asking.js';
import {bidMaxims} from '../src/tarok-ombre/opponents/maxims/bidding.js';
import {cardMaxims as ombreCards} from '../src/tarok-ombre/opponents/maxims/cards.js';
import {giveMaxims} from '../src/tarok-ombre/opponents/maxims/giving.js';
import * as ombre from '../src/tarok-ombre/words/reasons/index.js';

interface Case {
  readonly name: string;
  readonly book: ReasonBook;
  readonly ids: readonly string[];
  readonly shortId: (id: string) => string;
  readonly sourceOf: (reasons: Reasons, id: string) => string;
}

const ids = (...lists: readonly (readonly {readonly id: string}[])[]): string[] => [
  ...new Set(lists.flat().map(({id}) => id)),
];

// Some maxims of bidding and announcing are not in the lists.
const CASES: readonly Case[] = [
  {
    ...trois,
    name: 'tarok',
    book: trois.tarokReasons,
    ids: [...ids(cardMaxims, skatMaxims, habitsOf('tarok.', 4)), 'tarok.14'],
  },
  {
    ...ombre,
    name: 'tarok-ombre',
    book: ombre.tarokOmbreReasons,
    ids: [
      ...ids(habitsOf('taroklomber.', 8), layMaxims, ombreCards, bidMaxims, askMaxims, giveMaxims),
      ...['A.6', 'A.8', 'A.10', 'engine.outbid'].map((id) => `taroklomber.${id}`),
    ],
  },
];

for (const {name, book, ids: all, shortId, sourceOf} of CASES) {
  for (const code of book.languages) {
    test(`${name}: every maxim has a reason and a source in ${code}, no reason is left over, and the file is small`, async () => {
      const reasons = await book.load(code);
      const written = [...reasons.keys()].filter((id) => !id.startsWith('@'));
      assert.deepEqual(written.sort(), all.map(shortId).sort());
      for (const [id, text] of reasons) assert.ok(text.length > 8, `${id}: ${text}`);
      for (const id of all) assert.notEqual(sourceOf(reasons, id).trim(), '', id);
      const english = await book.load('en');
      assert.deepEqual(
        [...reasons.keys()].filter((id) => id.startsWith('@')),
        [...english.keys()].filter((id) => id.startsWith('@')),
      );
      assert.ok(
        brotliCompressSync(readFileSync(new URL(`../src/${name}/words/reasons/${code}.ts`, import.meta.url)))
          .length <= 4096,
      );
    });
  }
}

test('a reason names its chapter and rule, and says if it is borrowed from another book', async () => {
  const reasons = await trois.tarokReasons.load('en');
  for (const [id, source] of [
    ['tarok.15.b.1', 'Tarok, rule 15b'],
    ['tarok.15', 'Tarok, rule 15'],
    ['tarok.3.c.wait', 'Tarok, rule 3c'],
    ['tarok.17.take', 'Tarok, rule 17'],
    ['tarok.reguly.10.c', 'Tarok, hint 10c'],
    ['tarok-en-deux.niech-zadaie', 'Tarok en deux'],
    ['taroklomber.A.2', 'Tarok-ombre, article 2'],
    ['tarok.engine.home', 'No book speaks of it'],
  ] as const)
    assert.equal(trois.sourceOf(reasons, id), source);
  const own = await trois.tarokReasons.reasonOf('fr', 'taroklomber.A.2');
  const borrowed = await trois.tarokReasons.reasonOf('fr', 'taroklomber.A.2', 'borrowed');
  assert.ok(borrowed.text.endsWith(own.text) && borrowed.text.length > own.text.length);
  const words = await ombre.tarokOmbreReasons.load('en');
  assert.equal(ombre.sourceOf(words, 'taroklomber.A.23.szkat'), 'Tarok-ombre, article 23');
  assert.equal(ombre.sourceOf(words, 'taroklomber.B.4'), 'Tarok-ombre, new manner 4');
  assert.equal(ombre.sourceOf(words, 'taroklomber.karty.sky.dama'), 'Tarok-ombre, on the chief cards');
});
