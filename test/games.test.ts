// Every registered game is held to the same suite. The runner gives each game a process of its own, and tells its id in
// QUINOLA_GAME; without that all are held, one after the other.
import {holdFixtures} from '../packages/chart/test-support/fixtures/hold.js';
import {holdGame, type HeldGame} from '../packages/chart/test-support/hold-game.js';
import {holdRefusals} from '../packages/chart/test-support/hold/moves.js';
import {holdAnswers} from '../packages/play/test-support/hold-answers.js';
import {games} from '../packages/quinola/tools/games.js';
import {holdErrors} from '../packages/table/test-support/errors.js';
import {holdWords} from '../packages/table/test-support/hold-words.js';

const only = process.env['QUINOLA_GAME'];

for (const {id, family, languages, tools} of games) {
  if (only && id !== only) continue;
  const {held, opponents, fixtures, answers, ...speaking} = await tools();
  const game: HeldGame = {...held, ...(opponents && {opponents})};
  const folder = new URL(`../${family}/`, import.meta.url);
  const records = new URL(`test/fixtures/${id}/`, folder);
  holdGame(game, records);
  holdFixtures(fixtures, records, new URL('test/fixtures/differences.json', folder));
  holdAnswers(id, answers, new URL('test/vectors/', folder));
  holdErrors(id, new URL('src/', folder));
  await holdWords(id, {...speaking, languages}, () => holdRefusals(game));
}
