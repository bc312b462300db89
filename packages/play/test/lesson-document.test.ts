import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import Ajv from 'ajv';
import {LessonError, lessonRecord, lessonSchema, readLesson, wordsOf} from '@quinola/play';
import {toy} from '@quinola/testing/toy/game.js';
import {LEAST} from '@quinola/testing/toy/lesson.js';

const faultsOf = (json: unknown): readonly string[] => {
  try {
    readLesson(json);
    return [];
  } catch (error) {
    assert.ok(error instanceof LessonError);
    return error.faults.map(({path, expected, found}) => `${path}: ${expected}, not ${found}`);
  }
};

test('a valid lesson is accepted', () => {
  assert.equal(readLesson(LEAST), LEAST);
});

test('a fault is reported with its path, what was expected there and what was found', () => {
  assert.deepEqual(faultsOf({...LEAST, steps: [{say: {en: 'Yes'}, ask: {cards: ['KH', 'king']}}]}), [
    'steps[0].ask.cards[1]: a card, as "KH" or "T21", not "king"',
  ]);
  assert.deepEqual(faultsOf({...LEAST, steps: [{tell: 'Hello'}]}), [
    'steps[0].tell: one of say, point, ask, at, right, other, wrong, others, not "tell"',
    'steps[0].say: a text, or a text for each language, not nothing',
  ]);
  assert.deepEqual(faultsOf({...LEAST, format: 'quinola-lesson/9'}), [
    'format: "quinola-lesson/1", not "quinola-lesson/9"',
  ]);
  assert.deepEqual(faultsOf({...LEAST, seats: ['book', 'book']}), [
    'seats: one "visitor", not ["book","book"]',
  ]);
  assert.match(faultsOf([])[0]!, /^: a lesson, not \[\]/);
  assert.match(faultsOf(null)[0]!, /not null/);
});

/** Replacements for parts of a lesson, to see whether reader and schema find the same faults. */
const GARBAGE = [
  null,
  7,
  '',
  'x',
  [],
  {},
  ['x'],
  {en: ''},
  {en: 'x'},
  {card: 'KH'},
  {cards: []},
  {type: 3},
  true,
  1.5,
  -1,
];

const WHOLE = {
  ...LEAST,
  $schema: 'lesson.schema.json',
  language: 'pl',
  about: {en: 'About', pl: 'O czym'},
  minutes: 4,
  kind: 'problem',
  source: {en: 'Book, 1', pl: 'Książka, 1'},
  options: {deals: 1},
  seed: 's',
  seats: ['book', 'visitor', {plays: ['KH', {type: 'KNOCK'}]}],
  opening: ['KH', {by: 'chance', type: 'CUT', index: 3}],
  steps: [
    {say: 'Look', point: ['hand'], at: 'once'},
    {
      say: {en: 'Play'},
      ask: {moves: [{type: 'KNOCK'}]},
      right: 'Yes',
      other: 'Well',
      wrong: 'No',
      others: [{cards: ['KH'], say: 'The king!'}],
    },
  ],
  goal: {say: 'Win', when: {happening: {type: 'trick-won'}, least: 2}},
  end: {say: 'Good', missed: 'Again'},
};

test('the reader and the published schema agree on any changed lesson', () => {
  const valid = new Ajv().compile(lessonSchema);
  const paths: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    paths.push(path);
    if (Array.isArray(value)) value.forEach((one, i) => walk(one, [...path, i]));
    else if (typeof value === 'object' && value)
      for (const [name, one] of Object.entries(value)) walk(one, [...path, name]);
  };
  walk(WHOLE, []);
  const changed = (value: unknown, [name, ...rest]: readonly (string | number)[], to: unknown): unknown =>
    name === undefined
      ? to
      : Array.isArray(value)
        ? value.map((one: unknown, i) => (i === name ? changed(one, rest, to) : one))
        : {...(value as object), [name]: changed((value as Record<string, unknown>)[name], rest, to)};
  assert.equal(valid(WHOLE), true, JSON.stringify(valid.errors));
  assert.deepEqual(faultsOf(WHOLE), []);
  let refused = 0;
  for (const path of [...paths, ['unknown'], ['steps', 0, 'unknown']])
    for (const garbage of GARBAGE) {
      const lesson = changed(WHOLE, path, garbage);
      // A schema cannot check the number of visitors.
      const faults = faultsOf(lesson).filter((fault) => !fault.includes('one "visitor"'));
      assert.equal(
        valid(lesson),
        !faults.length,
        `${path.join('.')} = ${JSON.stringify(garbage)}: ${faults}`,
      );
      refused += Number(faults.length > 0);
    }
  assert.ok(refused > 300, `${refused}`);
});

test('the published schema is that of the reader', async () => {
  const file = await readFile(new URL('../lesson.schema.json', import.meta.url), 'utf8');
  assert.deepEqual(
    JSON.parse(file),
    lessonSchema,
    'node --import tsx --conditions=source packages/play/cli/lesson-schema.mjs',
  );
});

test('texts fall back to English, then to the lesson’s own language', () => {
  assert.deepEqual(wordsOf({en: 'a', pl: 'b'}, 'pl'), {text: 'b', lang: 'pl'});
  assert.deepEqual(wordsOf({en: 'a', pl: 'b'}, 'sv'), {text: 'a', lang: 'en'});
  assert.deepEqual(wordsOf({pl: 'b', de: 'c'}, 'sv', {language: 'de'}), {text: 'c', lang: 'de'});
  assert.deepEqual(wordsOf('x', 'sv', {language: 'pl'}), {text: 'x', lang: 'pl'});
});

test('what the rules do not know is reported with its place in the lesson', () => {
  const failing = (lesson: object): string => {
    try {
      lessonRecord(toy as never, readLesson({...LEAST, ...lesson}), []);
      return 'none';
    } catch (error) {
      return error instanceof LessonError ? error.faults[0]!.path : String(error);
    }
  };
  assert.equal(failing({}), 'none');
  assert.equal(failing({game: 'another'}), 'game');
  assert.equal(failing({options: {deals: 99}}), 'options.deals');
  assert.equal(failing({options: {dels: 1}}), 'options.dels');
  assert.equal(failing({opening: ['KH']}), 'opening[0]');
  assert.equal(failing({opening: [{by: 0, type: 'PLAY', card: 'KH'}]}), 'opening[0]');
});
