// Plays the guided deals of every game: with their own answers, and with every other lawful one.
import {games} from '../packages/quinola/tools/games.js';
import {testLessons} from '../packages/table/test-support/lesson-suite.js';

for (const {id, tools} of games) {
  const {tested, opponents, lessons} = await tools();
  const brain = opponents?.brain();
  testLessons(id, {
    game: tested.game as never,
    lessons: lessons ?? [],
    book: (view, moves) =>
      (brain?.choose({game: id, view, moves, level: 'book', seed: 'a lesson'} as never).move ??
        moves[0]) as never,
  });
}
