import {fileURLToPath} from 'node:url';
import {describe, it} from 'node:test';
import {readManifest} from './fixtures/files.js';
import {checkAccounts, checkStopping} from './game-suite/accounts.js';
import {checkChart, checkDeals, checkPhases, checkResuming} from './game-suite/chart.js';
import type {TestedGame} from './game-suite/tested-game.js';
import {checkMovesOfViews, checkRefusals} from './game-suite/moves.js';
import {checkOpponents} from './game-suite/opponents.js';
import {checkPaths} from './game-suite/paths.js';
import {checkReach} from './game-suite/reach.js';
import {checkCeremony, checkLeaving, checkTakingBack} from './game-suite/sessions.js';
import {checkFolds, checkTampering} from './game-suite/records.js';
import {checkPlantedLeaks, checkSecrets} from './game-suite/secrets.js';
import {checkOpenTricks, checkPlantedViews, checkViews, checkWatchers} from './game-suite/views.js';

export type {TestedGame} from './game-suite/tested-game.js';
export type {TestedOpponents} from './game-suite/tested-opponents.js';

/**
 * Defines the tests that every game must pass: its rules obey the contract of `Game`, its chart follows its rules, and nobody
 * learns what he may not know.
 * @param records the folder of its stored records, if it has any
 */
export function testGame(kind: TestedGame, records?: URL): void {
  const manifest = records ? readManifest(fileURLToPath(records)) : null;
  /** A test that needs an optional field which the game leaves out is skipped, and the report says why. */
  const unless = (given: unknown, field: keyof TestedGame): {readonly skip: string | false} => ({
    skip: !given && `its TestedGame has no \`${field}\``,
  });

  describe(`the rules of ${kind.game.id}`, () => {
    it('offer moves from the view alone, all lawful, and none out of turn', () => checkMovesOfViews(kind));
    it('refuse what cannot be done, and never throw anything unexpected', () => void checkRefusals(kind));
    it('fold a record to the same end, with chance drawn from its seed', () => checkFolds(kind));
    it('refuse a record that has been tampered with', () => checkTampering(kind));
    it('book all gains and losses, and rate a match by its bookings', () => checkAccounts(kind));
    it(
      'allow ending a match at any moment where it may be ended, with all accounts settled',
      unless(kind.stop, 'stop'),
      () => checkStopping(kind),
    );
    it('reach every phase, move and happening', () => checkReach(kind, manifest));
  });

  describe(`what players of ${kind.game.id} know`, () => {
    it('is all that they are told', () => checkSecrets(kind));
    it('is checked: a planted leak in what they are told is found', () => checkPlantedLeaks(kind));
    const imagined = unless(kind.imagine, 'imagine');
    it('does not depend on anything hidden from them', imagined, () => checkViews(kind));
    it('is checked: a planted leak in their view is found', imagined, () => checkPlantedViews(kind));
    it('includes all that a watcher knows', () => checkWatchers(kind));
    it('includes tricks that may be looked at again, as the rules say', () => checkOpenTricks(kind));
  });

  if (kind.opponents)
    it(`opponents at ${kind.game.id} play lawfully, give reasons, and choose the same whatever the others hold`, () =>
      checkOpponents(kind));

  describe(`the chart of ${kind.game.id}`, () => {
    it('has the phases of the rules, and besides them only sheets and beats', () => checkPhases(kind));
    it('plays the same match as the rules', () => checkChart(kind));
    it('continues from wherever it was left', () => checkResuming(kind));
    it('waits for nobody in ceremonial states when ceremony is short', () => checkCeremony(kind));
    it('takes back decision after decision, and reaches the same state again', () => checkTakingBack(kind));
    it('may be left at once', () => checkLeaving(kind));
    it('has a path to each of its states', () => checkPaths(kind));
    it('plays any number of deals without an error', () => checkDeals(kind));
  });
}
