import {fileURLToPath} from 'node:url';
import {describe, it} from 'node:test';
import {readManifest} from './fixtures/files.js';
import {holdAccounts, holdStopping} from './hold/accounts.js';
import {holdChart, holdDeals, holdPhases, holdResuming} from './hold/chart.js';
import type {HeldGame} from './hold/game.js';
import {holdMovesOfViews, holdRefusals} from './hold/moves.js';
import {holdOpponents} from './hold/opponents.js';
import {holdPaths} from './hold/paths.js';
import {holdReach} from './hold/reach.js';
import {holdCeremony, holdLeaving, holdTakingBack} from './hold/sessions.js';
import {holdFolds, holdTampering} from './hold/records.js';
import {holdPlantedLeaks, holdSecrets} from './hold/secrets.js';
import {holdPlantedViews, holdViews, holdWatchers} from './hold/views.js';

export type {HeldGame} from './hold/game.js';
export type {HeldOpponents} from './hold/opponents.js';

/**
 * Holds a game to all that every game keeps: what its rules promise, that its chart is its rules, and that nobody is told
 * what he may not know.
 * @param kept the folder of its kept records, where it has any
 */
export function holdGame(kind: HeldGame, kept?: URL): void {
  const manifest = kept ? readManifest(fileURLToPath(kept)) : null;
  /** What is not told of a game cannot be held: the report says so. */
  const unless = (given: unknown, field: keyof HeldGame): {readonly skip: string | false} => ({
    skip: !given && `its HeldGame has no \`${field}\``,
  });

  describe(`the rules of ${kind.game.id}`, () => {
    it('offer what the view alone allows, all of it lawful, and nothing out of turn', () =>
      holdMovesOfViews(kind));
    it('refuse what cannot be done, and break down at nothing', () => void holdRefusals(kind));
    it('fold a record to the same end, its chance drawn from its seed', () => holdFolds(kind));
    it('refuse a record that has been tampered with', () => holdTampering(kind));
    it('book what is won and lost, and are worth what is booked', () => holdAccounts(kind));
    it(
      'end at any moment, where they may be ended, with all accounts settled',
      unless(kind.stop, 'stop'),
      () => holdStopping(kind),
    );
    it('come through every phase, by every move, to all that can happen', () => holdReach(kind, manifest));
  });

  describe(`what players of ${kind.game.id} know`, () => {
    it('is all that is told to them', () => holdSecrets(kind));
    it('would show if more were told', () => holdPlantedLeaks(kind));
    const imagined = unless(kind.imagine, 'imagine');
    it('hangs on nothing that is hidden from them', imagined, () => holdViews(kind));
    it('would show if a view held more', imagined, () => holdPlantedViews(kind));
    it('is no less than what a watcher knows', () => holdWatchers(kind));
  });

  if (kind.opponents)
    it(`opponents at ${kind.game.id} play lawfully, say why, and choose the same whatever the others hold`, () =>
      holdOpponents(kind));

  describe(`the chart of ${kind.game.id}`, () => {
    it('has the phases of the rules, and beside them only sheets and partings', () => holdPhases(kind));
    it('plays the match of the rules', () => holdChart(kind));
    it('goes on from wherever it was left', () => holdResuming(kind));
    it('waits for nobody in what is only ceremony, where that is short', () => holdCeremony(kind));
    it('takes back decision after decision, and comes to the same again', () => holdTakingBack(kind));
    it('may be left at once', () => holdLeaving(kind));
    it('leads to each of its states', () => holdPaths(kind));
    it('plays any number of deals without an error', () => holdDeals(kind));
  });
}
