import assert from 'node:assert/strict';
import test from 'node:test';
import {chanceOf} from '@quinola/chart';
import {
  decided,
  foldRecord,
  follow,
  newRun,
  nextStep,
  hasOtherAnswer,
  isReached,
  lessonRecord,
  listed,
  expectedMove,
  offered,
  skipImpossibleSteps,
  learnerOf,
  readLesson,
  lessonDisplayAt,
  stepAt,
  stepNow,
  writtenMove,
  type Game,
  type GameRecord,
  type Happening,
  type Lesson,
  type LessonRun,
  type MoveLike,
  type Choice,
} from '@quinola/play';
import type {LessonOffer} from '../src/lesson/lesson-state.js';

type AnyRules = Game<unknown, unknown, MoveLike, unknown, Happening, Choice>;

/** The book player: asked like an opponent, with the rules and a view. */
export type BookOf = (view: unknown, moves: readonly unknown[]) => MoveLike;

/** A lesson that is played in a test. */
interface Playing {
  readonly game: AnyRules;
  readonly lesson: Lesson;
  readonly record: GameRecord;
  readonly run: LessonRun;
}

const stateOf = ({game, record}: Playing): unknown => foldRecord(game as never, record as never);

/** The record after one more move, and the lesson following it. */
function after(at: Playing, by: number | 'chance', move: MoveLike): Playing {
  const record = {...at.record, moves: [...at.record.moves, {by, move}]};
  return {...at, record, run: follow(at.lesson, at.run, record)};
}

/** The maximum of moves between two answers of a lesson. */
const MOST = 2000;

/** Plays the other players' moves and confirms texts, until the visitor is asked something or the lesson is over. */
function playUntilAsked(from: Playing, book: BookOf): Playing {
  let at = from;
  for (let i = 0; i < MOST; i++) {
    const {game, lesson, run} = at;
    const state = stateOf(at);
    const {must, over} = game.turn(state);
    const pupil = learnerOf(lesson);
    const decides = must === pupil;
    if (decides)
      at = {
        ...at,
        run: skipImpossibleSteps(lesson, run, game, game.view(state, pupil), decided(lesson, at.record)),
      };
    const {kind} = lessonDisplayAt(lesson, at.run, {decides, over});
    if (kind === 'end' || kind === 'ask') return at;
    if (kind === 'tell' || kind === 'astray') {
      at = {...at, run: nextStep(at.run, decided(lesson, at.record))};
      continue;
    }
    assert.ok(must !== null, 'the match is over while the lesson waits');
    if (must === 'chance') {
      const nth = 1 + at.record.moves.filter(({by}) => by === 'chance').length;
      at = after(at, must, game.chance(state, chanceOf(at.record.seed!, nth)));
      continue;
    }
    const view = game.view(state, must);
    const moves = offered(game, view);
    const seat = lesson.seats?.[must];
    const made = at.record.moves.filter(({by, level}) => by === must && !level).map(({move}) => move);
    const written = typeof seat === 'object' ? writtenMove(seat.plays, made, moves) : null;
    at = after(at, must, written ?? book(view, moves));
  }
  throw new Error(`the lesson does not go on at step ${stepAt(at.run) + 1}`);
}

/** What the visitor sees, what is asked, and the expected move. */
function asked(at: Playing, book: BookOf): {readonly view: unknown; readonly meant: MoveLike} {
  const view = at.game.view(stateOf(at), learnerOf(at.lesson));
  const {ask} = stepNow(at.lesson, at.run)!;
  const byBook = typeof ask === 'string' ? book(view, offered(at.game, view)) : null;
  const meant = expectedMove(at.game, view, ask!, byBook);
  assert.ok(meant, `step ${stepAt(at.run) + 1}: what is asked cannot be done`);
  return {view, meant};
}

function withBook(at: Playing, meant: MoveLike): Playing {
  return stepNow(at.lesson, at.run)!.ask === 'book'
    ? {...at, run: {...at.run, book: {step: stepAt(at.run), move: meant}}}
    : at;
}

/** Every text of a lesson exists in English and in the language of its book. */
function languagesOf(value: unknown, path = ''): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one, i) => languagesOf(one, `${path}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  if (typeof fields['en'] === 'string') return [[path, Object.keys(fields).sort().join()]];
  return Object.entries(fields).flatMap(([name, one]) => languagesOf(one, `${path}.${name}`));
}

/**
 * Tests the guided deals of a game: each can be parsed, starts under its own rules, reaches its goal by its own answers, also
 * after any other lawful answer; and each has all its texts in the same languages.
 */
export function testLessons(
  id: string,
  {
    game,
    lessons,
    book,
  }: {readonly game: AnyRules; readonly lessons: readonly LessonOffer[]; readonly book: BookOf},
): void {
  for (const offer of lessons) {
    const startedLesson = async (): Promise<Playing> => {
      const lesson = readLesson(await offer.load());
      return {game, lesson, record: lessonRecord(game, lesson, []), run: newRun};
    };

    test(`${id}: the lesson “${offer.id}” is played through by its own answers`, async () => {
      const first = await startedLesson();
      const {lesson} = first;
      assert.equal(lesson.id, offer.id);
      let at = playUntilAsked(first, book);
      let answers = 0;
      while (stepAt(at.run) < lesson.steps.length) {
        const step = stepAt(at.run);
        const {meant} = asked(at, book);
        at = after(withBook(at, meant), learnerOf(lesson), meant);
        assert.equal(at.run.marks[step]!.how, 'right', `step ${step + 1}`);
        answers++;
        at = playUntilAsked(at, book);
      }
      assert.ok(answers > 0, 'nothing is asked');
      assert.deepEqual(
        at.run.marks.filter(({how}) => how === 'gone'),
        [],
      );
      assert.notEqual(isReached(game, lesson, at.record), false, 'the goal is missed');
    });

    test(`${id}: the lesson “${offer.id}” responds to every other lawful move, and continues`, async () => {
      let at = playUntilAsked(await startedLesson(), book);
      const {lesson} = at;
      while (stepAt(at.run) < lesson.steps.length) {
        const {view, meant} = asked(at, book);
        const step = stepNow(lesson, at.run)!;
        for (const move of listed(game, view)) {
          const other = after(withBook(at, meant), learnerOf(lesson), move);
          if (!hasOtherAnswer(other.run)) continue;
          const taken = follow(lesson, other.run, at.record);
          assert.equal(stepAt(taken), stepAt(at.run), 'taken back');
          let on = playUntilAsked(other, book);
          // Whatever is answered from here on, the lesson ends.
          while (stepAt(on.run) < lesson.steps.length) {
            const {meant: next} = asked(on, book);
            on = playUntilAsked(after(withBook(on, next), learnerOf(lesson), next), book);
          }
        }
        assert.ok(step.say);
        at = playUntilAsked(after(withBook(at, meant), learnerOf(lesson), meant), book);
      }
    });

    test(`${id}: the lesson “${offer.id}” has all its texts in the same languages`, async () => {
      const {lesson} = await startedLesson();
      const said = languagesOf(lesson);
      for (const [path, languages] of said) assert.equal(languages, said[0]![1], path);
      assert.deepEqual(
        [offer.kind, offer.title, offer.about, offer.minutes],
        [lesson.kind, lesson.title, lesson.about, lesson.minutes],
      );
      assert.ok(lesson.source, 'it names its book');
    });
  }
}
