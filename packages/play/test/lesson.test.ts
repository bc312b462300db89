import assert from 'node:assert/strict';
import test from 'node:test';
import {
  canAnswer,
  decided,
  fits,
  follow,
  foldRecord,
  newRun,
  previousStep,
  nextStep,
  hasOtherAnswer,
  isReached,
  lessonRecord,
  othersWait,
  skipImpossibleSteps,
  readLesson,
  lessonDisplayAt,
  stepAt,
  writtenMove,
  type GameRecord,
  type Lesson,
  type LessonRun,
  type MoveLike,
} from '@quinola/play';
import {toy} from '@quinola/testing/toy/game.js';
import type {ToyMove, ToyState} from '@quinola/testing/toy/types.js';
import {eachSample} from '@quinola/testing/sample.js';
import {LEAST, opened} from '@quinola/testing/toy/lesson.js';

test('a pattern matches the given fields, and lists in any order', () => {
  assert.ok(fits({cards: ['a', 'b']}, {type: 'X', cards: ['b', 'a']}));
  assert.ok(!fits({cards: ['a']}, {cards: ['a', 'b']}));
  assert.ok(!fits({card: 'a'}, null));
  assert.ok(fits({seat: {any: [0, 2]}}, {seat: 2}));
  assert.ok(!fits({seat: {any: [0, 2]}}, {seat: 1}));
});

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

test('a lesson follows the record: the move that was meant, other lawful moves, and moves taken back', () => {
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
    const at: Played = {lesson, record, run: newRun};
    assert.equal(decided(lesson, record), 0);
    assert.equal(isReached(toy as never, lesson, record as never), false);
    const now = (decides = true) => lessonDisplayAt(lesson, at.run, {decides, over: false});

    assert.deepEqual([now().kind, now().say, now().at, now().total], ['tell', 'Look.', 1, 4]);
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
    // Taken back in another way, the lesson is where it was.
    const taken = {...at.record, moves: at.record.moves.slice(0, -1)};
    assert.equal(
      lessonDisplayAt(lesson, follow(lesson, at.run, taken), {decides: true, over: false}).say,
      'Play it.',
    );
    at.run = nextStep(at.run, 1);
    // Nobody is told any more to take back what he has chosen to keep.
    assert.deepEqual(
      [now().kind, hasOtherAnswer(at.run), now().answer, now().verdict],
      ['tell', false, null, 'kept'],
    );
    at.run = nextStep(nextStep(at.run, 1), 1);
    assert.equal(now().kind, 'end');
    assert.equal(stepAt(at.run), 4);
  });
});

test('playing during a text counts as having read it; steps that are no longer possible are skipped', () => {
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
  const passed = skipImpossibleSteps(lesson, nextStep(newRun, 0), toy as never, view, 0);
  assert.deepEqual(
    passed.marks.map(({how}) => how),
    ['read', 'gone'],
  );
  const known = {...passed, book: {step: 2, move: {type: 'PLAY', card} as MoveLike}};
  const played = follow(lesson, known, {
    moves: [...record.moves, {by: 0, move: {type: 'PLAY', card} as never}],
  });
  assert.equal(played.marks.at(-1)!.how, 'right');
  const hasty = follow(lesson, newRun, {
    moves: [...record.moves, {by: 0, move: {type: 'PLAY', card} as never}],
  });
  assert.deepEqual(
    hasty.marks.map(({how}) => how),
    ['read', 'other'],
  );
  const rest = {record, lesson, run: newRun};
  assert.ok(stateOf(rest));
});

test('a scripted player makes his moves in order, where they are lawful', () => {
  const moves = ['a', 'b', 'c'].map((card) => ({type: 'PLAY', card}));
  assert.deepEqual(writtenMove(['x', 'b', 'a'], [], moves), moves[1]);
  assert.deepEqual(writtenMove(['x', 'b', 'a'], [{type: 'PLAY', card: 'b'} as never], moves), moves[0]);
  assert.equal(writtenMove(['b'], [{type: 'PLAY', card: 'b'} as never], moves), null);
});

test('the script of another player may state the cards that he chooses', () => {
  const choices = [{choose: 'THROW', from: ['AH', 'KH', 'QH'], least: 0, most: 2}] as const;
  const thrown = {type: 'THROW', cards: ['QH', 'AH']};
  assert.deepEqual(writtenMove([{type: 'PASS'}, thrown], [], choices), thrown);
  assert.deepEqual(writtenMove([{type: 'THROW', cards: []}], [], choices), {type: 'THROW', cards: []});
  assert.equal(writtenMove([{type: 'THROW', cards: ['2S']}], [], choices), null, 'not one of them');
  assert.equal(writtenMove([thrown], [thrown], choices), null, 'thrown already');
});
