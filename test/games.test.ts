// Every registered game runs the same suite of tests. The runner gives each game a process of its own, with its id in
// QUINOLA_GAME; without that, all run one after the other. With QUINOLA_DEALS each plays deals in thousands instead.
import {it} from 'node:test';
import {testFixtures} from '@quinola/testing/fixtures/suite.js';
import {testGame, type TestedGame} from '@quinola/testing/game-suite.js';
import {checkDeals} from '@quinola/testing/game-suite/chart.js';
import {checkRefusals} from '@quinola/testing/game-suite/moves.js';
import {testVectors} from '@quinola/testing/answers/suite.js';
import {testMaxims} from '@quinola/testing/maxims/suite.js';
import {games} from '@quinola/testing/registry/games.js';
import {testErrors} from '@quinola/testing/suites/errors.js';
import {testLessons} from '@quinola/testing/suites/lessons.js';
import {testWords} from '@quinola/testing/suites/words.js';

const only = process.env['QUINOLA_GAME'];

for (const {id, family, languages, tools} of games) {
  if (only && id !== only) continue;
  const {tested, opponents, fixtures, answers, maxims, lessons = [], alike, ...speaking} = await tools();
  const game: TestedGame = {...tested, ...(opponents && {opponents})};
  if (process.env['QUINOLA_DEALS']) {
    it(`${id} plays deals in thousands through its chart`, () => checkDeals(game));
    continue;
  }
  const folder = new URL(`../${family}/`, import.meta.url);
  const records = new URL(`test/fixtures/${id}/`, folder);
  testGame(game, records);
  testFixtures(fixtures, records, new URL('test/fixtures/differences.json', folder));
  testVectors(id, answers, new URL('test/vectors/', folder));
  if (maxims && game.opponents?.reasons) {
    const {reasons} = game.opponents;
    const {dealEnds} = game.profile;
    testMaxims({game: game.game as never, opponents: opponents!, reasons, dealEnds, maxims: await maxims()});
  }
  const brain = opponents?.brain();
  testLessons(id, {
    game: tested.game as never,
    lessons,
    alike,
    languages,
    book: (view, moves) =>
      (brain?.choose({game: id, view, moves, level: 'teacher', seed: 'a lesson'} as never).move ??
        moves[0]) as never,
  });
  testErrors(id, new URL('src/', folder));
  await testWords(id, {...speaking, languages}, () => checkRefusals(game));
}
