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
import {checkPlantedViews, checkViews, checkWatchers} from './game-suite/views.js';

export type {TestedGame} from './game-suite/tested-game.js';
export type {TestedOpponents} from './game-suite/opponents.js';

/**
 * Defines the tests that every game must pass: its rules keep the contract of `Game`, its chart follows its rules, and nobody is
 * told what he may not know.
 * @param records the folder of its stored records, if it has any
 */
export function testGame(kind: TestedGame, records?: URL): void {
  const manifest = records ? readManifest(fileURLToPath(records)) : null;
  /** A test that needs a field which the game leaves out is skipped, and the report says why. */
  const unless = (given: unknown, field: keyof TestedGame): {readonly skip: string | false} => ({
    skip: !given && `its TestedGame has no \`${field}\``,
  });

  describe(`the rules of ${kind.game.id}`, () => {
    it('offer what the view alone allows, all of it lawful, and nothing out of turn', () =>
      checkMovesOfViews(kind));
    it('refuse what cannot be done, and break down at nothing', () => void checkRefusals(kind));
    it('fold a record to the same end, its chance drawn from its seed', () => checkFolds(kind));
    it('refuse a record that has been tampered with', () => checkTampering(kind));
    it('book what is won and lost, and are worth what is booked', () => checkAccounts(kind));
    it(
      'end at any moment, where they may be ended, with all accounts settled',
      unless(kind.stop, 'stop'),
      () => checkStopping(kind),
    );
    it('come through every phase, by every move, to all that can happen', () => checkReach(kind, manifest));
  });

  describe(`what players of ${kind.game.id} know`, () => {
    it('is all that is told to them', () => checkSecrets(kind));
    it('would show if more were told', () => checkPlantedLeaks(kind));
    const imagined = unless(kind.imagine, 'imagine');
    it('hangs on nothing that is hidden from them', imagined, () => checkViews(kind));
    it('would show if a view held more', imagined, () => checkPlantedViews(kind));
    it('is no less than what a watcher knows', () => checkWatchers(kind));
  });

  if (kind.opponents)
    it(`opponents at ${kind.game.id} play lawfully, say why, and choose the same whatever the others hold`, () =>
      checkOpponents(kind));

  describe(`the chart of ${kind.game.id}`, () => {
    it('has the phases of the rules, and beside them only sheets and partings', () => checkPhases(kind));
    it('plays the match of the rules', () => checkChart(kind));
    it('goes on from wherever it was left', () => checkResuming(kind));
    it('waits for nobody in what is only ceremony, where that is short', () => checkCeremony(kind));
    it('takes back decision after decision, and comes to the same again', () => checkTakingBack(kind));
    it('may be left at once', () => checkLeaving(kind));
    it('leads to each of its states', () => checkPaths(kind));
    it('plays any number of deals without an error', () => checkDeals(kind));
  });
}
