import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import Ajv from 'ajv';
import {pick, randomFrom} from '@quinola/cards';
import {
  canAnswer,
  decided,
  fits,
  follow,
  foldRecord,
  freshRun,
  previousStep,
  nextStep,
  hasOtherAnswer,
  isReached,
  LessonError,
  lessonRecord,
  lessonSchema,
  listed,
  othersWait,
  passOver,
  readLesson,
  saidNow,
  stepAt,
  wordsOf,
  writtenMove,
  type Actor,
  type GameRecord,
  type Lesson,
  type LessonRun,
  type MoveLike,
} from '@quinola/play';
import {toy} from '../test-support/toy.js';
import type {ToyMove, ToyState} from '../test-support/toy-types.js';
import {eachSample} from '../test-support/sample.js';

const LEAST = {
  format: 'quinola-lesson/1',
  id: 'first',
  game: 'toy',
  title: 'First',
  steps: [{say: 'Play a card.', ask: 'any'}],
  end: {say: 'Done.'},
} as const;

const faultsOf = (json: unknown): readonly string[] => {
  try {
    readLesson(json);
    return [];
  } catch (error) {
    assert.ok(error instanceof LessonError);
    return error.faults.map(({path, expected, found}) => `${path}: ${expected}, not ${found}`);
  }
};

test('a lesson that lacks nothing is read', () => {
  assert.equal(readLesson(LEAST), LEAST);
});

test('a fault is named by its path, with what was expected there and what was found', () => {
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

/** What is put in the place of a part of a lesson, to see whether reader and schema find the same. */
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

test('the reader and the published schema agree on whatever is put into a lesson', () => {
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
      // How many visitors sit there is more than a schema says.
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

test('the schema that is published is that of the reader', async () => {
  const file = await readFile(new URL('../lesson.schema.json', import.meta.url), 'utf8');
  assert.deepEqual(
    JSON.parse(file),
    lessonSchema,
    'node --import tsx --conditions=source build/lesson-schema.mjs',
  );
});

test('what is said falls to English, then to the lesson’s own language', () => {
  assert.deepEqual(wordsOf({en: 'a', pl: 'b'}, 'pl'), {text: 'b', lang: 'pl'});
  assert.deepEqual(wordsOf({en: 'a', pl: 'b'}, 'sv'), {text: 'a', lang: 'en'});
  assert.deepEqual(wordsOf({pl: 'b', de: 'c'}, 'sv', {language: 'de'}), {text: 'c', lang: 'de'});
  assert.deepEqual(wordsOf('x', 'sv', {language: 'pl'}), {text: 'x', lang: 'pl'});
});

test('a pattern asks for fields, and for lists in any order', () => {
  assert.ok(fits({cards: ['a', 'b']}, {type: 'X', cards: ['b', 'a']}));
  assert.ok(!fits({cards: ['a']}, {cards: ['a', 'b']}));
  assert.ok(!fits({card: 'a'}, null));
  assert.ok(fits({seat: {any: [0, 2]}}, {seat: 2}));
  assert.ok(!fits({seat: {any: [0, 2]}}, {seat: 1}));
});

/** A toy match up to the first trick, where player 0 is to play; as a lesson opens with it. */
function opened(seed: string): {opening: Record<string, unknown>[]; state: ToyState} {
  const random = randomFrom(seed);
  let state = toy.start({} as never);
  const opening: Record<string, unknown>[] = [];
  const step = (by: Actor, move: ToyMove): void => {
    opening.push({by, ...move});
    state = toy.play(state, by, move).state;
  };
  for (;;) {
    const {must, phase} = toy.turn(state);
    if (phase === 'playing.trick' && must === 0) return {opening, state};
    if (must === null) throw new Error('over');
    if (must === 'chance') step(must, toy.chance(state, random));
    else {
      const moves = [...listed(toy, toy.view(state, must))];
      const lively = moves.filter(({type}) => type !== 'PASS' && type !== 'KNOCK');
      step(must, pick(lively.length ? lively : moves, random));
    }
  }
}

interface Played {
  readonly lesson: Lesson;
  record: GameRecord<ToyMove>;
  run: LessonRun;
}

const stateOf = ({record}: Played): ToyState => foldRecord(toy as never, record as never) as ToyState;
const make = (at: Played, by: number, move: MoveLike): void => {
  at.record = {...at.record, moves: [...at.record.moves, {by, move: move as ToyMove}]};
  at.run = follow(at.lesson, at.run, at.record);
};

test('a lesson follows the record: what was meant, what was lawful but other, what is taken back', () => {
  eachSample(20, (seed) => {
    const {opening, state} = opened(seed);
    const cards = toy.moves(toy.view(state, 0)).flatMap((move) => ('card' in move ? [move.card] : []));
    const [meant, other = meant] = cards as [string, string?];
    const lesson = readLesson({
      ...LEAST,
      opening,
      steps: [
        {say: 'Look.'},
        {
          say: 'Play it.',
          ask: {card: meant},
          point: ['answer'],
          right: 'Yes.',
          other: 'Not that.',
          others: [{cards: [other], say: 'That one!'}],
        },
        {say: 'Wait for it.', at: 'once'},
        {say: 'The end is near.'},
      ],
      goal: {say: 'Play.', when: {happening: {type: 'played'}}},
    });
    const record = lessonRecord(toy as never, lesson, []) as unknown as GameRecord<ToyMove>;
    const at: Played = {lesson, record, run: freshRun};
    assert.equal(decided(lesson, record), 0);
    assert.equal(isReached(toy as never, lesson, record as never), false);
    const now = (decides = true) => saidNow(lesson, at.run, {decides, over: false});

    assert.deepEqual([now().kind, now().say, now().at, now().of], ['tell', 'Look.', 1, 4]);
    at.run = nextStep(at.run, 0);
    assert.deepEqual([now().kind, now().point], ['ask', [meant]]);
    assert.equal(now(false).kind, 'wait');

    make(at, 0, {type: 'PLAY', card: meant} as never);
    assert.deepEqual(
      [now(false).answer, now(false).verdict, now(false).say],
      ['Yes.', 'right', 'Wait for it.'],
    );
    assert.ok(othersWait(lesson, at.run));
    assert.equal(isReached(toy as never, lesson, at.record as never), true);

    const back = previousStep(at.run);
    assert.equal(back.takeBack, true);
    at.record = {
      ...at.record,
      moves: at.record.moves.map((made, i, all) => (i === all.length - 1 ? {...made, undone: true} : made)),
    };
    at.run = follow(lesson, back.run, at.record);
    assert.deepEqual([now().kind, now().say], ['ask', 'Play it.']);

    if (other === meant) return;
    make(at, 0, {type: 'PLAY', card: other} as never);
    assert.ok(hasOtherAnswer(at.run) && othersWait(lesson, at.run));
    assert.deepEqual([now().kind, now().answer, now().at], ['astray', 'That one!', 2]);
    // Taken back in any other way, the lesson is where it was.
    const taken = {...at.record, moves: at.record.moves.slice(0, -1)};
    assert.equal(
      saidNow(lesson, follow(lesson, at.run, taken), {decides: true, over: false}).say,
      'Play it.',
    );
    at.run = nextStep(at.run, 1);
    assert.deepEqual([now().kind, hasOtherAnswer(at.run)], ['tell', false]);
    at.run = nextStep(nextStep(at.run, 1), 1);
    assert.equal(now().kind, 'end');
    assert.equal(stepAt(at.run), 4);
  });
});

test('who plays while something is told has read it; what can be done no more is passed over', () => {
  const {opening, state} = opened('passing');
  const view = toy.view(state, 0);
  const card = toy.moves(view).flatMap((move) => ('card' in move ? [move.card] : []))[0]!;
  const lesson = readLesson({
    ...LEAST,
    opening,
    steps: [{say: 'One.'}, {say: 'Two.', ask: {card: 'ZZ'}}, {say: 'Three.', ask: 'book', right: 'Yes.'}],
  });
  const record = lessonRecord(toy as never, lesson, []) as unknown as GameRecord<ToyMove>;
  assert.equal(canAnswer(toy as never, view, {card}), true);
  const passed = passOver(lesson, nextStep(freshRun, 0), toy as never, view, 0);
  assert.deepEqual(
    passed.marks.map(({how}) => how),
    ['read', 'gone'],
  );
  const known = {...passed, book: {step: 2, move: {type: 'PLAY', card} as MoveLike}};
  const played = follow(lesson, known, {
    moves: [...record.moves, {by: 0, move: {type: 'PLAY', card} as never}],
  });
  assert.equal(played.marks.at(-1)!.how, 'right');
  const hasty = follow(lesson, freshRun, {
    moves: [...record.moves, {by: 0, move: {type: 'PLAY', card} as never}],
  });
  assert.deepEqual(
    hasty.marks.map(({how}) => how),
    ['read', 'other'],
  );
  const rest = {record, lesson, run: freshRun};
  assert.ok(stateOf(rest));
});

test('what the rules do not know is named where the lesson says it', () => {
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

test('one whose moves are written down makes them in their order, where he may', () => {
  const moves = ['a', 'b', 'c'].map((card) => ({type: 'PLAY', card}));
  assert.deepEqual(writtenMove(['x', 'b', 'a'], [], moves), moves[1]);
  assert.deepEqual(writtenMove(['x', 'b', 'a'], [{type: 'PLAY', card: 'b'} as never], moves), moves[0]);
  assert.equal(writtenMove(['b'], [{type: 'PLAY', card: 'b'} as never], moves), null);
});
