import {listed} from '../choices.js';
import {playersDue} from '../due.js';
import {
  MoveError,
  OptionsError,
  type Actor,
  type Choice,
  type Due,
  type Game,
  type Happening,
  type MoveLike,
  type Player,
} from '../game.js';
import type {GameRecord, RecordedMove} from '../record.js';
import {LessonError, type Lesson, type Pattern} from './document.js';
import {matches} from './answers.js';

/** The level recorded for moves made before a lesson began, because no player at the table chose them. */
export const BEFORE_LESSON = 'lesson';

/**
 * The record with which a lesson begins: its options, its seed, and what was played before.
 * @param players the players, as in the record
 * @throws LessonError if the rules refuse these options or these moves
 */
export function lessonRecord<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice,
>(
  game: Game<State, View, Move, Options, H, C>,
  lesson: Lesson,
  players: GameRecord['players'],
): GameRecord<Move, Options> {
  if (lesson.game !== game.id)
    throw new LessonError([{path: 'game', expected: `"${game.id}"`, found: JSON.stringify(lesson.game)}]);
  const options = (lesson.options ?? {}) as Options;
  let state: State;
  try {
    state = game.start(options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const {option} = error.about;
    const path =
      option === undefined ? (/^deal-/.test(error.code) ? 'options.deal' : 'options') : `options.${option}`;
    throw new LessonError([
      {path, expected: `what the rules know (${error.code})`, found: JSON.stringify(error.about)},
    ]);
  }
  type Made = Pick<RecordedMove<Move>, 'by' | 'move'>;
  const moves: RecordedMove<Move>[] = [];
  (lesson.opening ?? []).forEach((written, i) => {
    const fail = (found: string): never => {
      throw new LessonError([{path: `opening[${i}]`, expected: 'a lawful move', found}]);
    };
    const {by: given, ...fields} =
      typeof written === 'string' ? {card: written} : (written as Pattern & {by?: Actor});
    const due: Due = (given as Actor | undefined) ?? game.turn(state).must;
    if (due === null) return fail('the end of the match');
    const ofPlayer = (by: Player): Made[] =>
      ([...listed(game as never, game.view(state, by) as never)] as Move[])
        .filter((one) => matches(fields, one))
        .map((move) => ({by, move}));
    // Where several are to act and none is named, it is the first of them who can do it.
    const [made] =
      due === 'chance' ? [{by: due, move: fields as unknown as Move}] : playersDue(due).flatMap(ofPlayer);
    if (!made) return fail(JSON.stringify(written));
    const {by, move} = made;
    try {
      state = game.play(state, by, move).state;
    } catch (error) {
      return fail(
        error instanceof MoveError ? `${JSON.stringify(written)}: ${error.message}` : String(error),
      );
    }
    moves.push({by, move, level: BEFORE_LESSON});
  });
  return {
    format: 'quinola-record/1',
    game: game.id,
    options,
    players,
    moves,
    seed: lesson.seed ?? lesson.id,
  };
}
