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
  firstDue,
  isDue,
  isMeant,
  isRight,
  offered,
  playersDue,
  skipImpossibleSteps,
  learnerOf,
  readLesson,
  lessonDisplayAt,
  stepAt,
  stepNow,
  wordsOf,
  writtenMove,
  type Game,
  type GameRecord,
  type Happening,
  type Lesson,
  type LessonRun,
  type Pattern,
  type MoveLike,
  type Choice,
} from '@quinola/play';
import type {LessonOffer} from '@quinola/table';
import {samples} from '../sample.js';

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

/** The states after records that are played on: each is folded from the one before. */
const states = new WeakMap<GameRecord, unknown>();

function stateOf({game, record}: Playing): unknown {
  if (!states.has(record)) states.set(record, foldRecord(game as never, record as never));
  return states.get(record);
}

/** The record after one more move, and the lesson following it. */
function after(at: Playing, by: number | 'chance', move: MoveLike): Playing {
  const record = {...at.record, moves: [...at.record.moves, {by, move}]};
  states.set(record, at.game.play(stateOf(at), by, move).state);
  return {...at, record, run: follow(at.lesson, at.run, record)};
}

/** How many other answers to a step are followed to the end of the lesson. */
const FOLLOWED = 3;

/** The maximum of moves between two answers of a lesson. */
const MOST = 2000;

/** Plays the other players' moves and confirms texts, until the visitor is asked something or the lesson is over. */
function playUntilAsked(
  from: Playing,
  book: BookOf,
  onWritten: (view: unknown, move: MoveLike) => void = () => undefined,
): Playing {
  let at = from;
  for (let i = 0; i < MOST; i++) {
    const {game, lesson, run} = at;
    const state = stateOf(at);
    const {must, over} = game.turn(state);
    const pupil = learnerOf(lesson);
    const decides = isDue(must, pupil);
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
    const by = playersDue(must).find((player) => player !== pupil) ?? firstDue(must);
    assert.ok(by !== null, 'the match is over while the lesson waits');
    if (by === 'chance') {
      const nth = 1 + at.record.moves.filter(({by}) => by === 'chance').length;
      at = after(at, by, game.chance(state, chanceOf(at.record.seed!, nth)));
      continue;
    }
    const view = game.view(state, by);
    const moves = offered(game, view);
    const seat = lesson.seats?.[by];
    const made = at.record.moves.filter((one) => one.by === by && !one.level).map(({move}) => move);
    const written = typeof seat === 'object' ? writtenMove(seat.plays, made, moves) : null;
    if (written && stepAt(at.run) < lesson.steps.length) onWritten(view, written);
    at = after(at, by, written ?? book(view, moves));
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

/** Where the book's player would not do what a lesson has: the move of the lesson, and his. */
interface Difference {
  readonly move: MoveLike;
  readonly ofBook: MoveLike;
}

/**
 * Walks through a lesson by its own answers and asks the book's player wherever the lesson asks something, or lets somebody make a
 * written move.
 */
function differences(first: Playing, book: BookOf, alike: Alike): readonly Difference[] {
  const found: Difference[] = [];
  const {lesson, game} = first;
  const compare = (view: unknown, move: MoveLike, isMeantMove: (ofBook: MoveLike) => boolean): void => {
    const moves = offered(game, view);
    if (moves.length < 2 && !('choose' in (moves[0] as object))) return;
    const ofBook = book(view, moves);
    if (!isMeantMove(ofBook) && !alike(view, move, ofBook)) found.push({move, ofBook});
  };
  let at = playUntilAsked(first, book, (view, written) => {
    compare(view, written, (ofBook) => isMeant(written as unknown as Pattern, ofBook));
  });
  while (stepAt(at.run) < lesson.steps.length) {
    const {view, meant} = asked(at, book);
    const {ask} = stepNow(lesson, at.run)!;
    compare(view, meant, (ofBook) => isRight(ask!, ofBook, null));
    at = after(withBook(at, meant), learnerOf(lesson), meant);
    if (stepAt(at.run) >= lesson.steps.length) break;
    at = playUntilAsked(at, book, (seen, written) =>
      compare(seen, written, (ofBook) => isMeant(written as unknown as Pattern, ofBook)),
    );
  }
  return found;
}

/** Whether two moves come to the same. */
type Alike = (view: unknown, one: MoveLike, other: MoveLike) => boolean;

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
 * after any other lawful answer; and each has all its texts in the same languages, the first in those of its table.
 */
export function testLessons(
  id: string,
  {
    game,
    lessons,
    book,
    alike,
    languages = [],
  }: {
    readonly game: AnyRules;
    readonly lessons: readonly LessonOffer[];
    readonly book: BookOf;
    /** Absent: the lessons are not compared with the book's player. */
    readonly alike?: Alike | undefined;
    /** Those of the game's tables: the first lesson is told in each. */
    readonly languages?: readonly string[];
  },
): void {
  const [first] = lessons;
  if (first)
    test(`${id}: the lesson that newcomers are offered, “${first.id}”, is told in every language of its table`, () => {
      assert.deepEqual(
        languages.filter((code) => wordsOf(first.title, code).lang !== code),
        [],
      );
    });
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
        const others = [...listed(game, view)]
          .map((move) => after(withBook(at, meant), learnerOf(lesson), move))
          .filter(({run}) => hasOtherAnswer(run));
        for (const {run} of others)
          assert.equal(stepAt(follow(lesson, run, at.record)), stepAt(at.run), 'taken back');
        // Each of them is followed to the end in the long run, else some from the whole list.
        const every = Math.ceil(others.length / samples(FOLLOWED, 1000));
        for (const other of others.filter((_, nth) => nth % every === 0)) {
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

    if (alike)
      test(`${id}: the lesson “${offer.id}” is as the book’s player has it, or says where not and why`, async () => {
        const first = await startedLesson();
        const {differs = []} = first.lesson;
        const explained = differs.flatMap(({cards = [], moves = []}) => [...cards, ...moves]);
        const found = differences(first, book, alike);
        assert.deepEqual(
          found
            .filter(({move}) => !explained.some((one) => isMeant(one, move)))
            .map(({move, ofBook}) => `${JSON.stringify(move)}, the book’s player ${JSON.stringify(ofBook)}`),
          [],
          'not explained in `differs`',
        );
        assert.deepEqual(
          explained.filter((one) => !found.some(({move}) => isMeant(one, move))),
          [],
          'explained, but the book’s player agrees',
        );
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
