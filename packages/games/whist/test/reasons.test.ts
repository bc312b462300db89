import assert from 'node:assert/strict';
import {test} from 'node:test';
import {callMaxims} from '../src/whist/opponents/maxims/calls.js';
import {habits} from '../src/whist/opponents/maxims/habits.js';
import {cardMaxims} from '../src/whist/opponents/maxims/schools.js';
import {shortId, sourceOf, whistReasons} from '../src/whist/words/reasons/index.js';

/** The maxims for decisions other than cards and the call. */
const WORDS = [
  'leitfaden.7',
  'leitfaden.19',
  'leitfaden.20.V',
  ...[
    'trump',
    'rest',
    'seen',
    'unseen',
    'grant',
    'contest',
    'stand',
    'void',
    'call',
    'waive',
    'suit',
    'demand',
    'revoke',
    'unproven',
  ].map((id) => `engine.${id}`),
];
const ids = new Set([
  ...[...cardMaxims('mixed'), ...callMaxims, ...habits].map(({id}) => id),
  ...WORDS.map((id) => `whist.${id}`),
]);

for (const code of whistReasons.languages) {
  test(`every maxim has a reason in ${code}, and there is no reason without a maxim`, async () => {
    const reasons = await whistReasons.load(code);
    const written = [...reasons.keys()].filter((id) => !id.startsWith('@'));
    assert.deepEqual(written.sort(), [...ids].map(shortId).sort());
    for (const [id, text] of reasons) assert.ok(text.length > 8, `${id}: ${text}`);
  });

  test(`the headings of ${code} cover every section`, async () => {
    const reasons = await whistReasons.load(code);
    const english = await whistReasons.load('en');
    const headings = (texts: typeof reasons): string[] =>
      [...texts.keys()].filter((id) => id.startsWith('@')).sort();
    assert.deepEqual(headings(reasons), headings(english));
    for (const id of ids) assert.notEqual(sourceOf(reasons, id).trim(), '', id);
  });
}

test('a reason names its book and section', async () => {
  const reasons = await whistReasons.load('en');
  for (const [id, source] of [
    ['whist.leitfaden.17.V.2', 'Leitfaden §17 V, 2'],
    ['whist.leitfaden.17.V.2.exc', 'Leitfaden §17 V, 2'],
    ['whist.leitfaden.17.XI.1own.b', 'Leitfaden §17 XI, 1, b'],
    ['whist.leitfaden.17.VII', 'Leitfaden §17 VII'],
    ['whist.leitfaden.14.gedeckt', 'Leitfaden §14'],
    ['whist.leitfaden.25.2f', 'Leitfaden §25, 2f'],
    ['wist.ogolne.7', 'Gra Wista, general rule 7'],
    ['wist.szczegolne.9b', 'Gra Wista, special rule 9'],
    ['wist.zalezy.odrzut', 'Gra Wista, what everything depends on'],
    ['whist.engine.lowest', 'No book speaks of it'],
  ] as const)
    assert.equal(sourceOf(reasons, id), source);
});

test('a reason borrowed from another book says so, and an unknown language falls back to English', async () => {
  const own = await whistReasons.reasonOf('fr', 'whist.leitfaden.17.VII');
  const borrowed = await whistReasons.reasonOf('fr', 'whist.leitfaden.17.VII', 'borrowed');
  assert.equal(own.text, (await whistReasons.reasonOf('en', 'whist.leitfaden.17.VII')).text);
  assert.ok(borrowed.text.endsWith(own.text) && borrowed.text.length > own.text.length);
});
