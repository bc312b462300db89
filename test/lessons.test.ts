// The guided deals of every game are played through: by their own answers, and by every other that the rules allow.
import {games} from '../packages/quinola/tools/games.js';
import {holdLessons} from '../packages/table/test-support/hold-lessons.js';

for (const {id, tools} of games) {
  const {held, opponents, lessons} = await tools();
  const brain = opponents?.brain();
  holdLessons(id, {
    game: held.game as never,
    lessons: lessons ?? [],
    book: (view, moves) =>
      (brain?.choose({game: id, view, moves, level: 'book', seed: 'a lesson'} as never).move ??
        moves[0]) as never,
  });
}
