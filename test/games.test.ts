// Every registered game runs the same suite of tests. The runner gives each game a process of its own, with its id in
// QUINOLA_GAME; without that, all run one after the other.
import {testFixtures} from '../packages/chart/test-support/fixtures/suite.js';
import {testGame, type TestedGame} from '../packages/chart/test-support/game-suite.js';
import {checkRefusals} from '../packages/chart/test-support/game-suite/moves.js';
import {testVectors} from '../packages/play/test-support/vector-suite.js';
import {games} from '../packages/quinola/tools/games.js';
import {testErrors} from '../packages/table/test-support/errors.js';
import {testWords} from '../packages/table/test-support/word-suite.js';

const only = process.env['QUINOLA_GAME'];

for (const {id, family, languages, tools} of games) {
  if (only && id !== only) continue;
  const {tested, opponents, fixtures, answers, ...speaking} = await tools();
  const game: TestedGame = {...tested, ...(opponents && {opponents})};
  const folder = new URL(`../${family}/`, import.meta.url);
  const records = new URL(`test/fixtures/${id}/`, folder);
  testGame(game, records);
  testFixtures(fixtures, records, new URL('test/fixtures/differences.json', folder));
  testVectors(id, answers, new URL('test/vectors/', folder));
  testErrors(id, new URL('src/', folder));
  await testWords(id, {...speaking, languages}, () => checkRefusals(game));
}
